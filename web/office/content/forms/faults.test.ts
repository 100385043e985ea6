import { describe, expect, it } from "vitest";
import type { Json } from "../../../../services/content/contract.ts";
import { faultOf } from "./faults.ts";

const fault = (type: string, value: Json | undefined, more: object = {}) => faultOf({ type, ...more }, value);

describe("what a schema asks for", () => {
  it.each([
    ["text", "", {}],
    ["text", undefined, {}],
    ["asset", { fieldtype: "asset", filename: "" }, {}],
    ["multilink", { fieldtype: "multilink", linktype: "story", id: "", url: "", cached_url: "" }, {}],
    ["richtext", { type: "doc", content: [] }, {}],
    ["bloks", [], { minimum: 1 }],
  ])("%s that is empty is missing where it is required, and else no fault", (type, value, more) => {
    expect(fault(type, value, { ...more, required: true })).toEqual({ kind: "missing" });
    expect(fault(type, value, more)).toBeNull();
  });

  it("counts characters", () => {
    expect(fault("text", "Eiche", { max_length: 5 })).toBeNull();
    expect(fault("textarea", "Eichen", { max_length: "5" })).toEqual({ kind: "too-long", most: 5, length: 6 });
  });

  it("holds an expression against the whole text, and one that is none against nothing", () => {
    expect(fault("text", "leinwand", { regex: "[a-z]+" })).toBeNull();
    expect(fault("text", "leinwand 2", { regex: "[a-z]+" })).toEqual({ kind: "pattern" });
    expect(fault("text", "leinwand 2", { regex: "[a-z" })).toBeNull();
  });

  it.each([
    ["3", null],
    [3, null],
    ["0", { kind: "too-small", least: 1 }],
    ["25", { kind: "too-large", most: 24 }],
    ["drei", { kind: "no-number" }],
  ])("a number as %j", (value, found) => {
    expect(fault("number", value, { min_value: 1, max_value: 24 })).toEqual(found);
  });

  it("knows its own choices, and leaves those of a datasource to it", () => {
    const options = [{ name: "Klein", value: "small" }];
    expect(fault("option", "small", { options })).toBeNull();
    expect(fault("option", "huge", { options })).toEqual({ kind: "unknown-choice", value: "huge" });
    expect(fault("option", "huge", { source: "internal", datasource_slug: "sizes" })).toBeNull();
  });

  it("counts blocks", () => {
    const blocks = [
      { component: "usp", _uid: "1" },
      { component: "usp", _uid: "2" },
    ];
    expect(fault("bloks", blocks, { maximum: "2" })).toBeNull();
    expect(fault("bloks", blocks, { maximum: 1 })).toEqual({ kind: "too-many", most: 1 });
    expect(fault("bloks", blocks, { minimum: 3 })).toEqual({ kind: "too-few", least: 3 });
  });
});

describe("a link", () => {
  const link = (more: object) => fault("multilink", { fieldtype: "multilink", linktype: "url", ...more } as Json);
  it.each(["javascript:alert(1)", "java\nscript:alert(1)", " JAVASCRIPT:x", "data:text/html,x", "vbscript:x"])(
    "by %j is refused, and the protocol is named",
    (url) => {
      expect(link({ url })).toMatchObject({
        kind: "forbidden-protocol",
        protocol: expect.stringMatching(/^(javascript|data|vbscript):$/),
      });
    },
  );
  it.each(["/rahmen", "https://shop.example/", "tel:+4930123", "#versand"])("by %j is none", (url) => {
    expect(link({ url })).toBeNull();
  });
});

describe("a value of another type is a fault and no crash", () => {
  it.each([
    ["text", 3],
    ["text", { a: 1 }],
    ["number", [1]],
    ["boolean", "true"],
    ["option", ["x"]],
    ["options", "x"],
    ["options", [1]],
    ["multilink", "/rahmen"],
    ["asset", "/bild.webp"],
    ["multiasset", [null]],
    ["bloks", "x"],
    ["bloks", [{ text: "no component" }]],
    ["richtext", "<p>alt</p>"],
    ["richtext", { type: "paragraph" }],
  ])("%s with %j", (type, value) => {
    expect(fault(type, value as Json)).toEqual({ kind: "wrong-type" });
  });
});
