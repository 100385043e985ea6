import { expect, test } from "vitest";
import type { JsonObject } from "../../../../services/content/contract.ts";
import { everyBlock, pathOfUid } from "../block-tree/block-tree.ts";
import { doWithBlock, siblingsOf } from "./block-deeds.ts";

const text = (uid: string): JsonObject => ({ component: "text", _uid: uid });
const page: JsonObject = { component: "page", _uid: "p", body: [text("a"), text("b"), text("c")] };
const uids = (content: JsonObject) => everyBlock(content).map(({ _uid }) => _uid);
const act = (uid: string, deed: Parameters<typeof doWithBlock>[2]) =>
  doWithBlock(page, pathOfUid(page, uid) ?? [], deed);

test.each([
  ["b", "up", ["p", "b", "a", "c"]],
  ["b", "down", ["p", "a", "c", "b"]],
  ["b", "remove", ["p", "a", "c"]],
] as const)("%s: %s", (uid, deed, order) => {
  expect(uids(act(uid, deed)?.content as JsonObject)).toEqual(order);
});

test("a block that is moved stays chosen, of a doubled one the copy is", () => {
  expect(act("b", "down")?.chosen).toBe("b");
  const doubled = act("b", "duplicate");
  expect(uids(doubled?.content as JsonObject)).toEqual(["p", "a", "b", doubled?.chosen, "c"]);
  expect(doubled?.chosen).not.toBe("b");
});

test.each([
  ["a", "up"],
  ["c", "down"],
  ["p", "remove"],
  ["p", "duplicate"],
  ["p", "up"],
] as const)("%s: %s goes no further", (uid, deed) => {
  expect(act(uid, deed)).toBeNull();
});

test("tells how many stand beside it", () => {
  expect([siblingsOf(page, [["body", 0]]), siblingsOf(page, [])]).toEqual([3, 0]);
});
