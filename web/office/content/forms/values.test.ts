import { describe, expect, it, test } from "vitest";
import type { JsonObject } from "../../../../services/content/contract.ts";
import { emptyAsset, focusOf, sizeOf, withFocus, withPicture } from "./asset-value.ts";
import { blockSummary } from "./block-summary.ts";
import { addressOf, withAddress, withAnchor, withKind, withPage } from "./link-value.ts";
import { schemasIn } from "./schema-words.ts";
import { richTextWords } from "./value-text.ts";

describe("a link", () => {
  const custom = {
    fieldtype: "multilink",
    linktype: "url",
    id: "",
    url: "/rahmen",
    cached_url: "/rahmen",
    "data-x": "1",
  };
  it("to a page holds its uuid, and keeps what a program gave it", () => {
    expect(withPage(custom, { uuid: "u1", fullSlug: "ratgeber/rahmen" })).toEqual({
      ...custom,
      linktype: "story",
      id: "u1",
      url: "",
      cached_url: "ratgeber/rahmen",
    });
  });
  it("of another kind leads nowhere until it is told where", () => {
    const mail = withAddress(withKind(custom, "email"), "hallo@shop.example");
    expect(mail).toMatchObject({ linktype: "email", email: "hallo@shop.example" });
    expect(addressOf(mail)).toBe("hallo@shop.example");
    expect(withKind(mail, "url")).toEqual({ ...custom, url: "", cached_url: "" });
  });
  it("has an anchor or none, without its sign", () => {
    expect(withAnchor(custom, "#versand").anchor).toBe("versand");
    expect(withAnchor({ ...custom, anchor: "versand" }, "")).toEqual(custom);
  });
});

describe("the focus of a picture", () => {
  const asset = { ...emptyAsset, filename: "/f/1/800x600/ab/meer.jpg", alt: "Meer" };
  it("is written in pixels and read in shares", () => {
    expect(sizeOf(asset)).toEqual({ width: 800, height: 600 });
    const set = withFocus(asset, { x: 0.25, y: 0.5 });
    expect(set.focus).toBe("200x300:201x301");
    expect(focusOf(set)).toEqual({ x: 0.25, y: 0.5 });
    expect(withFocus(set, null).focus).toBeNull();
  });
  it("has its size from the field where the address says none", () => {
    const own = { ...asset, filename: "/pictures/meer.webp", meta_data: { width: 100, height: 50 } };
    expect(withFocus(own, { x: 1, y: 0 }).focus).toBe("99x0:100x1");
    expect(withFocus({ ...own, meta_data: {} }, { x: 1, y: 0 }).focus).toBeNull();
  });
  it.each(["", "x", "1x2", "-1x2:3x4"])("%j is none", (focus) => {
    expect(focusOf({ ...asset, focus })).toBeNull();
  });
});

it("a new picture is that of all languages which showed the old one; what was said of that does not stay", () => {
  const [old, own, next] = ["/alt.webp", "/uk.webp", "/neu.webp"].map((filename) => ({
    ...emptyAsset,
    filename,
    alt: filename,
  })) as JsonObject[] as [JsonObject, JsonObject, JsonObject];
  const block = { picture: old, picture__i18n__en: { ...old, alt: "Old" }, picture__i18n__fr: own, text: "x" };
  expect(withPicture(block, "picture", next)).toEqual({
    picture: next,
    picture__i18n__en: { ...next, alt: "" },
    picture__i18n__fr: own,
    text: "x",
  });
});

it("words of components are those of the office's language, where there are such", () => {
  const text = { type: "text", display_name: "Überschrift", display_name__i18n__en: "Headline" };
  const size = {
    type: "option",
    display_name: "Größe",
    options: [{ name: "Klein", name__i18n__en: "Small", value: "s" }],
  };
  const schemas = {
    margin: { name: "margin", display_name: "Abstand", display_name__i18n__en: "Room", schema: { text, size } },
  };
  const { margin } = schemasIn(schemas, "en");
  expect([margin?.display_name, margin?.schema.text?.display_name, margin?.schema.size?.display_name]).toEqual([
    "Room",
    "Headline",
    "Größe",
  ]);
  expect(margin?.schema.size?.options).toMatchObject([{ name: "Small", value: "s" }]);
  expect(schemasIn(schemas, "de").margin?.schema.text?.display_name).toBe("Überschrift");
});

it("a rich text's words are read in one line", () => {
  const paragraph = (...words: string[]) => ({
    type: "paragraph",
    content: words.map((text) => ({ type: "text", text })),
  });
  expect(richTextWords({ type: "doc", content: [paragraph("Eiche ", "massiv"), paragraph("geölt")] })).toBe(
    "Eiche massiv geölt",
  );
  expect(richTextWords("<p>")).toBe("");
});

test("a block is told apart by its words, and by a choice only where it has no others", () => {
  const text = { type: "text", translatable: true };
  const size = { type: "option", options: [{ name: "Klein", value: "s" }] };
  const schemas = {
    margin: { name: "margin", schema: { size } },
    headline: { name: "headline", schema: { size, text, subline: text }, preview_field: "subline" },
  };
  const say = (block: JsonObject, language: string | null = null) => blockSummary(schemas, block, language);
  expect(say({ component: "margin", size: "s" })).toBe("Klein");
  expect(say({ component: "headline", size: "s" })).toBe("");
  expect(say({ component: "headline", text: "Eiche", text__i18n__en: "Oak" }, "en")).toBe("Oak");
  expect(say({ component: "headline", text: "Eiche", subline: "x".repeat(100) })).toBe(`${"x".repeat(79)}…`);
  expect(say({ component: "gone", text: "Eiche" })).toBe("");
});
