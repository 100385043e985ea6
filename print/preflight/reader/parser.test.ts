import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dictionary, hexString, name, text } from "../../pdf/syntax.ts";
import { nameOf, stringOf, textOf } from "./objects.ts";
import { isOperator, Parser } from "./parser.ts";

const parse = (source: string) => new Parser(Buffer.from(source, "latin1")).next();

describe("values", () => {
  test.each([
    ["12", 12],
    ["-.5", -0.5],
    ["+3.", 3],
    ["true", true],
    ["null", null],
    ["% note\n7", 7],
    ["[1 [2] 3]", [1, [2], 3]],
    ["4 0 R", { kind: "reference", object: 4 }],
    ["[1 2 3 0 R 4]", [1, 2, { kind: "reference", object: 3 }, 4]],
    ["/A#20B", { kind: "name", name: "A B" }],
    ["(a\\(b\\)\\101\\n)", { kind: "string", bytes: "a(b)A\n" }],
    ["(nested (one) \\\nline)", { kind: "string", bytes: "nested (one) line" }],
    ["<48 65 6>", { kind: "string", bytes: "He`" }],
  ])("%s", (source, value) => expect(parse(source)).toEqual(value));

  test("what the writer writes is read back", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (value) => {
        expect(textOf(parse(text(value)) as never)).toBe(value.isWellFormed() ? value : expect.anything());
      }),
    );
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(nameOf(parse(`${name(value)} `) as never)).toBe(Buffer.from(value, "utf8").toString("latin1"));
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(stringOf(parse(hexString(bytes)) as never)).toBe(Buffer.from(bytes).toString("latin1"));
      }),
    );
  });

  test("dictionaries keep their entries", () => {
    const value = parse(dictionary({ Type: "/Page", Kids: "[1 0 R]" }));
    expect(value).toMatchObject({ kind: "dictionary" });
  });
});

test("content reads as operands and operators", () => {
  const parser = new Parser(Buffer.from("q 1 0 0 1 5 6 cm /X1 Do Q"));
  const operators: string[] = [];
  for (let object = parser.next(); object !== undefined; object = parser.next()) {
    if (isOperator(object)) operators.push(object.operator);
  }
  expect(operators).toEqual(["q", "cm", "Do", "Q"]);
});

test("any bytes come to an end", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const parser = new Parser(bytes);
      let count = 0;
      while (parser.next() !== undefined) count++;
      expect(count).toBeLessThanOrEqual(bytes.length + 1);
    }),
    { numRuns: 1000 },
  );
});
