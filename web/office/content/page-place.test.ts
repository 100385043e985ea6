import { expect, test } from "vitest";
import { changedPlace, placeOf } from "./page-place.ts";

const page = {
  folders: [
    { id: 1, name: "Guides" },
    { id: 2, name: "Paper" },
  ],
  tags: ["paper", "guide"],
  translatedSlugs: [{ lang: "fr", slug: "papier", path: "guides/papier" }],
};

test("what nobody changed is not sent", () => {
  expect(changedPlace(page, placeOf(page))).toEqual({});
  expect(changedPlace(page, { parentId: 2, tags: "paper,  guide,", slugs: { fr: " papier ", es: "" } })).toEqual({});
});

test("tags are told apart by commas, each once; a slug that is emptied is none any more", () => {
  expect(changedPlace(page, { parentId: null, tags: "new, new,paper", slugs: { fr: "", es: "papel" } })).toEqual({
    parentId: null,
    tags: ["new", "paper"],
    translatedSlugs: [{ lang: "es", slug: "papel" }],
  });
  expect(changedPlace(page, { ...placeOf(page), slugs: {} })).toEqual({ translatedSlugs: [] });
});
