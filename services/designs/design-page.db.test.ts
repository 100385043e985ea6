import { expect, test } from "vitest";
import { shopOf } from "../../core/shop.ts";
import { demoRelease } from "../../demo/catalogue/wall-pictures.ts";
import { hashOfPages, pageHash } from "../../design/page-hash.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { newId } from "../../platform/tokens/random.ts";
import { createDesigns } from "./service.ts";

const database = await migratedTestDatabase();
const release = { release: demoRelease.release, data: demoRelease };
const designs = createDesigns({
  db: database.db,
  clock: stoppedClock("2026-11-20T12:00:00Z"),
  releases: {
    current: async () => release,
    at: async (_kind, number) => (number === release.release ? release : null),
  },
  photos: { ready: async (_owner, ids) => new Map(ids.map((id) => [id, { width: 4000, height: 3000 }])) },
});

/** A frozen canvas with its photo. */
async function frozenCanvas() {
  const [visitorId, photo] = [newId(), newId()];
  const owner = { visitorId, customerId: null };
  await database.db.insertInto("visitor").values({ id: visitorId, token_hash: visitorId }).execute();
  await database.db
    .insertInto("photo")
    .values({ id: photo, visitor_id: visitorId, name: "segelboot.jpg", bytes: 1 })
    .execute();
  const query = "materialType=leinwand&formatType=600x400";
  const created = await designs.create(owner, { kind: "photoframe", query }, shopOf("poster", "de-DE"));
  if (!created.ok) throw new Error(created.error);
  const { id } = created.value.design;
  const operations = [
    { type: "addPhoto", photo: { id: photo, name: "segelboot.jpg", width: 4000, height: 3000 } },
    { type: "placePhoto", element: "picture", photo },
  ];
  const appended = await designs.append(owner, id, { baseSequence: 0, operations });
  if (!appended.ok) throw new Error(appended.error.kind);
  const frozen = await designs.freeze(owner, id, appended.value);
  if (!frozen.ok) throw new Error(JSON.stringify(frozen.error));
  const version = await designs.version(frozen.value.versionId);
  if (!version) throw new Error("no version");
  return version;
}

test("one page of a frozen design is the page of its scene, under the hash it was frozen with", async () => {
  const version = await frozenCanvas();
  const hashes = await designs.pageHashes(version.versionId);
  expect(hashes).toHaveLength(1);
  expect(hashOfPages((hashes ?? []).map(String))).toBe(version.sceneHash);
  const page = await designs.pageOf(version, 0);
  expect(page?.page.surface).toBe("front");
  expect([page?.hash, page && pageHash(page.page)]).toEqual([hashes?.[0], hashes?.[0]]);
});

test("a page, a version or a release that is not there gives nothing", async () => {
  const version = await frozenCanvas();
  expect(await designs.pageOf(version, 1)).toBeNull();
  expect(await designs.pageOf({ ...version, release: 99 }, 0)).toBeNull();
  expect(await designs.pageOf({ ...version, kind: "none" }, 0)).toBeNull();
  expect(await designs.pageHashes(newId())).toBeNull();
});
