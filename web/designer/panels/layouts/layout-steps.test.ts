import { beforeAll, expect, test } from "vitest";
import { demoChoices, demoWardrobe } from "../../../../demo/styles.fixture.ts";
import { apply } from "../../../../design/apply.ts";
import type { DesignDocument, Surface } from "../../../../design/document.ts";
import { type Step, together } from "../../../../design/operation.ts";
import type { Wardrobe } from "../../../../design/template/wardrobe.ts";
import { coaster } from "../../../../products/coaster/coaster.fixture.ts";
import { coasterData } from "../../../../products/coaster/coaster-data.fixture.ts";
import { coasterDesign } from "../../../../products/coaster/coaster-design.fixture.ts";
import type { DesignableKind } from "../../../../products/registry.ts";
import { anotherLayout, byPhotos, layoutSteps, type SideLayouts, sideLayouts } from "./layout-steps.ts";

const kind = coaster as DesignableKind;
let wardrobe: Wardrobe;
let begun: DesignDocument;

beforeAll(async () => {
  const front = ["four-round-a-label", ...demoChoices("card-front").filter((key) => key !== "four-round-a-label")];
  const parts = { front, back: ["back-words", "back-photo"] };
  wardrobe = await demoWardrobe({ key: "garden", parts, palette: "sage", pairing: "classic", words: "wedding-thanks" });
  const bare = coasterDesign.blank({ coasterEdge: 100, sets: 1, style: "garden" }, coasterData, wardrobe);
  const photos = ["a", "b", "c", "d"].map((id) => ({ id, name: `${id}.jpg`, width: 3000, height: 2000 }));
  const places = sideOf(bare).elements.filter(({ type }) => type === "photo");
  begun = done(bare, [
    ...photos.map((photo) => ({ type: "addPhoto" as const, photo })),
    ...places.map(({ id }, index) => ({ type: "placePhoto" as const, element: id, photo: photos[index]?.id ?? null })),
  ]);
});

function done(document: DesignDocument, steps: readonly Step[]): DesignDocument {
  const outcome = apply(document, together(steps));
  if (!outcome.ok) throw new Error(outcome.error.reason);
  return outcome.value.document;
}

const sideOf = ({ surfaces }: DesignDocument, id = "front") => surfaces.find((one) => one.id === id) as Surface;
const found = (document: DesignDocument, id?: string) =>
  sideLayouts(kind, document, coasterData, sideOf(document, id), wardrobe) as SideLayouts;
const photosOn = (document: DesignDocument) =>
  sideOf(document).elements.flatMap((element) => (element.type === "photo" ? [element.photo] : []));

function tried(document: DesignDocument, key: string) {
  const { side, layouts } = found(document);
  const layout = layouts.find((one) => one.key === key);
  if (!layout) throw new Error(`there is no layout ${key}`);
  const { steps, leftOut } = layoutSteps(document, sideOf(document), { side, layout }, wardrobe);
  return { document: done(document, steps), leftOut };
}

test("a side has the layouts of its part that are drawn for its proportion, by number of photos, and knows its own", () => {
  const { layouts, present } = found(begun);
  expect([present?.key, layouts.map(({ key }) => key)]).toEqual([
    "four-round-a-label",
    // Not for squares.
    expect.not.arrayContaining(["one-stem-aside", "strip-of-photos"]),
  ]);
  expect(byPhotos(found(begun)).map(([photos]) => photos)).toEqual([0, 1, 3, 4]);
  expect(found(begun, "back").layouts.map(({ key }) => key)).toEqual(["back-words", "back-photo"]);
});

test("photos that a layout has no place for are named, and are back in the next one that is tried", () => {
  const one = tried(begun, "photo-arch");
  expect([photosOn(one.document), one.leftOut]).toEqual([["a"], ["b", "c", "d"]]);
  const three = tried(one.document, "three-in-a-row");
  expect([photosOn(three.document), three.leftOut]).toEqual([["a", "b", "c"], ["d"]]);
  expect(photosOn(tried(three.document, "four-round-a-label").document)).toEqual(["a", "b", "c", "d"]);
});

test("what was changed since is not taken back by the next layout", () => {
  const one = tried(begun, "photo-arch").document;
  const [place] = sideOf(one).elements.filter(({ type }) => type === "photo");
  const other = done(one, [{ type: "placePhoto", element: place?.id ?? "", photo: "d" }]);
  expect(photosOn(tried(other, "three-in-a-row").document)).toEqual(["d", null, null]);
});

test("a photo that left the tray meanwhile does not come back", () => {
  const one = done(tried(begun, "photo-arch").document, [{ type: "removePhoto", photo: "c" }]);
  expect(photosOn(tried(one, "three-in-a-row").document)).toEqual(["a", null, null]);
});

test("another one is the next with as many places, round and round", () => {
  const one = tried(begun, "photo-arch").document;
  const seen: string[] = [];
  let document = one;
  do {
    const next = anotherLayout(found(document), 1);
    if (!next) break;
    seen.push(next.key);
    document = tried(document, next.key).document;
  } while (seen.at(-1) !== "photo-arch" && seen.length < 20);
  const single = byPhotos(found(one)).find(([photos]) => photos === 1)?.[1] ?? [];
  expect(seen.toSorted()).toEqual(single.map(({ key }) => key).toSorted());
});

test("where no other has as many places, another one is any other", () => {
  expect(anotherLayout(found(begun), 4)?.key).toBe(found(begun).layouts[1]?.key);
});
