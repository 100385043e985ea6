import { expect, test } from "vitest";
import type { JsonObject } from "../contract.ts";
import { differencesOf, textOf } from "./difference.ts";

const words = {
  component: (name: string) => ({ teaser: "Teaser", text: "Text" })[name] ?? name,
  field: (_: string, name: string) => ({ headline: "Headline", body: "Blocks" })[name] ?? name,
};
const own = { name: "Name", slug: "Slug" };
const page = (...body: JsonObject[]): JsonObject => ({ component: "page", _uid: "p", body });
const teaser = (uid: string, headline: string): JsonObject => ({ component: "teaser", _uid: uid, headline });
const between = (before: JsonObject | null, after: JsonObject | null) =>
  differencesOf({ name: null, content: before }, { name: null, content: after }, words, own);

test("a changed field is told with the blocks above it, both texts side by side", () => {
  const changed = between(page(teaser("a", "Old"), teaser("b", "Same")), page(teaser("a", "New"), teaser("b", "Same")));
  expect(changed).toEqual({
    fields: [{ path: ["Blocks", "Teaser 1", "Headline"], before: "Old", after: "New" }],
    count: 1,
  });
});

test("a block that moved is told by the order of its list, not as one that went and one that came", () => {
  const text: JsonObject = { component: "text", _uid: "t", headline: "Words" };
  expect(between(page(teaser("a", "One"), text), page(text, teaser("a", "One"))).fields).toEqual([
    { path: ["Blocks"], before: "Teaser, Text", after: "Text, Teaser" },
  ]);
});

test("a new block is told with its fields, a removed one with what is lost", () => {
  const [one, two] = [page(teaser("a", "One")), page(teaser("a", "One"), teaser("b", "Two"))];
  expect(between(one, two).fields).toEqual([
    { path: ["Blocks"], before: "Teaser", after: "Teaser, Teaser" },
    { path: ["Blocks", "Teaser 2", "Headline"], before: null, after: "Two" },
  ]);
  expect(between(two, one).fields).toContainEqual({
    path: ["Blocks", "Teaser 2", "Headline"],
    before: "Two",
    after: null,
  });
});

test("a text in another language is told with its language, and equal texts not at all", () => {
  const fr = { ...teaser("a", "Hello"), headline__i18n__fr: "Bonjour" };
  expect(between(page(teaser("a", "Hello")), page(fr)).fields).toEqual([
    { path: ["Blocks", "Teaser", "Headline (fr)"], before: null, after: "Bonjour" },
  ]);
  expect(between(page(fr), page(fr))).toEqual({ fields: [], count: 0 });
});

test("name and slug are fields like others", () => {
  const content = page();
  const changed = differencesOf(
    { name: "Old", slug: "old", content },
    { name: "New", slug: "old", content },
    words,
    own,
  );
  expect(changed.fields).toEqual([{ path: ["Name"], before: "Old", after: "New" }]);
});

test("a page of thousands of fields names the first 200 and counts all", () => {
  const many = Array.from({ length: 1_000 }, (_, index) => teaser(`t${index}`, `Number ${index}`));
  const { fields, count } = between(page(), page(...many));
  expect([fields.length, count]).toEqual([200, 1_001]);
});

test("rich text, pictures and links are shown as words", () => {
  const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
  expect(textOf({ type: "doc", content: [paragraph("One"), paragraph("Two")] })).toBe("One\nTwo");
  const picture = { fieldtype: "asset", filename: "https://shop.example/f/1/80x60/ab/room.jpg", alt: "A room" };
  expect(textOf({ ...picture, focus: "" })).toBe("room.jpg “A room”");
  expect(textOf({ fieldtype: "multilink", cached_url: "help/paper", anchor: "top" })).toBe("help/paper#top");
});
