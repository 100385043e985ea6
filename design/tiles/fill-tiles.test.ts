import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DesignPhoto } from "../document.ts";
import { cheapestAssignment } from "./assign.ts";
import { type Filled, type FillOrder, fillAnew, fillOrders, fillTiles, isStillFilled } from "./fill-tiles.ts";
import { isTileElement, type TileElement, tilesInOrder } from "./side-tiles.ts";
import { emptyContents, tileElement } from "./tile-elements.ts";
import { arrangeTiles, type TileForm } from "./tile-form.ts";
import { fitInto, placeOf } from "./tile-loss.ts";

const measures = { sheet: { width: 600_000, height: 400_000 }, border: 16_000, gap: 4_000 };

function tilesIn(form: TileForm, count: number): readonly TileElement[] {
  const ids = Array.from({ length: count }, (_, at) => `t${at + 1}`);
  const { frames, stencil, mask } = arrangeTiles(form, ids, measures);
  const tiles = ids.flatMap((id, at) => {
    const frame = frames.get(id);
    return frame ? [tileElement({ id, n: at + 1, frame }, emptyContents, mask ? { mask } : {}, stencil ?? null)] : [];
  });
  return tilesInOrder(tiles.filter(isTileElement));
}

const photo = (at: number, width = 3000, height = 2000, faces?: DesignPhoto["faces"]): DesignPhoto => ({
  id: `p${at}`,
  name: `${at}.jpg`,
  width,
  height,
  takenAt: `2026-01-01T${String(10 + Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}:00`,
  ...(faces ? { faces } : {}),
});
const filledWith = ({ steps }: Filled) => steps.map((step) => step.photo);

const anyForm = fc.constantFrom<TileForm>(
  ...[{ kind: "grid" } as const, { kind: "comb" } as const, { kind: "outline", outline: "heart" } as const],
  { kind: "mosaic", seed: 7 },
);
const share = (min: number, max: number) => fc.integer({ min, max });
const anyFace = fc.record({
  x: share(0, 700_000),
  y: share(0, 700_000),
  width: share(60_000, 300_000),
  height: share(60_000, 300_000),
});
const anyPhotos = (max: number) =>
  fc
    .array(
      fc.record({
        size: fc.constantFrom([3000, 2000], [2000, 3000], [2400, 2400], [4000, 1500]),
        faces: fc.array(anyFace, { maxLength: 2 }),
      }),
      { minLength: 1, maxLength: max },
    )
    .map((all) => all.map(({ size, faces }, at) => photo(at, size[0], size[1], faces)));

/** The fewest faces cut, and then the least loss, of all orders of so many photos. */
function bestOfAll(tiles: readonly TileElement[], photos: readonly DesignPhoto[]) {
  const places = tiles.slice(0, photos.length).map(placeOf);
  let best = { cutFaces: Number.POSITIVE_INFINITY, loss: Number.POSITIVE_INFINITY };
  const visit = (left: readonly DesignPhoto[], at: number, cutFaces: number, loss: number): void => {
    const place = places[at];
    if (!place) {
      if (cutFaces < best.cutFaces || (cutFaces === best.cutFaces && loss < best.loss)) best = { cutFaces, loss };
      return;
    }
    for (const one of left) {
      const fit = fitInto(place, one);
      visit(
        left.filter((other) => other !== one),
        at + 1,
        cutFaces + fit.cutFaces,
        loss + fit.loss,
      );
    }
  };
  visit(photos, 0, 0, 0);
  return best;
}

function lossOf(tiles: readonly TileElement[], photos: readonly DesignPhoto[], { steps }: Filled): number {
  return steps.reduce((sum, { element, photo: id }) => {
    const [tile, one] = [tiles.find((own) => own.id === element), photos.find((own) => own.id === id)];
    return tile && one ? sum + fitInto(placeOf(tile), one).loss : sum;
  }, 0);
}

