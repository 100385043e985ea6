import { expect, test } from "vitest";
import { parseQuery } from "../../core/query-string.ts";
import { demoCollages } from "../../demo/catalogue/collages.ts";
import { openCase } from "./check.ts";
import { describe as described } from "./describe.ts";
import { readLink } from "./link.ts";
import { seenDesign } from "./seen-design.ts";

const opened = (query: string) =>
  openCase(readLink(parseQuery(query), demoCollages, { channel: "poster", unit: "cm" }).configuration, demoCollages);

test("a grid that was made a heart is called a heart of as many photos", () => {
  const heart = seenDesign({ kind: "outline", outline: "heart" }, opened("tileCount=24"));
  expect(heart).toMatchObject({ designId: 26, tileCount: 24 });
  expect(described(heart, demoCollages).facts[0]).toMatchObject({
    ...{ key: "collage.design", params: { shape: { key: "collage.shape.heart" }, photos: 24 } },
  });
});

test("a form that the design has already, and a set, keep their name", () => {
  const same = opened("designId=27");
  expect(seenDesign({ kind: "outline", outline: "heart" }, same)).toBe(same.configuration);
  const set = opened("materialType=mixed&tileCount=9");
  expect(seenDesign({ kind: "comb" }, set)).toBe(set.configuration);
});
