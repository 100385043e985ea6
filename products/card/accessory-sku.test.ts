import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Accessory, accessoryTypes, readAccessorySku, writeAccessorySku } from "./accessory-sku.ts";

const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
const size = fc.record({ width: fc.integer({ min: 1, max: 999 }), height: fc.integer({ min: 1, max: 999 }) });
const variant = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join("-"));
const plain = fc.constantFrom("bow", "box", "posterbar", "screw", "standard");
const anyAccessory: fc.Arbitrary<Accessory> = fc.oneof(
  fc.record({ type: fc.constant("envelope"), subtype: word, colour: word, size }),
  fc.record({ type: fc.constant("inlay"), size, paper: word }),
  fc.record({ type: fc.constant("ribbon"), ribbon: word, colour: word }),
  fc.record({ type: plain, variant }),
);

describe("accessory SKUs (specification section 3, card designer)", () => {
  test("are of eight types", () => {
    expect(accessoryTypes).toEqual(["bow", "box", "envelope", "inlay", "posterbar", "ribbon", "screw", "standard"]);
  });

  test("of envelopes encode subtype, colour and size", () => {
    const navy = { type: "envelope", subtype: "plain", colour: "navy", size: { width: 162, height: 114 } };
    expect(readAccessorySku("envelope-plain-navy-162x114")).toEqual(navy);
  });

  test("of inlays encode size and paper, of ribbons type and colour, of the rest their variant", () => {
    const inlay = { type: "inlay", size: { width: 148, height: 105 }, paper: "transparent" };
    expect(readAccessorySku("inlay-148x105-transparent")).toEqual(inlay);
    expect(readAccessorySku("ribbon-satin-sage")).toEqual({ type: "ribbon", ribbon: "satin", colour: "sage" });
    expect(readAccessorySku("posterbar-30-oak")).toEqual({ type: "posterbar", variant: "30-oak" });
    expect(readAccessorySku("standard-wax-seal")).toEqual({ type: "standard", variant: "wax-seal" });
  });

  test("written and read again are the same", () => {
    fc.assert(
      fc.property(anyAccessory, (accessory) => {
        expect(readAccessorySku(writeAccessorySku(accessory))).toEqual(accessory);
      }),
    );
  });

  test("that are read are written the same, and nonsense is none, whatever it is", () => {
    const text = fc.oneof(
      fc.string(),
      fc.tuple(fc.constantFrom(...accessoryTypes), fc.string()).map((t) => t.join("-")),
    );
    fc.assert(
      fc.property(text, (sku) => {
        const read = readAccessorySku(sku);
        if (read) expect(writeAccessorySku(read)).toBe(sku);
      }),
    );
  });

  test.each([
    "",
    "envelope",
    "envelope-plain-navy",
    "envelope-plain-navy-0162x114",
    "envelope-plain-navy-162x114-more",
    "envelope-162x114-plain-navy",
    "inlay-transparent-148x105",
    "inlay-148x105",
    "ribbon-satin",
    "ribbon-satin-dark-red",
    "bow",
    "bow-",
    "box--a6",
    "Bow-satin",
    "sticker-round",
    `bow-${"x".repeat(60)}`,
  ])("%j is none", (sku) => {
    expect(readAccessorySku(sku)).toBeNull();
  });
});