describe("filling all tiles", () => {
  test("gives the same collage for the same seed, in every order and form", () => {
    fc.assert(
      fc.property(anyForm, anyPhotos(14), fc.constantFrom(...fillOrders), fc.nat(), (form, photos, order, seed) => {
        const wish = { tiles: tilesIn(form, 12), photos, order, seed };
        expect(fillTiles(wish)).toEqual(fillTiles(wish));
      }),
      { numRuns: 60 },
    );
  });

  test("cuts no face that any order of the photos would show whole, and by chance loses hardly more than the best", () => {
    fc.assert(
      fc.property(anyForm, anyPhotos(5), fc.constantFrom(...fillOrders), fc.nat(), (form, photos, order, seed) => {
        const tiles = tilesIn(form, 5);
        const best = bestOfAll(tiles, photos);
        const filled = fillTiles({ tiles, photos, order, seed });
        expect(filled.cutFaces).toBe(best.cutFaces);
        if (order === "chance")
          expect(lossOf(tiles, photos, filled)).toBeLessThan(best.loss + 0.04 * photos.length + 1e-9);
      }),
      { numRuns: 120 },
    );
  });

  test("by date leaves photos without faces within three places of their turn", () => {
    fc.assert(
      fc.property(
        anyForm,
        fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }),
        fc.constantFrom<FillOrder>("date", "colour"),
        (form, upright, order) => {
          const photos = upright.map((is, at) => (is ? photo(at, 2000, 3000) : photo(at)));
          const filled = filledWith(fillTiles({ tiles: tilesIn(form, 24), photos, order, seed: 1 }));
          expect(new Set(filled).size).toBe(24);
          for (const [at, id] of filled.entries()) expect(Math.abs(at - Number(id?.slice(1)))).toBeLessThanOrEqual(3);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("names the photo that loses most", () => {
    const tiles = tilesIn({ kind: "grid" }, 6);
    const photos = [...[0, 1, 2, 3, 4].map((at) => photo(at)), photo(5, 6000, 1000)];
    const { worst } = fillTiles({ tiles, photos, order: "date", seed: 1 });
    expect(worst?.photo).toBe("p5");
    expect(worst?.loss).toBeGreaterThan(0.8);
  });

  test("of 500 photos takes 24 from the first day to the last, each once", () => {
    const photos = Array.from({ length: 500 }, (_, at) => photo(at));
    const filled = fillTiles({ tiles: tilesIn({ kind: "grid" }, 24), photos, order: "date", seed: 1 });
    const numbers = filledWith(filled).map((id) => Number(id?.slice(1)));
    expect(new Set(numbers).size).toBe(24);
    expect(Math.min(...numbers)).toBeLessThan(21);
    expect(Math.max(...numbers)).toBeGreaterThan(478);
    expect(filled).toMatchObject({ leftOut: 476, empty: 0 });
  });

  test("with one photo leaves 23 of 24 tiles empty and says so", () => {
    const filled = fillTiles({ tiles: tilesIn({ kind: "grid" }, 24), photos: [photo(0)], order: "chance", seed: 1 });
    expect(filledWith(filled).filter((id) => id !== null)).toEqual(["p0"]);
    expect(filled).toMatchObject({ leftOut: 0, empty: 23 });
  });

  test("leaves locked tiles and their photos alone", () => {
    const [first, ...others] = tilesIn({ kind: "grid" }, 6);
    if (!first) throw new Error("no tile");
    const tiles = [{ ...first, photo: "p3", locked: true as const }, ...others];
    const { steps } = fillTiles({ tiles, photos: [0, 1, 2, 3].map((at) => photo(at)), order: "date", seed: 1 });
    expect(steps.map(({ element }) => element)).not.toContain(first.id);
    expect(steps.map((step) => step.photo)).toEqual(["p0", "p1", "p2", null, null]);
  });
});

describe("filling by chance again", () => {
  const tiles = tilesIn({ kind: "grid" }, 12);
  const photos = Array.from({ length: 12 }, (_, at) => photo(at));
  const shown = ({ steps }: Filled) =>
    tiles.map((tile) => ({ ...tile, photo: steps.find(({ element }) => element === tile.id)?.photo ?? null }));

  test("is another collage than the one before, from the same seed, too", () => {
    const wish = { tiles, photos, order: "chance", seed: 5 } as const;
    const first = fillAnew(wish);
    const second = fillAnew({ ...wish, tiles: shown(first) });
    expect(filledWith(second)).not.toEqual(filledWith(first));
    expect(isStillFilled(first, shown(first))).toBe(true);
    expect(isStillFilled(first, shown(second))).toBe(false);
  });

  test("has one photo stay where there is no other", () => {
    const one = { tiles, photos: photos.slice(0, 1), order: "chance", seed: 5 } as const;
    const filled = fillAnew(one);
    expect(filledWith(fillAnew({ ...one, tiles: shown(filled) }))).toEqual(filledWith(filled));
  });
});

test("an assignment is the cheapest of all", () => {
  const orders = (left: readonly number[]): readonly (readonly number[])[] =>
    left.length === 0
      ? [[]]
      : left.flatMap((one) => orders(left.filter((other) => other !== one)).map((rest) => [one, ...rest]));
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.nat(50), { minLength: 5, maxLength: 5 }), { minLength: 5, maxLength: 5 }),
      (costs) => {
        const sum = (order: readonly number[]) =>
          order.reduce((all, column, row) => all + (costs[row]?.[column] ?? 0), 0);
        const found = cheapestAssignment(5, (row, column) => costs[row]?.[column] ?? 0);
        expect(new Set(found).size).toBe(5);
        expect(sum(found)).toBe(Math.min(...orders([0, 1, 2, 3, 4]).map(sum)));
      },
    ),
    { numRuns: 100 },
  );
});
