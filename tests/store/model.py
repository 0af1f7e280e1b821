"""What a keeper does, done to a plain list: no log, no numbers to resolve, whole copies to undo."""

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from hotels.ledger.journal import Accept, Act, Amend, Cut, Insert, Move, Redo, Strike, Undo, Write

Entry = Any


@dataclass
class Item:
    """An entry on the model's list, perhaps crossed out."""

    number: int
    entry: Entry
    struck: bool = False


@dataclass
class Model:
    """A list edited in place; undo and redo are copies of the whole list."""

    items: list[Item] = field(default_factory=list)
    past: list[list[Item]] = field(default_factory=list)
    future: list[list[Item]] = field(default_factory=list)
    lines: int = 0

    def do(self, act: Act[Entry]) -> None:
        self.lines += 1
        match act:
            case Undo():
                self.future.append(self.items)
                self.items = self.past.pop()
                return
            case Redo():
                self.past.append(self.items)
                self.items = self.future.pop()
                return
            case Accept():
                return
        self.past.append(deepcopy(self.items))
        self.future = []
        match act:
            case Write(entry):
                self.items.append(Item(self.lines, entry))
            case Amend(number, entry):
                self.items[self.place(number)].entry = entry
            case Insert(before, entry):
                self.items.insert(self.place(before), Item(self.lines, entry))
            case Move(number, before):
                moving = self.items.pop(self.place(number))
                self.items.insert(self.place(before), moving)
            case Strike(number):
                self.items[self.place(number)].struck = True
            case Cut(number):
                for item in self.items[self.place(number) :]:
                    item.struck = True

    def place(self, number: int) -> int:
        return [item.number for item in self.items].index(number)

    @property
    def standing(self) -> list[tuple[int, Entry]]:
        return [(item.number, item.entry) for item in self.items if not item.struck]

    def allows(self, act: Act[Entry]) -> bool:
        """Whether the list has what the act is about."""
        there = {item.number for item in self.items}
        standing = {number for number, _ in self.standing}
        match act:
            case Amend(number, _) | Strike(number) | Cut(number):
                return number in standing
            case Insert(before, _):
                return before in there
            case Move(number, before):
                return number in standing and before in there and number != before
            case Undo():
                return bool(self.past)
            case Redo():
                return bool(self.future)
            case _:
                return True
