import { expect, test } from "vitest";
import type { JsonObject } from "../../../../services/content/contract.ts";
import { pathOfUid } from "../block-tree/block-tree.ts";
import type { ComponentSchemas } from "../block-tree/component-schemas.ts";
import { withOwnUids } from "./edit-history.ts";
import { leftOut, outlineRows } from "./outline-rows.ts";

const schemas: ComponentSchemas = {
  page: { name: "page", schema: { body: { type: "bloks", display_name: "Inhalt" } } },
  box: { name: "box", display_name: "Kasten", schema: { items: { type: "bloks" } } },
  text: { name: "text", schema: { headline: { type: "text" } } },
};
const text = (uid: string, headline = ""): JsonObject => ({ component: "text", _uid: uid, headline });
const box = (uid: string, ...items: JsonObject[]): JsonObject => ({ component: "box", _uid: uid, items });
const page = (...body: JsonObject[]): JsonObject => ({ component: "page", _uid: "p", body });
const rows = (content: JsonObject, toggled: string[] = [], chosen: string | null = null) =>
  outlineRows(content, { schemas, language: null, toggled: new Set(toggled), chosen });

test("a page's blocks stand one below the other, in the lists they stand in", () => {
  const found = rows(page(text("a", "Matt"), box("b", text("c")), { component: "snowfall", _uid: "s" }));
  expect(
    found.map(({ uid, level, title, field, place, siblings, open, unknown }) => [
      uid,
      level,
      title,
      field,
      place,
      siblings,
      open,
      unknown,
    ]),
  ).toEqual([
    ["p", 1, "page", null, 1, 1, true, false],
    ["a", 2, "text", "Inhalt", 1, 3, null, false],
    ["b", 2, "Kasten", null, 2, 3, true, false],
    ["c", 3, "text", "items", 1, 1, null, false],
    ["s", 2, "snowfall", null, 3, 3, null, true],
  ]);
});

test("lists stand in the order of the form, whatever order the content has", () => {
  const schema = { body: { type: "bloks", pos: 1 }, head: { type: "bloks", pos: 0 } };
  const content = { ...page(text("b")), notes: [text("n")], head: [text("h")] };
  const found = outlineRows(content, {
    schemas: { ...schemas, page: { name: "page", schema } },
    language: null,
    toggled: new Set(),
    chosen: null,
  });
  expect(found.map(({ uid }) => uid)).toEqual(["p", "h", "b", "n"]);
});

test("what is in a closed block is not there", () => {
  expect(rows(page(box("b", text("c")), text("d")), ["b"]).map(({ uid }) => uid)).toEqual(["p", "b", "d"]);
});

test("the chosen block is there whatever is closed", () => {
  const content = page(box("a", box("b", text("c"))), text("d"));
  expect(rows(content, ["a", "b"], "c").map(({ uid }) => uid)).toEqual(["p", "a", "b", "c", "d"]);
  expect(rows(content, ["a", "b"], "b").map(({ uid }) => uid)).toEqual(["p", "a", "b", "d"]);
});

test("of a page with more than 300 blocks only the first level is there, until one is opened", () => {
  const content = page(...Array.from({ length: 200 }, (_, index) => box(`b${index}`, text(`t${index}`))));
  expect(rows(content)).toHaveLength(201);
  expect(rows(content, ["b7"])).toHaveLength(202);
});

test("2,000 blocks in one another, and a page that holds itself, are opened without end of patience", () => {
  let deep = text("0");
  for (let level = 1; level < 2_000; level++) deep = box(String(level), deep);
  const content = page(deep);
  expect(rows(content)).toHaveLength(2);
  expect(leftOut(content, schemas)).toEqual({ blocks: 1_500, deepest: 1_980, unknown: 0, broken: 0 });
  const itself = withOwnUids({ ...page(box("p", page(text("p")))), references: ["p"] }, () => "new");
  expect(pathOfUid(itself, "p")).toEqual([]);
  expect(rows(itself).map(({ level }) => level)).toEqual([1, 2, 3, 4]);
});

test("what no visitor sees is counted", () => {
  const broken = { ...page(text("a"), { component: "snowfall", _uid: "s" }) };
  broken.body = [...(broken.body as JsonObject[]), { _uid: "no component" }, "words", null];
  expect(leftOut(broken, schemas)).toEqual({ blocks: 0, deepest: 0, unknown: 1, broken: 3 });
  expect(leftOut(page(text("a")), schemas)).toBeNull();
});
