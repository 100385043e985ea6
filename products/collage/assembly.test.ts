import fc from "fast-check";
import { expect, test } from "vitest";
import { parseQuery } from "../../core/query-string.ts";
import { possibleCollage } from "../../demo/catalogue/any-collage.ts";
import { demoCollages } from "../../demo/catalogue/collages.ts";
import { assembly } from "./assembly.ts";
import type { CollageConfiguration } from "./configuration-schema.ts";
import { readLink } from "./link.ts";
import { surfaces } from "./surfaces.ts";

const boxesOf = (configuration: CollageConfiguration) => {
  const made = assembly({ configuration }, demoCollages);
  const trims = new Map(surfaces({ configuration }, demoCollages).map(({ surface, trim }) => [surface, trim]));
  if (made?.kind !== "hung") return [];
  return made.panels.map(({ surface, at, surroundings }) => ({
    surface,
    ...at,
    ...(trims.get(surface) ?? { width: 0, height: 0 }),
    ...(surroundings.frame && { width: surroundings.frame.outer.width, height: surroundings.frame.outer.height }),
  }));
};

test("the panels of a set hang in rows, 40 mm apart", () => {
  const query = parseQuery("materialType=mixed&formatType[]=300x300&formatType[]=400x300&formatType[]=300x300");
  const { configuration } = readLink(query, demoCollages, { channel: "poster", unit: "cm" });
  const [first, second] = boxesOf(configuration);
  expect(boxesOf(configuration)).toHaveLength(3);
  expect(second?.x).toBe((first?.x ?? 0) + (first?.width ?? 0) + 40_000);
});

test("every panel of a set hangs once, and none covers another", () => {
  fc.assert(
    fc.property(possibleCollage, (configuration) => {
      const boxes = boxesOf(configuration);
      expect(boxes).toHaveLength(configuration.panels.length > 1 ? configuration.panels.length : 0);
      for (const [n, one] of boxes.entries()) {
        for (const other of boxes.slice(n + 1)) {
          const beside = one.x + one.width <= other.x || other.x + other.width <= one.x;
          const below = one.y + one.height <= other.y || other.y + other.height <= one.y;
          expect(beside || below).toBe(true);
        }
      }
    }),
  );
});
