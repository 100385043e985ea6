import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { card, demoCards } from "../../../../demo/catalogue/cards.ts";
import { compileElement } from "../../../../design/compile-element.ts";
import { contoursOf, isInside } from "../../../../design/contour.ts";
import type { TextElement } from "../../../../design/document.ts";
import type { SurfaceLayout } from "../../../../design/layout.ts";
import { type Material, materialOf, noStock } from "../../../../design/material.ts";
import { recipientFindings } from "../../../../design/recipients/recipient-findings.ts";
import { LEAST_TYPE } from "../../../../design/text/fit-text.ts";
import { createSetter, words } from "../../../../design/text/testing/texts.ts";
import { design as kind } from "../../../../products/card/design/card-design.ts";
import { textRemedies } from "./remedies.ts";

let material: Material = materialOf([], noStock);
beforeAll(async () => {
  const { materialFor } = createSetter(({ url }) => readFile(url));
  material = materialOf([], {
    ...noStock,
    ...(await materialFor({ font: "instrument-sans-regular", text: "Wir heiraten am See Inge Maximiliane" })),
  });
});

const punchings = demoCards.punchings.flatMap(({ key, dieCut }) => (dieCut ? [key] : []));
const front = (size: string, punching: string): SurfaceLayout =>
  kind.surfaces(kind.blank(card(`${size} 50`, { punching }), demoCards, null), demoCards)[0] ??
  expect.fail("no such card");
const text = (change: Partial<TextElement>) => words({ text: "Wir heiraten\nam See", size: 6_000, ...change });

/** Nothing of it is cut away, and each letter begins where the card is safe for words. */
function expectInside(element: TextElement, layout: SurfaceLayout): void {
  const { items, findings } = compileElement(element, layout, material);
  expect(findings).toEqual([]);
  const outline = layout.zones.find((zone) => zone.kind === "safe")?.outline ?? expect.fail("not punched");
  for (const item of items) {
    if (item.type !== "glyphs") continue;
    for (let at = 0; at < item.glyphs.length; at += 4) {
      const [x = 0, y = 0] = [item.glyphs[at + 2], item.glyphs[at + 3]];
      const origin = { x: x - layout.bleed.left, y: y - layout.bleed.top };
      expect(isInside(origin, contoursOf(outline)), `${item.text} at ${origin.x} ${origin.y}`).toBe(true);
    }
  }
}

/** After the press; null where none is offered. */
function movedIn(element: TextElement, layout: SurfaceLayout): TextElement | null {
  const found = compileElement(element, layout, material).findings.find(({ reason }) => reason === "words-cut-away");
  if (found?.reason !== "words-cut-away") return element;
  const { trim, zones } = layout;
  const [mending] = textRemedies({ ...found, surface: "front", element: element.id }, element, {
    material,
    trim,
    zones,
  });
  if (mending?.step.type !== "setElement") return null;
  expect(mending.remedy).toBe("move-inside");
  return { ...element, ...mending.step.set } as TextElement;
}

test("words at the point of a heart are told by name, and come up to where there is room, no further than needed", () => {
  const layout = front("a6-hoch-flat", "heart");
  const low = text({ frame: { x: 20_000, y: 130_000, width: 65_000, height: 18_000 }, align: "centre" });
  expect(compileElement(low, layout, material).findings).toMatchObject([
    { reason: "words-cut-away", words: ["am", "See"] },
  ]);
  const mended = movedIn(low, layout) ?? expect.fail("no way in");
  expect(mended).toMatchObject({ size: 6_000, frame: { width: 65_000, height: 18_000 } });
  expect(mended.frame.y).toBeLessThan(130_000);
  expect(mended.frame.y).toBeGreaterThan(90_000);
  expectInside(mended, layout);
});

test("words with no room anywhere become smaller, their lines as they were", () => {
  const layout = front("a7", "heart");
  const large = text({ frame: { x: -20_000, y: 10_000, width: 150_000, height: 60_000 }, size: 20_000 });
  const mended = movedIn(large, layout) ?? expect.fail("no way in");
  expect(mended.size).toBeLessThan(20_000);
  expectInside(mended, layout);
});

test("what would have to be smaller than type is printed, or is locked, stays", () => {
  const layout = front("mini-flat", "heart");
  const long = text({ text: "Wir heiraten am See ".repeat(12), size: LEAST_TYPE });
  const wide = { ...long, frame: { x: 0, y: 10_000, width: 400_000, height: 8_000 } };
  expect(compileElement(wide, layout, material).findings.map(({ reason }) => reason)).toEqual(["words-cut-away"]);
  expect(movedIn(wide, layout)).toBeNull();
  const low = text({ frame: { x: 0, y: 45_000, width: 60_000, height: 10_000 }, locked: true });
  expect(movedIn(low, layout)).toBeNull();
});

test.each(punchings.flatMap((key) => ["a6-hoch-flat", "a6-quer-folded", "din-lang-folded"].map((size) => [key, size])))(
  "%s on %s: from anywhere on the side one press brings words in",
  (punching, size) => {
    const layout = front(size, punching);
    const { trim, bleed } = layout;
    fc.assert(
      fc.property(
        // Words over a fold are another matter.
        fc.integer({ min: bleed.left > 0 ? -30_000 : 25_000, max: trim.width }),
        fc.integer({ min: bleed.top > 0 ? -10_000 : 25_000, max: trim.height }),
        fc.constantFrom(0, 20_000, 270_000),
        (x, y, rotation) => {
          const element = text({ frame: { x, y, width: 44_000, height: 16_000 }, rotation });
          expectInside(movedIn(element, layout) ?? expect.fail("no way in"), {
            ...layout,
            // Beside a punched edge words may be nearer to it than is safe; that is no finding of this sort.
            ...(movedIn(element, layout) === element
              ? { zones: [{ ...layout.zones[0], outline: cutOf(layout) }] }
              : {}),
          } as SurfaceLayout);
        },
      ),
      { numRuns: 60 },
    );
  },
);

const cutOf = ({ lines = [] }: SurfaceLayout) => lines[0]?.path;

test("of a list only the guest is found whose name the punching cuts", () => {
  const layout = front("a6-hoch-flat", "heart");
  const greeting = text({
    text: "{{Vorname}}",
    align: "centre",
    frame: { x: 27_500, y: 135_000, width: 50_000, height: 9_000 },
  });
  const head = { id: "front", role: "front", background: null, copies: 1, turned: false };
  const document = { photos: [], surfaces: [{ ...head, elements: [greeting] }] };
  const list = {
    columns: [{ key: "firstName", head: "Vorname" }],
    rows: ["Inge", "Maximiliane"].map((firstName, at) => ({ line: at + 2, values: { firstName } })),
  };
  const found = [...recipientFindings(document, [layout], list, { ...noStock, ...material })].flat();
  expect(found).toMatchObject([{ line: 3, body: { reason: "words-cut-away", words: ["Maximiliane"] } }]);
  // Of the field itself nothing is said: how long it is depends on the guest.
  expect(compileElement(greeting, layout, material).findings).toEqual([]);
});
