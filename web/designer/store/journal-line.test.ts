import { expect, test } from "vitest";
import { beginHistory, perform, undo } from "../../../design/history.ts";
import { canvas } from "../../../design/sample-designs.ts";
import { changedFrom, lineOf } from "./journal-line.ts";

function performed(history: ReturnType<typeof beginHistory>, title: string) {
  const outcome = perform(history, { type: "setTitle", title });
  if (!outcome.ok) throw new Error("cannot set a title");
  return outcome.value;
}

test("only what changed is written again, however long the history is", () => {
  const two = performed(performed(beginHistory(canvas()), "eins"), "zwei");
  const three = performed(two, "drei");
  expect(changedFrom(undefined, lineOf(two))).toBe(0);
  expect(changedFrom(lineOf(two), lineOf(three))).toBe(2);
  const undone = undo(three)?.history ?? three;
  expect(changedFrom(lineOf(three), lineOf(undone))).toBe(3);
  expect(changedFrom(lineOf(undone), lineOf(performed(undone, "anders")))).toBe(2);
});
