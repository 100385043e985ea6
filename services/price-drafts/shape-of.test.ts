import { expect, test } from "vitest";
import { z } from "zod";
import { shippingTableSchema } from "../../core/shipping-table-schema.ts";
import { taxTableSchema } from "../../core/tax-table-schema.ts";
import { productKinds } from "../../products/registry.ts";
import { shapeOf } from "./shape-of.ts";

const schemas: readonly (readonly [string, z.ZodType])[] = [
  ...productKinds.map(({ key, dataSchema }) => [key, dataSchema] as const),
  ["tax", taxTableSchema],
  ["shipping", shippingTableSchema],
];
test.each(schemas)("the data of %s can be edited: every part of it has a form", (_, schema) => {
  expect(shapeOf(schema).kind).toBe("object");
});

test("amounts, lengths, rates and the names of fields say what a number measures", () => {
  const shape = shapeOf(
    z.object({
      price: z.int().min(0).meta({ unit: "cents" }).nullable(),
      percentOff: z.int().min(1).max(90),
      gramsPerM2: z.int().positive(),
      share: z.number().optional(),
    }),
  );
  const number = { kind: "number", whole: true, nullable: false, most: null };
  expect(shape).toEqual({
    kind: "object",
    nullable: false,
    fields: [
      { name: "price", optional: false, shape: { ...number, nullable: true, least: 0, unit: "cents" } },
      { name: "percentOff", optional: false, shape: { ...number, least: 1, most: 90, unit: "percent" } },
      { name: "gramsPerM2", optional: false, shape: { ...number, least: 1, unit: "g" } },
      { name: "share", optional: true, shape: { ...number, whole: false, least: null, unit: null } },
    ],
  });
});

test("one of several objects is told by its field; a table of all countries has a field for each", () => {
  const either = z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("months"), count: z.int() }),
    z.object({ kind: z.literal("weeks"), pages: z.int() }),
  ]);
  expect(shapeOf(either)).toMatchObject({
    kind: "either",
    on: "kind",
    cases: [{ value: "months" }, { value: "weeks" }],
  });
  const taxes = shapeOf(taxTableSchema);
  expect(taxes.kind === "object" && taxes.fields.map(({ name }) => name)).toContain("LI");
  expect(shapeOf(z.record(z.string(), z.int()))).toMatchObject({ kind: "map", value: { kind: "number" } });
});

test("what no editor knows is a mistake that is seen at once, not a field that is missing", () => {
  expect(() => shapeOf(z.object({ odd: z.union([z.int(), z.string()]) }))).toThrow('no editor for what "odd" may be');
});
