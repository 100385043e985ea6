import { describe, expect, test } from "vitest";
import { card, demoCards } from "../../demo/catalogue/cards.ts";
import { apply } from "../../design/apply.ts";
import type { DesignDocument } from "../../design/document.ts";
import { type Operation, together } from "../../design/operation.ts";
import { words } from "../../design/text/testing/texts.ts";
import { printedFiles } from "../merged-plans.ts";
import { check } from "./check.ts";
import type { CardConfiguration } from "./configuration-schema.ts";
import { design as kind } from "./design/card-design.ts";
import { production } from "./production.ts";
import { quote } from "./quote.ts";

/** What of accessories is printed, decision 0115. */
const printed = { sku: "inlay-105x148-printed", quantity: 55 };
const folded = (...accessories: CardConfiguration["accessories"]) => card("a6-hoch-folded 50", { accessories });
const blank = (configuration: CardConfiguration): DesignDocument => kind.blank(configuration, demoCards, null);
const filesOf = (configuration: CardConfiguration) =>
  kind
    .files(blank(configuration), demoCards)
    .map(({ role, partner, copies, surfaces }) => [role, partner, copies, surfaces.length]);
function changed(design: DesignDocument, operation: Operation): DesignDocument {
  const applied = apply(design, operation);
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  return applied.value.document;
}

describe("a printed inlay", () => {
  test("is a side of its own and a file of its own, as many as were ordered, named on the ticket", () => {
    const configuration = folded(printed, { sku: "envelope-sender-sage-162x114", quantity: 60 });
    expect(check(configuration, demoCards)).toEqual([]);
    expect(filesOf(configuration)).toEqual([
      ["card", "press", 50, 4],
      ["inlay-printed", "press", 55, 1],
      ["envelope", "envelopes", 60, 1],
    ]);
    expect(production(configuration, demoCards).ticket).toMatchObject({
      inlays: [{ ...printed, paper: "printed", size: { width: 105, height: 148 }, role: "inlay-printed" }],
    });
  });

  test("is cut straight and has ink alone, whatever the card is punched and refined as", () => {
    const configuration = { ...folded(printed), punching: "heart", refinementType: "gold" } as const;
    const layout = kind.surfaces(blank(configuration), demoCards).find(({ role }) => role === "inlay");
    expect(layout).toMatchObject({ trim: { width: 105_000, height: 148_000 }, lines: [], plates: [] });
    expect(layout?.bleed).toEqual({ top: 3_000, right: 3_000, bottom: 3_000, left: 3_000 });
  });

  test("keeps its words through another size and a while without it", () => {
    const first = blank(folded(printed));
    const text = words({ id: "programme", text: "15 Uhr Trauung" });
    const written = changed(first, { type: "addElements", surface: "inlay-printed", elements: [text] });
    const late = (one: DesignDocument, to: CardConfiguration) =>
      changed(one, together(kind.reconfigure(one, to, demoCards, null, null)));
    const without = late(written, folded());
    expect(kind.surfaces(without, demoCards).map(({ role }) => role)).not.toContain("inlay");
    const again = late(
      without,
      card("b6-folded 50", { accessories: [{ sku: "inlay-170x120-printed", quantity: 50 }] }),
    );
    const side = again.surfaces.find(({ id }) => id === "inlay-printed");
    expect(side?.elements).toMatchObject([{ id: "programme", text: "15 Uhr Trauung" }]);
    expect(kind.files(again, demoCards).map(({ role }) => role)).toEqual(["card", "inlay-printed"]);
  });

  test("shows each guest's name where it has one: a piece each instead of copies", () => {
    const list = { list: "a".repeat(64), count: 50 };
    const named = blank({ ...folded({ ...printed, quantity: 50 }), recipients: list });
    const bound = changed(named, {
      type: "addElements",
      surface: "inlay-printed",
      elements: [words({ id: "hello", text: "Liebe {{Vorname}}" })],
    });
    expect(printedFiles(kind, bound, demoCards).map(({ role, copies, pieces }) => [role, copies, pieces])).toEqual([
      ["card", 50, undefined],
      ["inlay-printed", 1, 50],
    ]);
  });

  test("costs its printing on top of its size's price, and is not sold without a card", () => {
    const total = (...of: Parameters<typeof folded>) => {
      const terms = { currency: "EUR", tax: { rate: 190_000, included: true }, on: "2026-11-20" } as const;
      const quoted = quote(folded(...of), demoCards, terms);
      return quoted.ok ? quoted.value.priceCurrent : expect.fail(JSON.stringify(quoted.error));
    };
    const blankOnes = { sku: "inlay-105x148-transparent", quantity: 50 };
    // 0.95 euros each for the size, 0.30 for the printing.
    expect(total(blankOnes) - total()).toBe(50 * 95);
    expect(total({ ...printed, quantity: 50 }) - total(blankOnes)).toBe(50 * 30);
    const alone = { ...folded(printed), alone: true as const, quantity: 1 };
    expect(check(alone, demoCards).map(({ reason }) => reason)).toEqual(["printed-needs-card"]);
  });
});

test("what is sold blank has no side and no file: other inlays, ribbons, bows and boxes", () => {
  const blanks = folded(
    { sku: "inlay-105x148-transparent", quantity: 50 },
    { sku: "inlay-105x148-coloured", quantity: 50 },
    { sku: "box-a6", quantity: 1 },
  );
  const configuration = { ...blanks, ribbon: "satin", ribbonColor: "sage", bow: "satin" };
  expect(check(configuration, demoCards)).toEqual([]);
  expect(filesOf(configuration)).toEqual([["card", "press", 50, 4]]);
  expect(production(configuration, demoCards).ticket).not.toHaveProperty("inlays");
});

test("cards that come in a pocket are printed with it, front and back, in a file of their own", () => {
  expect(filesOf(card("pocketfold 50"))).toEqual([
    ["card", "press", 50, 4],
    ["inserts", "press", 50, 4],
  ]);
});
