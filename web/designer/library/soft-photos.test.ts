import { expect, test } from "vitest";
import { canvas, front, landscape, photoElement } from "../../../design/sample-designs.ts";
import { softPhotos } from "./soft-photos.ts";

const small = { ...landscape, id: "small", width: 1000, height: 750 };
const large = { ...landscape, id: "large" };

/** 306 x 206 mm take 1,205 pixels across at 100 dpi. */
const softOf = (photo: string | null, zoom = 1_000_000) => [
  ...softPhotos({ ...canvas({ ...photoElement({ zoom }), photo }), photos: [small, large] }, [front()]),
];

test("a free photo is soft where even the smallest place is too large for it", () => {
  expect(softOf(null)).toEqual(["small"]);
});

test("a photo in the design is judged by its crop", () => {
  expect(softOf("small")).toEqual(["small"]);
  expect(softOf("large", 4_000_000)).toEqual(["large", "small"]);
});

test("a product without a place makes nothing soft", () => {
  expect([...softPhotos({ ...canvas(), photos: [small] }, [])]).toEqual([]);
});
