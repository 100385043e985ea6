import { expect, test, vi } from "vitest";
import { done, failed } from "../../../core/outcome.ts";
import { demoWardrobe } from "../../../demo/styles.fixture.ts";
import { coaster } from "../../../products/coaster/coaster.fixture.ts";
import { coasterData } from "../../../products/coaster/coaster-data.fixture.ts";
import { coasterDesign } from "../../../products/coaster/coaster-design.fixture.ts";
import type { DesignableKind } from "../../../products/registry.ts";
import { wardrobeStore } from "../context/wardrobe-store.ts";
import type { Session } from "../store/session.ts";
import { chooseConfiguration } from "./choose-configuration.ts";

const plain = { coasterEdge: 100, sets: 1 };
const document = coasterDesign.blank(plain, coasterData, null);
const parts = { front: ["photo-arch"], back: ["back-words"] };
const garden = await demoWardrobe({ key: "garden", parts, palette: "sage", pairing: "classic", words: "birth" });

function context() {
  const perform = vi.fn<(operation: unknown) => void>();
  const session = { state: () => ({ kept: { history: { document } } }), perform } as unknown as Session;
  const load = vi.fn(async (key: string) => (key === "garden" ? done(garden) : failed("unreachable" as const)));
  return {
    perform,
    load,
    context: { session, kind: coaster as DesignableKind, data: coasterData, wardrobes: wardrobeStore(load) },
  };
}

test("a choice in the same style is taken at once", () => {
  const { context: at, perform, load } = context();
  void chooseConfiguration(at, { ...plain, sets: 2 });
  expect(perform.mock.calls).toEqual([[{ type: "setConfiguration", set: { sets: 2 } }]]);
  expect(load).not.toHaveBeenCalled();
});

test("another style is loaded first, and dresses the design in the same step", async () => {
  const { context: at, perform } = context();
  expect(await chooseConfiguration(at, { ...plain, style: "garden" })).toBeNull();
  expect(JSON.stringify(perform.mock.calls)).toContain("Hallo, kleine Welt");
});

test("a style that cannot be loaded changes nothing, and it is said why", async () => {
  const { context: at, perform } = context();
  expect(await chooseConfiguration(at, { ...plain, style: "jungle" })).toBe("unreachable");
  expect(perform).not.toHaveBeenCalled();
});
