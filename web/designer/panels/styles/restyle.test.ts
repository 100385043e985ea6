import { beforeAll, expect, test } from "vitest";
import { demoWardrobe } from "../../../../demo/styles.fixture.ts";
import { apply } from "../../../../design/apply.ts";
import type { DesignDocument } from "../../../../design/document.ts";
import { together } from "../../../../design/operation.ts";
import type { Wardrobe } from "../../../../design/template/wardrobe.ts";
import { coaster } from "../../../../products/coaster/coaster.fixture.ts";
import { coasterData } from "../../../../products/coaster/coaster-data.fixture.ts";
import { coasterDesign } from "../../../../products/coaster/coaster-design.fixture.ts";
import { refuse } from "../../../../products/link-values.ts";
import type { DesignableKind } from "../../../../products/registry.ts";
import { restyled } from "./restyle.ts";

const pricing = { currency: "EUR", on: "2026-11-24", taxOf: () => ({ rate: 0.19, included: true }) } as never;
const wardrobes = new Map<string, Wardrobe>();
const at = (key: string) => wardrobes.get(key) ?? null;
let begun: DesignDocument;

beforeAll(async () => {
  const look = { palette: "sage", pairing: "classic", words: "wedding-thanks" };
  const back = ["back-words"];
  for (const [key, front] of [
    ["four", ["four-round-a-label"]],
    ["none", ["words-on-colour"]],
  ] as const)
    wardrobes.set(key, await demoWardrobe({ key, parts: { front, back }, ...look }));
  const bare = coasterDesign.blank({ coasterEdge: 100, sets: 1, style: "four" }, coasterData, at("four"));
  const place = bare.surfaces[0]?.elements.find(({ type }) => type === "photo");
  const placed = apply(
    bare,
    together([
      { type: "addPhoto", photo: { id: "a", name: "a.jpg", width: 3000, height: 2000 } },
      { type: "placePhoto", element: place?.id ?? "", photo: "a" },
    ]),
  );
  if (placed.ok) begun = placed.value.document;
});

const inStyle = (kind: DesignableKind, style: string) =>
  restyled({ kind, data: coasterData, pricing }, begun, style, at);

test("a whole design is dressed in one step that can be undone", () => {
  const answer = inStyle(coaster as DesignableKind, "none");
  const outcome = answer.ok ? apply(begun, answer.value.operation) : null;
  if (!outcome?.ok) throw new Error("it cannot be dressed");
  expect(outcome.value.document.surfaces.map(({ style }) => style)).toEqual(["none", "none"]);
  expect(outcome.value.document.configuration).toMatchObject({ style: "none" });
  const undone = apply(outcome.value.document, outcome.value.inverse);
  expect(undone.ok && undone.value.document).toEqual(begun);
});

test("a photo that has no place in the style is named, and stays in the tray", () => {
  const answer = inStyle(coaster as DesignableKind, "none");
  expect(answer).toMatchObject({ ok: true, value: { leftOut: ["a"], price: null } });
});

test("a style that makes it dearer says both prices", () => {
  const quote: DesignableKind["quote"] = (configuration, ...terms) =>
    coaster.quote({ ...configuration, sets: configuration.style === "none" ? 2 : 1 }, ...terms);
  expect(inStyle({ ...coaster, quote } as DesignableKind, "none")).toMatchObject({
    value: { price: { before: 1490, after: 2980 } },
  });
});

test("a style that the product cannot be had in is refused with its reason", () => {
  const refusal = refuse("style", "theme-not-in-format");
  const answer = inStyle({ ...coaster, check: () => [refusal] } as DesignableKind, "none");
  expect(answer).toEqual({ ok: false, error: [refusal] });
});
