import { describe, expect, test } from "vitest";
import { demoPrints } from "../../../demo/catalogue/photo-prints.ts";
import { apply } from "../../../design/apply.ts";
import type { DesignDocument, DesignPhoto } from "../../../design/document.ts";
import { type Step, together } from "../../../design/operation.ts";
import { captionOf, captionPlace } from "../../../products/pile/caption.ts";
import { photoOf } from "../../../products/pile/print-side.ts";
import { kindOf } from "../../../products/registry.ts";
import { type Flag, flagsOf } from "./eye.ts";
import { mendedPrint, proposalOf } from "./mend.ts";
import { broughtPrint, captionedPrints, restockedPrints, turnedPhotos } from "./print-steps.ts";

// The table knows no kind: the test takes one by the pile it has.
const design = kindOf(demoPrints.kind)?.design;
if (!design?.pile) throw new Error("no pile");
const rules = { pile: design.pile, data: demoPrints };
const usual = { photoprintFormat: { width: 150, height: 100 }, paper: "simple", border: "none", quantity: 1 };
const summer: DesignPhoto = { id: "a", name: "a.jpg", width: 6000, height: 4000, takenAt: "2026-07-14T18:03:22" };
const undated: DesignPhoto = { id: "b", name: "b.jpg", width: 4000, height: 6000 };

let made = 0;
const newId = () => `made-${++made}`;

function changed(document: DesignDocument, steps: readonly Step[]): DesignDocument {
  if (steps.length === 0) return document;
  const applied = apply(document, together(steps));
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  return applied.value.document;
}

const pile = [summer, undated].reduce(
  (document, photo) => changed(document, broughtPrint(document, photo, rules, newId)),
  design.blank(usual, demoPrints, null),
);
const all = new Set(pile.surfaces.map(({ id }) => id));
const captions = ({ surfaces }: DesignDocument) => surfaces.map((side) => captionOf(side)?.text ?? null);
const captioned = (document: DesignDocument, words: Parameters<typeof captionedPrints>[2]) =>
  changed(document, captionedPrints(document, all, words, rules, newId));

describe("words on prints", () => {
  test("are the same on all, or the day of each photo, and go without a trace", () => {
    const same = captioned(pile, () => "Ostsee");
    expect(captions(same)).toEqual(["Ostsee", "Ostsee"]);
    const days = captioned(same, ({ takenAt }, before) => takenAt?.slice(0, 10) ?? before);
    expect(captions(days)).toEqual(["2026-07-14", "Ostsee"]);
    expect(captioned(days, () => null)).toEqual(pile);
  });

  test("stand in the lower right corner of the sheet, also of a larger one and of one that is turned", () => {
    const one = captioned(pile, () => "Ostsee");
    const placeIn = (document: DesignDocument) => {
      const [side] = document.surfaces;
      const found = side && captionOf(side);
      return found && { frame: found.frame, size: found.size };
    };
    expect(placeIn(one)).toEqual({ size: 4000, frame: { x: 5000, y: 88_600, width: 140_000, height: 6400 } });
    const large = rules.pile.stocks(one, demoPrints).find(({ style }) => style === "180x130-simple");
    const larger = changed(
      one,
      restockedPrints(one, all, () => large, rules),
    );
    expect(placeIn(larger)).toEqual(captionPlace({ width: 180_000, height: 130_000 }));
    const turned = changed(one, turnedPhotos(one, all, rules));
    expect(placeIn(turned)).toEqual(captionPlace({ width: 100_000, height: 150_000 }));
  });

  test("that somebody has moved keep their relative place", () => {
    const one = captioned(pile, () => "Ostsee");
    const [side] = one.surfaces;
    const id = (side && captionOf(side)?.id) ?? "";
    const moved = changed(one, [
      { type: "setElement", element: id, set: { frame: { x: 30_000, y: 10_000, width: 90_000, height: 6000 } } },
    ]);
    const turned = changed(moved, turnedPhotos(moved, all, rules));
    expect(turned.surfaces[0] && captionOf(turned.surfaces[0])?.frame).toEqual({
      x: 20_000,
      y: 17_500,
      width: 60_000,
      height: 4000,
    });
  });
});

describe("a photo that lies on its side", () => {
  const look = { print: [0, 0], sharpness: 100, sky: "left" } as const;
  const flagsIn = (document: DesignDocument) =>
    flagsOf(
      document.surfaces.map((surface) => {
        const layout = design.surfaces(document, demoPrints).find((one) => one.surface === surface.id);
        if (!layout) throw new Error("no layout");
        return { surface, layout, photo: summer, resolution: undefined, look };
      }),
      () => null,
    );

  test("is shown, and stands upright after one press: its sky on the left goes up", () => {
    const [side] = pile.surfaces;
    const id = side?.id ?? "";
    const flag = flagsIn(pile).get(id) as Flag;
    expect([flag, proposalOf(flag)]).toEqual([{ reason: "turned", sky: "left" }, "turn"]);
    const mended = changed(pile, mendedPrint(pile, id, flag, rules));
    expect(mended.surfaces[0]?.turned).toBe(true);
    expect(mended.surfaces[0] && photoOf(mended.surfaces[0])?.placement.rotation).toBe(90_000);
    expect(flagsIn(mended).get(id)?.reason).not.toBe("turned");
  });

  test("with its sky on the right is turned to the left", () => {
    const id = pile.surfaces[0]?.id ?? "";
    const mended = changed(pile, mendedPrint(pile, id, { reason: "turned", sky: "right" }, rules));
    expect(mended.surfaces[0] && photoOf(mended.surfaces[0])?.placement.rotation).toBe(-90_000);
  });
});
