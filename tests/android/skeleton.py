"""Java classes with Android's overloads, to be compiled for a JVM: their calls are noted.

What is not asked for is left out, so that a class has few methods and needs few other classes. An
interface is a class here, and of several a class extends the one that has most above it.
"""

from collections import deque
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.android.stubs import Field, JavaClass, Signature, class_of, java_class, lineage

NOTED = """package noted;

public class Noted {
    public static final class Quiet {}

    private static final java.util.List<String> lines = new java.util.ArrayList<>();

    public static synchronized String said() {
        String said = String.join("\\n", lines);
        lines.clear();
        return said;
    }

    public static synchronized Object call(Class<?> returned, String what, Object... given) {
        StringBuilder line = new StringBuilder(what);
        for (Object one : given) line.append('\\t').append(one);
        lines.add(line.toString());
        return give(returned);
    }

    public static Object give(Class<?> wanted) {
        if (wanted == boolean.class) return true;
        if (wanted == int.class) return 0;
        if (wanted == long.class) return 0L;
        if (wanted == float.class) return 0f;
        if (wanted == Object.class) return new Object();
        try {
            var quiet = wanted.getDeclaredConstructor(Quiet.class);
            quiet.setAccessible(true);
            return quiet.newInstance((Quiet) null);
        } catch (ReflectiveOperationException error) {
            return null;
        }
    }
}
"""

PRIMITIVES = {
    "V": "void",
    "Z": "boolean",
    "B": "byte",
    "C": "char",
    "S": "short",
    "I": "int",
    "J": "long",
    "F": "float",
    "D": "double",
}


def write(folder: Path, names: Iterable[str], members: set[str]) -> list[Path]:
    """The source files of classes with the members of these names, and of all they need."""
    wanted = _needed(names, members)
    noted = folder / "noted" / "Noted.java"
    noted.parent.mkdir(parents=True)
    noted.write_text(NOTED, encoding="utf-8")
    written = [noted]
    for name, text in _sources(wanted, members).items():
        path = folder / f"{name.replace('.', '/')}.java"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        written.append(path)
    return written


def _needed(names: Iterable[str], members: set[str]) -> dict[str, JavaClass]:
    """The classes named, what they extend, and whatever their members take or give."""
    found: dict[str, JavaClass] = {}
    waiting = deque(names)
    while waiting:
        name = waiting.popleft()
        if name in found or _is_java_s_own(name):
            continue
        found[name] = one = java_class(name)
        types = [field.type for field in _fields(one, members).values()]
        for _, signature in _methods(one, members):
            types += [signature.returns, *signature.parameters]
        waiting += [class_ for kind in types if (class_ := class_of(kind.lstrip("[")))]
        waiting += one.bases
    return found


def _sources(wanted: dict[str, JavaClass], members: set[str]) -> dict[str, str]:
    """The text of each file: a class with all that stands in it."""
    outer = sorted({name.partition("$")[0] for name in wanted})
    return {
        name: f"package {name.rpartition('.')[0]};\n\n{_class(name, wanted, members, '')}"
        for name in outer
    }


def _class(name: str, wanted: dict[str, JavaClass], members: set[str], indent: str) -> str:
    one = wanted.get(name) or JavaClass(name, (), (), {}, {})
    bases = [base for base in one.bases if not _is_java_s_own(base)]
    base = max(bases, key=lambda base: len([*lineage(base)]), default=None)
    short = name.rpartition(".")[2].rpartition("$")[2]
    kind = "public static class" if "$" in name else "public class"
    extends = f" extends {_in_java(base)}" if base else ""
    inner = sorted(
        other
        for other in wanted
        if other.startswith(f"{name}$") and "$" not in other[len(name) + 1 :]
    )
    lines = [
        f"protected {short}(noted.Noted.Quiet quiet) {{ {'super(quiet);' if base else ''} }}",
        *_members(one, short, members, "super((noted.Noted.Quiet) null); " if base else ""),
    ]
    body = "".join(f"{indent}    {line}\n" for line in lines)
    nested = "".join(_class(other, wanted, members, f"{indent}    ") for other in inner)
    return f"{indent}{kind} {short}{extends} {{\n{body}{nested}{indent}}}\n"


def _members(one: JavaClass, short: str, members: set[str], first: str) -> Iterator[str]:
    for name, field in _fields(one, members).items():
        type_ = _type(field.type)
        if not field.is_static:
            yield f"public {type_} {name};"
        elif field.type == "Ljava/lang/String;":
            yield f'public static final String {name} = "{name}";'
        else:
            yield f"public static {type_} {name} = ({type_}) noted.Noted.give({type_}.class);"
    for name, signature in _methods(one, members):
        taken = _parameters(signature)
        values = "".join(f", (Object) a{at}" for at in range(len(taken)))
        noted = f'"{name}{signature.descriptor}"{values}'
        given = ", ".join(f"{type_} a{at}" for at, type_ in enumerate(taken))
        if name == "new":
            yield f"public {short}({given}) {{ {first}noted.Noted.call(void.class, {noted}); }}"
            continue
        type_ = _type(signature.returns)
        call = f"noted.Noted.call({type_}.class, {noted});"
        does = call if type_ == "void" else f"return ({type_}) {call}"
        static = "static " if signature.is_static else ""
        yield f"public {static}{type_} {name}({given}) {{ {does} }}"


def _fields(one: JavaClass, members: set[str]) -> dict[str, Field]:
    return {name: field for name, field in one.fields.items() if name in members}


def _methods(one: JavaClass, members: set[str]) -> Iterator[tuple[str, Signature]]:
    if one.name in members:
        yield from (("new", signature) for signature in one.constructors)
    for name in one.methods.keys() & members:
        yield from ((name, signature) for signature in one.methods[name])


def _parameters(signature: Signature) -> list[str]:
    types = [_type(kind) for kind in signature.parameters]
    if signature.has_varargs:
        types[-1] = f"{types[-1].removesuffix('[]')}..."
    return types


def _type(kind: str) -> str:
    """A type as Java's source has it."""
    if kind.startswith("["):
        return f"{_type(kind[1:])}[]"
    name = class_of(kind)
    return PRIMITIVES[kind] if name is None else _in_java(name)


def _in_java(name: str) -> str:
    return name.replace("$", ".")


def _is_java_s_own(name: str) -> bool:
    return name.startswith(("java.", "javax."))
