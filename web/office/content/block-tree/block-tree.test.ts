import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../../services/content/contract.ts";
import {
  type BlockPath,
  blockAt,
  blockFields,
  duplicateBlock,
  everyBlock,
  insertBlock,
  moveBlock,
  pathOfUid,
  removeBlock,
  replaceBlock,
} from "./block-tree.ts";

const text = (uid: string): JsonObject => ({ component: "text", _uid: uid });
const page = (): JsonObject => ({
  component: "page",
  _uid: "page",
  teaser: [text("t")],
  body: [text("a"), { component: "box", _uid: "b", items: [text("b1"), text("b2")] }, text("c")],
});
const uids = (content: JsonObject) => everyBlock(content).map(({ _uid }) => _uid);
const at = (content: JsonObject, uid: string): BlockPath => pathOfUid(content, uid) ?? [["nowhere", 0]];

test("a block is found by its uid, and one inside rich text by the block that holds it", () => {
  const inText = { ...text("r"), text: { type: "doc", content: [{ type: "blok", attrs: { body: [text("inner")] } }] } };
  const content = insertBlock(page(), { parent: [["body", 1]], field: "items", index: 1 }, inText);
  const path: BlockPath = [
    ["body", 1],
    ["items", 1],
  ];
  expect([at(content, "r"), at(content, "inner"), pathOfUid(content, "none")]).toEqual([path, path, null]);
});

test("a change leaves all other blocks the same objects", () => {
  const before = page();
  const after = replaceBlock(before, at(before, "b2"), { ...text("b2"), text: "Paper" });
  expect(blockAt(after, at(after, "b2"))).toEqual({ component: "text", _uid: "b2", text: "Paper" });
  for (const uid of ["t", "a", "b1", "c"])
    expect(blockAt(after, at(after, uid))).toBe(blockAt(before, at(before, uid)));
  expect(blockAt(before, at(before, "b2"))).toEqual(text("b2"));
});

test("what is not there is not changed", () => {
  const content = page();
  const nowhere: BlockPath = [
    ["body", 7],
    ["items", 0],
  ];
  expect(replaceBlock(content, nowhere, text("x"))).toBe(content);
  expect(removeBlock(content, nowhere)).toBe(content);
  expect(removeBlock(content, [])).toBe(content);
  expect(moveBlock(content, nowhere, { parent: [], field: "body", index: 0 })).toBe(content);
  expect(blockAt(content, [["toString", 0]])).toBeNull();
});

test("a copy stands right after the block, with uids of its own", () => {
  let made = 0;
  const content = duplicateBlock(page(), [["body", 1]], () => `new${++made}`);
  expect(uids(content)).toEqual(["page", "t", "a", "b", "b1", "b2", "new1", "new2", "new3", "c"]);
});

describe("moving", () => {
  test.each([
    ["before one that stands above", "c", [], "body", 0, ["page", "t", "c", "a", "b", "b1", "b2"]],
    ["before one that stands below", "a", [], "body", 2, ["page", "t", "b", "b1", "b2", "a", "c"]],
    ["to the end", "a", [], "body", 3, ["page", "t", "b", "b1", "b2", "c", "a"]],
    ["into a box below it", "a", [["body", 1]], "items", 1, ["page", "t", "b", "b1", "a", "b2", "c"]],
    ["out of its box, before it", "b2", [], "body", 1, ["page", "t", "a", "b2", "b", "b1", "c"]],
    ["into a list that there was not", "b1", [["teaser", 0]], "more", 0, ["page", "t", "b1", "a", "b", "b2", "c"]],
  ] as const)("%s", (_how, uid, parent, field, index, order) => {
    const content = page();
    expect(uids(moveBlock(content, at(content, uid), { parent: parent as BlockPath, field, index }))).toEqual(order);
  });

  test("not into itself", () => {
    const content = page();
    expect(moveBlock(content, at(content, "b"), { parent: at(content, "b"), field: "items", index: 0 })).toBe(content);
  });
});

test("a page in a language shows its own list of blocks where it has one", () => {
  const content = { ...page(), body__i18n__en_GB: [text("e")], teaser__i18n__en_GB: [] };
  expect(blockFields(content, null)).toEqual(["teaser", "body"]);
  expect(blockFields(content, "en-GB")).toEqual(["teaser", "body__i18n__en_GB"]);
});

test("wherever a block is moved, none is lost and none is doubled", () => {
  fc.assert(
    fc.property(trees, fc.nat(), fc.nat(), fc.nat({ max: 5 }), (content, which, where, index) => {
      const paths = uids(content).map((uid) => at(content, String(uid)));
      const [from = [], parent = []] = [paths[which % paths.length], paths[where % paths.length]];
      const moved = moveBlock(content, from, { parent, field: "items", index });
      expect(uids(moved).toSorted()).toEqual(uids(content).toSorted());
      const uid = String(blockAt(content, from)?._uid);
      if (moved !== content) expect(at(moved, uid).at(-1)?.[0]).toBe("items");
    }),
  );
});

test("a tree of 2,000 levels is changed at its bottom", () => {
  let content: JsonObject = text("0");
  for (let level = 1; level < 2_000; level++) content = { ...text(String(level)), items: [content] };
  const path = at(content, "0");
  expect(path).toHaveLength(1_999);
  expect(blockAt(replaceBlock(content, path, text("new")), path)).toEqual(text("new"));
});

/** Blocks with uids that differ, in fields `items`. */
const trees = fc.array(fc.nat(), { minLength: 1, maxLength: 20 }).map((parents): JsonObject => {
  const blocks = [text("page"), ...parents.map((_, index) => text(String(index)))] as JsonObject[];
  for (const [index, parent] of parents.entries()) {
    const above = blocks[parent % (index + 1)] as JsonObject;
    above.items = [...((above.items as JsonObject[]) ?? []), blocks[index + 1] as JsonObject];
  }
  return blocks[0] as JsonObject;
});
