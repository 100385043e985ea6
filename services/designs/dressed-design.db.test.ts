import { expect, test } from "vitest";
import { type Shop, shopOf } from "../../core/shop.ts";
import { demoStyle } from "../../demo/styles.fixture.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { newId } from "../../platform/tokens/random.ts";
import { coaster } from "../../products/coaster/coaster.fixture.ts";
import { coasterData } from "../../products/coaster/coaster-data.fixture.ts";
import type { DesignableKind } from "../../products/registry.ts";
import { createDesigns } from "./service.ts";

const { db } = await migratedTestDatabase();
const release = { release: 1, data: coasterData };
const garden = demoStyle({
  key: "garden",
  parts: { front: ["photo-arch"], back: ["back-words"] },
  palette: "sage",
  pairing: "classic",
  words: "wedding-thanks",
});
const asked: (readonly [kind: string, key: string, locale: string])[] = [];
const designs = createDesigns({
  db,
  clock: stoppedClock("2026-11-20T12:00:00Z"),
  releases: { current: async () => release, at: async () => release },
  photos: { ready: async () => new Map() },
  kindOf: () => coaster as DesignableKind,
  async styles(kind: string, key: string, { locale }: Shop) {
    asked.push([kind, key, locale]);
    return key === "garden" ? garden : null;
  },
});
const owner = { visitorId: newId(), customerId: null };
await db.insertInto("visitor").values({ id: owner.visitorId, token_hash: owner.visitorId }).execute();

async function begun(query: string) {
  const created = await designs.create(owner, { kind: "coaster", query }, shopOf("card", "de-DE"));
  if (!created.ok) throw new Error(created.error);
  const { design, notices } = created.value;
  return { notices, surfaces: design.document.surfaces as readonly { style?: string; elements: readonly unknown[] }[] };
}

test("a link that names a style of the shop opens a design that is dressed in it", async () => {
  const { surfaces, notices } = await begun("coasterEdge=100&style=garden");
  expect([surfaces.map(({ style }) => style), notices]).toEqual([["garden", "garden"], []]);
  expect(JSON.stringify(surfaces)).toContain("Von Herzen danke");
  expect(asked).toEqual([["coaster", "garden", "de-DE"]]);
});

test("a style that the shop does not have is said, and the design opens without it", async () => {
  const { surfaces, notices } = await begun("coasterEdge=100&style=jungle");
  expect(surfaces.map(({ elements }) => elements.length)).toEqual([1, 0]);
  expect(notices).toEqual([{ field: "style", reason: "theme-unknown", params: { value: "jungle" } }]);
});

test("a link without a style asks for none", async () => {
  asked.length = 0;
  expect((await begun("coasterEdge=100")).notices).toEqual([]);
  expect(asked).toEqual([]);
});
