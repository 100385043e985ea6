import { expect, test } from "vitest";
import { type ZodType, z } from "zod";
import { shippingTableSchema } from "../../../core/shipping-table-schema.ts";
import { taxTableSchema } from "../../../core/tax-table-schema.ts";
import { productKinds } from "../../../products/registry.ts";
import { fieldWord, hasWord, nameWord } from "./field-words.ts";

const schemas: readonly (readonly [string, ZodType])[] = [
  ...productKinds.map(({ key, dataSchema }) => [key, dataSchema] as const),
  ["tax", taxTableSchema],
  ["shipping", shippingTableSchema],
];

/** Every name that a field of a JSON schema can have, however deep. */
function namesIn(schema: unknown): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties = {}, propertyNames, ...rest } = schema as Record<string, Record<string, unknown>>;
  const closed = (propertyNames?.enum ?? []) as readonly string[];
  return [
    ...Object.keys(properties),
    ...closed,
    ...[...Object.values(properties), ...Object.values(rest)].flatMap(namesIn),
  ];
}

test.each(schemas)("every field of %s has its words", (_, schema) => {
  const names = new Set(namesIn(z.toJSONSchema(schema, { unrepresentable: "any", io: "input" })));
  expect(names.size).toBeGreaterThan(5);
  expect([...names].filter((name) => !hasWord(name))).toEqual([]);
});

test("no season is called like a wedding, and a name in a map that is a channel is said in words", () => {
  expect(fieldWord("peaks", "de")).toBe("Hauptsaison");
  expect([nameWord("voucher", "de"), nameWord("wall", "en"), nameWord("leinwand", "de")]).toEqual([
    "Gutscheine",
    "Wall picture",
    "leinwand",
  ]);
});
