import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseQuery, type QueryParameters, queryText, queryTexts, writeQuery } from "./query-string.ts";

describe("query strings (specification section 5)", () => {
  test("write arrays with [], nested keys with brackets, and drop null values", () => {
    const query = { formatType: "600x400", optionTypes: ["a", "b"], custom: { one: "1" }, matType: null, empty: [] };
    expect(writeQuery(query)).toBe("formatType=600x400&optionTypes[]=a&optionTypes[]=b&custom[one]=1");
  });

  test("are read with plain or escaped brackets, plus signs as spaces", () => {
    expect(parseQuery("?a[]=1&a%5B%5D=2&b%5Bc%5D=x+y")).toEqual({ a: ["1", "2"], b: { c: "x y" } });
  });

  test("read again are the same parameters", () => {
    const key = fc.stringMatching(/^[a-zäé&=+%?# ]{1,8}$/u);
    const text = fc.string({ unit: "grapheme", maxLength: 20 });
    const value = fc.oneof(text, fc.array(text, { minLength: 1, maxLength: 5 }));
    const nested = fc.dictionary(key, value, { minKeys: 1, maxKeys: 4 });
    fc.assert(
      fc.property(fc.dictionary(key, fc.oneof(value, nested), { maxKeys: 6 }), (parameters) => {
        expect(parseQuery(writeQuery(parameters as QueryParameters))).toEqual(parameters);
      }),
    );
  });

  test("never reach a prototype", () => {
    const hostile = parseQuery("__proto__[x]=1&constructor[prototype][x]=1&a[__proto__][x]=1&a[b]=2");
    expect(({} as Record<string, unknown>).x).toBeUndefined();
    expect(Object.getPrototypeOf(hostile)).toBeNull();
    expect(Object.keys(hostile)).toEqual(["a"]);
    expect(hostile.a).toEqual({ b: "2" });
  });

  test("are bounded in depth, count and length", () => {
    expect(parseQuery(`a${"[b]".repeat(50)}=1&c=2`)).toEqual({ c: "2" });
    expect(queryTexts(parseQuery("a[]=1&".repeat(5000)), "a")).toHaveLength(200);
    expect(queryText(parseQuery(`a=${"x".repeat(1_000_000)}`), "a")?.length).toBeLessThanOrEqual(16_384);
  });

  test("survive anything", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        expect(parseQuery(text)).toBeTypeOf("object");
      }),
    );
    expect(parseQuery("%E0%A4%A=1&[]=2&a[=3&]=4&a[][b]=5&=6&ok=%zz")).toEqual({ "%E0%A4%A": "1", ok: "%zz" });
  });

  test("keep the shape a key had first, the last of plain texts wins", () => {
    expect(parseQuery("a=1&a=2&a[]=3&a[b]=4")).toEqual({ a: "2" });
    expect(parseQuery("a[]=1&a=2&a[b]=3")).toEqual({ a: ["1"] });
  });
});
