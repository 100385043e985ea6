import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { card, demoCards } from "../../../demo/catalogue/cards.ts";
import { apply } from "../../../design/apply.ts";
import { compilePage } from "../../../design/compile-page.ts";
import type { DesignDocument } from "../../../design/document.ts";
import { elementOf } from "../../../design/element-place.ts";
import { noStock } from "../../../design/material.ts";
import { type Operation, together } from "../../../design/operation.ts";
import { createSetter } from "../../../design/text/testing/texts.ts";
import { check } from "../check.ts";
import type { CardConfiguration } from "../configuration-schema.ts";
import { design as kind } from "../design/card-design.ts";
import { production } from "../production.ts";
import { envelopeAreas } from "./areas.ts";
import { layOutEnvelope } from "./lay-out.ts";

/** Envelopes of specification section 3, card designer: their sizes, what is printed on them, their file. */
const withEnvelope = (sku: string, quantity = 60, size = "a6-hoch-folded 60") =>
  card(size, { accessories: [{ sku, quantity }] });
const blank = (configuration: ReturnType<typeof card>): DesignDocument => kind.blank(configuration, demoCards, null);

function changed(design: DesignDocument, operation: Operation): DesignDocument {
  const applied = apply(design, operation);
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  return applied.value.document;
}

describe("the front of an envelope", () => {
  test.each([
    ["C6", { width: 162, height: 114 }],
    ["B6", { width: 176, height: 125 }],
    ["DIN long", { width: 220, height: 110 }],
    ["C7", { width: 114, height: 81 }],
    ["of a square card", { width: 155, height: 155 }],
    ["standing C6", { width: 114, height: 162 }],
  ])("%s keeps sender, address, stamp and sorting marks apart", (_, size) => {
    const { sender, address, franking, coding } = envelopeAreas(size);
    const all = [sender, address, franking, coding];
    for (const one of all) {
      expect(one.width).toBeGreaterThan(0);
      expect(one.x + one.width).toBeLessThanOrEqual(Math.max(size.width, size.height) * 1000);
      expect(one.y + one.height).toBeLessThanOrEqual(Math.min(size.width, size.height) * 1000);
    }
    // Four lines of 12 points need 20 mm.
    expect(address.height).toBeGreaterThanOrEqual(20_000);
    const apart = (a: typeof sender, b: typeof sender) =>
      a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
    expect(all.flatMap((a, n) => all.slice(n + 1).map((b) => apart(a, b)))).not.toContain(false);
  });

  test("has sender and address as texts of their own, each only where it is wanted", () => {
    const type = { font: "instrument-sans-regular", colour: "#2b2a28", language: "de" };
    const size = { width: 162, height: 114 };
    const both = layOutEnvelope(size, { sender: "Lena Brandt", address: "Inge Brandt\n79104 Freiburg" }, type);
    expect(both.map(({ slot, text, size: points }) => [slot, text, points])).toEqual([
      ["sender", "Lena Brandt", 3175],
      ["address", "Inge Brandt\n79104 Freiburg", 4233],
    ]);
    expect(layOutEnvelope(size, { sender: null, address: "x" }, type)).toHaveLength(1);
  });
});

describe("envelopes of an order", () => {
  test("with a sender are a side of their own, printed as often as they were ordered", () => {
    const configuration = withEnvelope("envelope-linersender-sage-162x114", 65);
    const document = blank(configuration);
    expect(document.surfaces.at(-1)).toMatchObject({ id: "envelope", role: "envelope", background: null });
    const side = kind.surfaces(document, demoCards).at(-1);
    expect(side).toMatchObject({ trim: { width: 162_000, height: 114_000 }, bleed: { left: 0 }, plates: [] });
    const plans = kind.files(document, demoCards);
    expect(plans.map(({ role, partner, copies, surfaces }) => [role, partner, copies, surfaces.length])).toEqual([
      ["card", "press", 60, 4],
      ["envelope", "envelopes", 65, 1],
    ]);
    expect(production(configuration, demoCards).ticket).toMatchObject({
      envelope: {
        sizeClass: "c6",
        subtype: "linersender",
        colour: "sage",
        lined: true,
        prints: ["sender"],
        quantity: 65,
      },
    });
  });

  test("of coloured paper are seen in their colour, and nothing of it is printed", () => {
    const document = blank(withEnvelope("envelope-sender-sage-162x114"));
    const layout = kind.surfaces(document, demoCards).find(({ surface }) => surface === "envelope");
    expect(layout).toMatchObject({ paper: "#b6c2ad", background: "#ffffff" });
    if (!layout) throw new Error("no envelope");
    const { page } = compilePage(document.surfaces.at(-1), layout, { ...noStock, photos: new Map() });
    expect(JSON.stringify(page)).not.toContain("#b6c2ad");
    expect(page.items[0]).toMatchObject({ type: "fill", colour: "#ffffff" });
    const white = kind.surfaces(blank(withEnvelope("envelope-sender-white-162x114")), demoCards).at(-1);
    expect(white).not.toHaveProperty("paper");
  });

  test("without anything printed have no side", () => {
    for (const sku of ["envelope-plain-white-162x114", "envelope-liner-navy-162x114"]) {
      expect(kind.surfaces(blank(withEnvelope(sku)), demoCards)).toHaveLength(4);
      expect(kind.files(blank(withEnvelope(sku)), demoCards)).toHaveLength(1);
    }
  });

  test("wait for the sender to be written, and keep it through another size, theme, or a while without", async () => {
    const { materialFor } = createSetter(({ url }) => readFile(url));
    const sender = (one: DesignDocument) => elementOf(one, "envelope-sender");
    const found = async (one: DesignDocument) => {
      const layout = kind.surfaces(one, demoCards).find(({ surface }) => surface === "envelope");
      const surface = one.surfaces.find(({ id }) => id === "envelope");
      const text = sender(one);
      if (!layout || text?.type !== "text") throw new Error("no envelope");
      const stock = { ...noStock, ...(await materialFor({ ...text, text: "Lena" })) };
      return compilePage(surface, layout, { ...stock, photos: new Map() }).findings.map(({ reason }) => reason);
    };
    const document = blank(withEnvelope("envelope-sender-cream-162x114"));
    expect(await found(document)).toEqual(["words-missing"]);
    const written = changed(document, { type: "setElement", element: "envelope-sender", set: { text: "Lena" } });
    expect(await found(written)).toEqual([]);
    const late = (one: DesignDocument, to: CardConfiguration) =>
      changed(one, together(kind.reconfigure(one, to, demoCards, null, null)));
    const larger = late(written, withEnvelope("envelope-sender-cream-176x125", 60, "b6-folded 60"));
    expect([sender(larger), await found(larger)]).toMatchObject([{ text: "Lena" }, []]);
    const plain = late(larger, card("b6-folded 60"));
    expect(kind.surfaces(plain, demoCards)).toHaveLength(4);
    const again = late(plain, withEnvelope("envelope-linersender-sage-162x114"));
    expect(sender(again)).toEqual(sender(written));
  });

  test("of dark paper are not printed, white ink is none", () => {
    const reasons = (sku: string) => check(withEnvelope(sku), demoCards).map(({ reason }) => reason);
    expect(reasons("envelope-sender-navy-162x114")).toEqual(["printed-needs-light-paper"]);
    expect(reasons("envelope-sender-black-162x114")).toEqual(["printed-needs-light-paper"]);
    for (const colour of ["white", "cream", "kraft", "gold", "rosegold", "sage", "blush", "transparent"]) {
      expect(reasons(`envelope-senderrecipient-${colour}-162x114`), colour).toEqual([]);
    }
  });
});
