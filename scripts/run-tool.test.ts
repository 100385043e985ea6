import { expect, test } from "vitest";
import { reportOf, runTool } from "./run-tool.ts";

const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`);

test("a step that went well is one line, whatever it wrote", () => {
  expect(reportOf({ name: "lint", ok: true, output: "much", seconds: 7.44 })).toEqual(["ok     lint (7.4 s)"]);
});

test("a step that failed tells its failures first, and then the last of what it wrote", () => {
  const result = { name: "database tests", ok: false, output: lines(100).join("\n"), seconds: 266.04 };
  const told = reportOf(result, [{ name: "a.db.test.ts > is kept", message: "expected 1 to be 2" }]);
  expect(told.slice(0, 5)).toEqual([
    "FAILED database tests (266.0 s)",
    "       a.db.test.ts > is kept",
    "         expected 1 to be 2",
    "",
    "       line 41",
  ]);
  expect(told.at(-1)).toBe("       line 100");
});

test("a program that fails, or that there is not, is a failure with what it wrote", async () => {
  const program = "console.log('said'); console.error('refused'); process.exitCode = 1;";
  const failed = await runTool({ name: "a program", words: ["node", "--eval", program] });
  expect([failed.ok, failed.output.split("\n").toSorted()]).toEqual([false, ["refused", "said"]]);
  const none = await runTool({ name: "none", words: ["passepartout-no-such-program"] });
  expect(none.ok).toBe(false);
  expect(none.output).toContain("passepartout-no-such-program");
});
