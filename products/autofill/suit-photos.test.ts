import fc from "fast-check";
import { expect, test } from "vitest";
import type { DesignElement, DesignPhoto, PhotoElement } from "../../design/document.ts";
import type { Rect } from "../../design/geometry.ts";
import { ONE, plainPlacement } from "../../design/placement.ts";
import { facesIn } from "./face-safe.ts";
import { suitPhotos } from "./suit-photos.ts";

const room = { keep: { x: 5_000, y: 5_000, width: 390_000, height: 190_000 }, avoid: [] };
const place = (id: string, frame: Rect, photo: string | null, changes: Partial<PhotoElement> = {}): PhotoElement => ({
  id,
  type: "photo",
  frame,
  rotation: 0,
  opacity: ONE,
  photo,
  slot: id,
  placement: plainPlacement("fill"),
  ...changes,
});
const lying = { x: 10_000, y: 10_000, width: 90_000, height: 60_000 };
const standing = { x: 110_000, y: 10_000, width: 60_000, height: 90_000 };
const wide: DesignPhoto = { id: "wide", name: "a.jpg", width: 3000, height: 2000 };
const tall: DesignPhoto = { id: "tall", name: "b.jpg", width: 2000, height: 3000 };
const photosOf = (elements: readonly DesignElement[]) =>
  elements.map((element) => (element.type === "photo" ? element.photo : null));

test("standing photos come into standing places, with their crop and their effect", () => {
  const effect = { tone: "sepia", light: 0, contrast: 0, warmth: 0 } as const;
  const zoomed = { ...plainPlacement("fill"), zoom: 1_500_000 };
  const before = [place("one", lying, "tall", { effect, placement: zoomed }), place("two", standing, "wide")];
  const [one, two] = suitPhotos(before, [wide, tall], room);
  expect(one).toMatchObject({ id: "one", photo: "wide", placement: plainPlacement("fill") });
  expect(one).not.toHaveProperty("effect");
  expect(two).toMatchObject({ id: "two", photo: "tall", placement: zoomed, effect });
});

test("photos that suit as well keep their order; locked, empty and free ones stay", () => {
  const same = [place("one", lying, "wide"), place("two", { ...lying, x: 200_000 }, "other")];
  const other = { ...wide, id: "other" };
  expect(suitPhotos(same, [wide, other], room)).toEqual(same);
  const { slot: _, ...free } = place("three", standing, "wide");
  const fixed = [place("one", lying, "tall", { locked: true }), place("two", standing, null), free];
  expect(suitPhotos(fixed, [wide, tall], room)).toEqual(fixed);
});

test("a face comes out of the gutter, and stays within what is not cut away", () => {
  const gutter = { x: 190_000, y: 0, width: 20_000, height: 200_000 };
  const frame = { x: -5_000, y: -5_000, width: 205_000, height: 210_000 };
  const face = { x: 560_000, y: 400_000, width: 130_000, height: 200_000 };
  const photo = { ...wide, faces: [face] };
  const seen = (elements: readonly DesignElement[]) =>
    elements.flatMap((one) => (one.type === "photo" ? facesIn(photo, frame, one.placement) : []));
  const before = [
    place("full", frame, "wide", { placement: { ...plainPlacement("fill"), centre: { x: 333_333, y: 500_000 } } }),
  ];
  const right = ({ x, width }: Rect) => x + width;
  expect(right(seen(before)[0] as Rect)).toBeGreaterThan(190_000);
  const after = suitPhotos(before, [photo], { ...room, avoid: [gutter] });
  expect(right(seen(after)[0] as Rect)).toBeLessThanOrEqual(190_005);
});

test("never loses a photo, and never cuts off more than before", () => {
  const sizes = fc.record({ width: fc.integer({ min: 500, max: 6000 }), height: fc.integer({ min: 500, max: 6000 }) });
  const frames = fc.record({
    x: fc.integer({ min: 0, max: 300_000 }),
    y: fc.constant(0),
    width: fc.integer({ min: 20_000, max: 90_000 }),
    height: fc.integer({ min: 20_000, max: 90_000 }),
  });
  const cut = (elements: readonly DesignElement[], photos: readonly DesignPhoto[]) =>
    elements.reduce((sum, one) => {
      const photo = one.type === "photo" && photos.find(({ id }) => id === one.photo);
      if (!photo || one.frame === "surface") return sum;
      const fit = photo.width / photo.height / (one.frame.width / one.frame.height);
      return sum + 1 - Math.min(fit, 1 / fit);
    }, 0);
  fc.assert(
    fc.property(fc.array(fc.tuple(sizes, frames), { minLength: 1, maxLength: 12 }), (pairs) => {
      const photos = pairs.map(([size], n): DesignPhoto => ({ id: `p${n}`, name: "a.jpg", ...size }));
      const before = pairs.map(([, frame], n) => place(`e${n}`, frame, `p${n}`));
      const after = suitPhotos(before, photos, room);
      expect(photosOf(after).toSorted()).toEqual(photosOf(before).toSorted());
      expect(cut(after, photos)).toBeLessThanOrEqual(cut(before, photos) + 1e-9);
    }),
  );
});
