import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json } from "../json.ts";
import { jsonText } from "./json-text.ts";

const paragraph = (text: string) => ({ content: [{ text, type: "text" }], type: "paragraph" });

describe("content as text for version control", () => {
  it("has a paragraph on one line, however long, and what names an object first", () => {
    const long = "Fotos ".repeat(200);
    expect(jsonText({ uuid: "u", body: [paragraph(long), paragraph("kurz")], name: "Leinwand" })).toBe(
      [
        "{",
        '  "uuid": "u",',
        '  "body": [',
        `    { "type": "paragraph", "content": [{ "type": "text", "text": "${long}" }] },`,
        '    { "type": "paragraph", "content": [{ "type": "text", "text": "kurz" }] }',
        "  ],",
        '  "name": "Leinwand"',
        "}",
        "",
      ].join("\n"),
    );
  });

  it("gives a blok a line for each field, and a translation stands below its original", () => {
    const blok = {
      text__i18n__fr: "f".repeat(50),
      text: "d".repeat(50),
      component: "usp",
      link: {},
      _uid: "x".repeat(36),
    };
    const lines = jsonText([blok, { component: "short" }])
      .split("\n")
      .map((line) => line.trim());
    expect(lines.slice(1, 7).map((line) => line.split(":")[0])).toEqual([
      "{",
      '"component"',
      '"_uid"',
      '"link"',
      '"text"',
      '"text__i18n__fr"',
    ]);
    expect(lines).toContain('{ "component": "short" }');
  });

  it("says the same as the value, and the same for equal values in another order", () => {
    const value = fc.jsonValue({ maxDepth: 6 }) as fc.Arbitrary<Json>;
    fc.assert(
      fc.property(value, (one) => {
        const text = jsonText([one]);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify([one])));
        const turned = JSON.parse(JSON.stringify([one]), (_key, inner) =>
          inner !== null && typeof inner === "object" && !Array.isArray(inner)
            ? Object.fromEntries(Object.entries(inner).toReversed())
            : inner,
        );
        expect(jsonText(turned)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });
});
