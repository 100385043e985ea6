import { expect, test } from "vitest";
import { picturesOf } from "./read-group-pictures.ts";

const asset = (filename: string) => ({ filename, alt: "Ein Zimmer", meta_data: { width: 1600, height: 1067 } });
const entry = (key: string, flyoutGroups: readonly unknown[], subItems: readonly unknown[]) =>
  ({ key, fields: { flyoutGroups, subItems } }) as never;
const feature = (filename: string) => ({ flyoutGroupItemsCustom: [{ picture: asset(filename) }] });
const tile = (filename: string) => ({ component: "navigation-tile", subnaviAsset: asset(filename) });

test("a group shows what its flyout shows, without one what its first tile shows; its name stands beside it", () => {
  const pictures = picturesOf([
    entry("wall", [{}, feature("/pictures/room.webp")], [tile("/pictures/tile.webp")]),
    entry("prints", [], [{ component: "navigation-heading" }, tile("/pictures/prints.webp")]),
    entry("guides", [], []),
    entry("odd", ["nothing", null], [7]),
  ]);
  expect(Object.entries(pictures).map(([key, { src, alt }]) => [key, src, alt])).toEqual([
    ["wall", "/pictures/room.webp", ""],
    ["prints", "/pictures/prints.webp", ""],
  ]);
});
