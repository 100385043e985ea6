import { describe, expect, it } from "vitest";
import type { ComponentSchemas } from "../block-tree/component-schemas.ts";
import { allowedBlocks, blocksAsText, blocksInText, moved, paletteOf, roomFor } from "./block-list.ts";

const schemas: ComponentSchemas = {
  page: { name: "page", schema: {}, is_root: true, is_nestable: false },
  teaser: {
    name: "teaser",
    display_name: "Kopf mit Bild",
    schema: {},
    component_group_name: "Text und Bild",
    component_group_uuid: "g1",
  },
  usp: { name: "usp", display_name: "Grund", schema: {}, component_group_name: "Wege", component_group_uuid: "g2" },
  plain: { name: "plain", schema: {} },
};
const names = (field: object) => allowedBlocks(schemas, { type: "bloks", ...field }).map(({ name }) => name);

describe("what may stand in a list", () => {
  it("is every block that may stand in others", () => {
    expect(names({})).toEqual(["teaser", "usp", "plain"]);
  });
  it("is what the list names, in its order and as far as there are such blocks", () => {
    expect(names({ restrict_components: true, component_whitelist: ["usp", "teaser", "gone", "constructor"] })).toEqual(
      ["usp", "teaser"],
    );
  });
  it("is a group's", () => {
    expect(names({ restrict_type: "groups", component_group_whitelist: ["g2"] })).toEqual(["usp"]);
  });
  it("is no more than the list takes", () => {
    expect(roomFor({ type: "bloks", maximum: 2 }, 1)).toBe(1);
    expect(roomFor({ type: "bloks", maximum: "2" }, 3)).toBe(0);
    expect(roomFor({ type: "bloks" }, 500)).toBe(Number.POSITIVE_INFINITY);
  });
});

it("the palette finds blocks by their words, their name or their group", () => {
  const found = (search: string) =>
    paletteOf(allowedBlocks(schemas, { type: "bloks" }), search).map(({ name, blocks }) => [
      name,
      blocks.map((one) => one.name),
    ]);
  expect(found("")).toEqual([
    ["Text und Bild", ["teaser"]],
    ["Wege", ["usp"]],
    ["", ["plain"]],
  ]);
  expect(found("KOPF bild")).toEqual([["Text und Bild", ["teaser"]]]);
  expect(found("usp")).toEqual([["Wege", ["usp"]]]);
  expect(found("snow")).toEqual([]);
  expect(found("wege gr")).toEqual([["Wege", ["usp"]]]);
});

it.each([
  [0, 2, "bac"],
  [0, 3, "bca"],
  [2, 0, "cab"],
  [1, 1, "abc"],
  [1, 2, "abc"],
  [7, 0, "abc"],
])("moving %i before %i gives %s", (from, to, text) => {
  expect(moved([..."abc"], from, to).join("")).toBe(text);
});

describe("the clipboard", () => {
  it("carries blocks from page to page", () => {
    const block = { component: "usp", _uid: "1", items: [{ component: "usp", _uid: "2" }] };
    expect(blocksInText(blocksAsText([block]))).toEqual([block]);
  });
  it.each(["", "Eiche", "3", "null", "[]", '{"content-blocks":{}}', '{"content-blocks":[{"text":"no block"},3]}'])(
    "with %j holds none",
    (text) => {
      expect(blocksInText(text)).toEqual([]);
    },
  );
});

it("what is called as one searches comes before what only lies in a group of that name", () => {
  const named = (name: string, display_name: string) => ({
    name,
    display_name,
    schema: {},
    component_group_name: "Text und Bild",
  });
  const blocks = [named("teaser", "Kopf"), named("more", "Mehr Text"), named("text", "Text")];
  const found = (search: string) => paletteOf(blocks, search).flatMap((group) => group.blocks.map(({ name }) => name));
  expect(found("text")).toEqual(["text", "more", "teaser"]);
  expect(found("")).toEqual(["teaser", "more", "text"]);
});
