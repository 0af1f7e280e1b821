// The tests that need neither Kivy nor a second process, in Python 3.14, the APK's Python.
// node tools/py314.mjs [what pytest takes]
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../build/py314/node_modules/pyodide/pyodide.mjs";

async function tested(games, wanted) {
  const ours = Object.entries(process.env).filter(([name]) => /^(CI$|HOTELS_|HYPOTHESIS_)/.test(name));
  const env = { HYPOTHESIS_PROFILE: "quick", ...Object.fromEntries(ours), HYPOTHESIS_STORAGE_DIRECTORY: "/tmp/hypothesis" };
  if (games) env.HOTELS_GAMES = "/games";

  const python = await loadPyodide({ env });
  python.mountNodeFS("/hotels", fileURLToPath(new URL("..", import.meta.url)));
  if (games) python.mountNodeFS("/games", games);
  python.globals.set("wanted", wanted);
  return python.runPythonAsync(`
    import os, sys
    os.chdir("/hotels")
    sys.path.insert(0, "/hotels/build/py314/site")
    import pytest
    pytest.main([
        "-p", "no:cacheprovider",
        "-o", "faulthandler_timeout=0",  # needs a thread, and there is none
        "-m", "not process and not long", "--ignore=tests/screens", *wanted,
    ])
  `);
}

process.exitCode = await tested(process.env.HOTELS_GAMES, process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  return 1;
});
