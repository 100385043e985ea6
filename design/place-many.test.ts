import { expect, test } from "vitest";
import { apply } from "./apply.ts";
import type { DesignDocument, DesignPhoto, PhotoElement } from "./document.ts";
import { allElements } from "./element-place.ts";
import type { Rect } from "./geometry.ts";
import { together } from "./operation.ts";
import { emptyPlaces, placeMany } from "./place-many.ts";
import { canvas, front, photoElement, surface } from "./sample-designs.ts";

const place = (id: string, frame: Rect, photo: string | null = null): PhotoElement => ({
  ...photoElement(),
  id,
  frame,
  photo,
});
const across = { x: 10_000, y: 100_000, width: 120_000, height: 80_000 };
const upright = { x: 150_000, y: 100_000, width: 60_000, height: 80_000 };
const above = { x: 10_000, y: 10_000, width: 80_000, height: 80_000 };

const photo = (id: string, width: number, height: number): DesignPhoto => ({ id, name: id, width, height });
const wide = (id: string) => photo(id, 4000, 3000);
const tall = (id: string) => photo(id, 3000, 4000);

const layouts = [front(), { ...front(), surface: "back" }];
const album: DesignDocument = {
  ...canvas(),
  photos: [wide("old")],
  surfaces: [
    surface([place("upright", upright), place("across", across), place("above", above), place("full", above, "old")]),
    surface([place("back", across)], "back"),
  ],
};

/** Which photo is in which place afterwards. */
function filled(photos: readonly DesignPhoto[]) {
  const outcome = apply(album, together(placeMany(album, layouts, photos)));
  if (!outcome.ok) throw new Error(outcome.error.reason);
  const { document } = outcome.value;
  const places = allElements(document).map((one) => [one.id, one.type === "photo" ? one.photo : null]);
  return { places: Object.fromEntries(places), tray: document.photos.map(({ id }) => id) };
}

test("empty places are found in reading order over all sides", () => {
  expect(emptyPlaces(album, layouts).map(({ element }) => element.id)).toEqual(["above", "across", "upright", "back"]);
});

test("photos come in their order, each place takes the next of its shape", () => {
  const { places, tray } = filled([tall("1"), tall("2"), wide("3"), wide("4")]);
  // the square takes any, what lies across waits for the third
  expect(places).toEqual({ above: "1", across: "3", upright: "2", back: "4", full: "old" });
  expect(tray).toEqual(["old", "1", "2", "3", "4"]);
});

test("without one of its shape a place takes the next; what finds no place is in the tray", () => {
  const { places, tray } = filled([tall("1"), tall("2"), tall("3"), tall("4"), tall("5")]);
  expect(places).toEqual({ above: "1", across: "2", upright: "3", back: "4", full: "old" });
  expect(tray).toHaveLength(6);
});

test("photos of the tray are not added again, and a focus is kept in sight", () => {
  const known = { ...wide("old"), focus: { x: 1_000_000, y: 500_000 } };
  expect(placeMany(album, layouts, [known])).toEqual([
    {
      type: "placePhoto",
      element: "above",
      photo: "old",
      placement: { fit: "fill", centre: { x: 625_000, y: 500_000 }, zoom: 1_000_000, rotation: 0 },
    },
  ]);
});
