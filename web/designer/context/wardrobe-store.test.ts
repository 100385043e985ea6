import { expect, test, vi } from "vitest";
import { done, failed } from "../../../core/outcome.ts";
import type { Wardrobe } from "../../../design/template/wardrobe.ts";
import { words } from "../../../design/text/testing/texts.ts";
import { wardrobeStore } from "./wardrobe-store.ts";

const side = { id: "front", role: "front", background: null, copies: 1, turned: false };
const document = { surfaces: [{ ...side, elements: [words({ text: "Anna & Ivo" })] }] };
const wardrobe = { style: { key: "garden" } } as Wardrobe;

test("a style is loaded once, with the letters of the design's words, and is there offline from then on", async () => {
  const load = vi.fn(async () => done(wardrobe));
  const store = wardrobeStore(load);
  expect(store.at("garden")).toBeNull();
  await Promise.all([store.load("garden", document), store.load("garden", document)]);
  await store.load("garden", document);
  expect(load.mock.calls).toEqual([["garden", "Ana &Ivo"]]);
  expect(store.at("garden")).toBe(wardrobe);
});

test("what could not be loaded is said, and tried again the next time", async () => {
  const load = vi.fn(async () => done(wardrobe));
  load.mockRejectedValueOnce(new Error("offline"));
  const store = wardrobeStore(load);
  expect(await store.load("garden", document)).toEqual(failed("unreachable"));
  expect(store.at("garden")).toBeNull();
  expect(await store.load("garden", document)).toEqual(done(wardrobe));
});

test("a kind's own style is loaded as it is, and kept by its key", async () => {
  const load = vi.fn(async () => done(wardrobe));
  const loadOwn = vi.fn(async () => wardrobe);
  const store = wardrobeStore(load, loadOwn);
  await store.load(wardrobe.style, document);
  expect(loadOwn.mock.calls).toEqual([[wardrobe.style, "Ana &Ivo"]]);
  expect(load).not.toHaveBeenCalled();
  expect(store.at("garden")).toBe(wardrobe);
});
