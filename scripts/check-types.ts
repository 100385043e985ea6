/** Checks all types; those of the pages' routes are generated first, and those of labels must have been. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { labelKeySource } from "../demo/labels/label-keys.ts";
import { runTool } from "./run-tool.ts";

const keys = await readFile(join(import.meta.dirname, "../core/label-key.generated.ts"), "utf8");
if (keys === labelKeySource()) {
  const routes = await runTool({ name: "types of routes", words: ["react-router", "typegen"] });
  // Each checker looks anew at what all share: of two cores with other work beside it, four of them take 41 s, one 25.
  const words = ["tsc", "-p", ".", "--checkers", "1"];
  const types = routes.ok ? await runTool({ name: "types", words }) : routes;
  console.log(types.output);
  process.exitCode = types.ok ? 0 : 1;
} else {
  console.log("core/label-key.generated.ts is out of date: run node scripts/generate-label-keys.ts");
  process.exitCode = 1;
}
