/** All that can be known in a minute: types, lint, rooms, unused code, unit tests (not the long ones). */
import { checks } from "./checks.ts";
import { report, runTool } from "./run-tool.ts";

const unit = { name: "unit tests", words: ["vitest", "run", "--project", "unit", "--reporter=minimal"] };
const results = await Promise.all(
  [...checks, unit].map(async (tool) => {
    const result = await runTool(tool);
    report(result);
    return result;
  }),
);
const failures = results.filter(({ ok }) => !ok);
console.log(failures.length === 0 ? "all is well" : `failed: ${failures.map(({ name }) => name).join(", ")}`);
process.exitCode = failures.length === 0 ? 0 : 1;
