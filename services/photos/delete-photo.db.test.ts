import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shopOf } from "../../core/shop.ts";
import { demoRelease } from "../../demo/catalogue/wall-pictures.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { newId } from "../../platform/tokens/random.ts";
import { createDesigns, type FrozenVersion } from "../designs/service.ts";
import { type PhotosFixture, photosFixture } from "./photos.fixture.ts";

const database = await migratedTestDatabase();
let shop: PhotosFixture;
let lena: Owner;
const release = { release: demoRelease.release, data: demoRelease };
const size = { width: 4000, height: 3000 };

beforeAll(async () => {
  shop = await photosFixture(database);
  lena = await shop.visitor();
});
afterAll(() => shop.stop());

/** Designs that look at the photos as the shop's do; `looked` runs between the look and what follows. */
const designsThat = (looked: () => Promise<unknown> = async () => {}) =>
  createDesigns({
    db: database.db,
    clock: stoppedClock("2026-11-20T12:00:00Z"),
    releases: { current: async () => release, at: async () => release },
    photos: {
      async ready(owner, ids) {
        const found = await shop.photos.ready(owner, ids);
        await looked();
        return found;
      },
    },
  });

/** A photo as the intake leaves it, without its files. */
async function readyPhoto(): Promise<string> {
  const id = newId();
  const sha256 = createHash("sha256").update(id).digest("hex");
  const found = { type: "jpeg", ...size, master: jsonb({}), ready_at: new Date() } as const;
  await database.db
    .insertInto("photo_content")
    .values({ sha256, bytes: 1, ...found })
    .execute();
  await database.db
    .insertInto("photo")
    .values({ id, visitor_id: lena.visitorId, name: "boot.jpg", bytes: 1, content_sha256: sha256 })
    .execute();
  return id;
}

/** A design that shows this photo, saved and ready to be ordered. */
async function designWith(photo: string) {
  const designs = designsThat();
  const link = { kind: "photoframe", query: "materialType=leinwand&formatType=600x400" };
  const created = await designs.create(lena, link, shopOf("poster", "de-DE"));
  if (!created.ok) throw new Error(created.error);
  const { id } = created.value.design;
  const operations = [
    { type: "addPhoto", photo: { id: photo, name: "boot.jpg", ...size } },
    { type: "placePhoto", element: "picture", photo },
  ];
  const appended = await designs.append(lena, id, { baseSequence: 0, operations });
  if (!appended.ok) throw new Error(appended.error.kind);
  return { id, seen: appended.value };
}

async function counts(photo: string, design: string) {
  const { rows } = await database.pool.query(
    `select (select count(*)::int from photo where id = $1) as photos,
            (select count(*)::int from design_version where design_id = $2) as versions,
            (select count(*)::int from design_version_photo where photo_id = $1) as links`,
    [photo, design],
  );
  return rows[0];
}

test("a design that names photos by other words has only those that there are", async () => {
  const id = await readyPhoto();
  expect([...(await shop.photos.ready(lena, ["p", id, "../../etc"])).keys()]).toEqual([id]);
  expect(await shop.photos.list(lena, ["p"])).toEqual([]);
});

test("a photo of a frozen design cannot be deleted, and the refusal says so", async () => {
  const photo = await readyPhoto();
  const design = await designWith(photo);
  expect((await designsThat().freeze(lena, design.id, design.seen)).ok).toBe(true);
  const refused = await shop.ask(lena, `/web-api/photos/${photo}`, { method: "DELETE" });
  expect([refused.status, (await refused.json()).type]).toEqual([409, "urn:passepartout:problem:photo-in-use"]);
  expect(await counts(photo, design.id)).toEqual({ photos: 1, versions: 1, links: 1 });
});

test("a photo that a design shows without being frozen can be deleted; the design cannot be ordered then", async () => {
  const photo = await readyPhoto();
  const design = await designWith(photo);
  expect(await shop.photos.delete(lena, photo)).toEqual({ ok: true, value: undefined });
  expect(await designsThat().freeze(lena, design.id, design.seen)).toMatchObject({
    ok: false,
    error: { kind: "photos-missing" },
  });
  expect(await counts(photo, design.id)).toEqual({ photos: 0, versions: 0, links: 0 });
});

test("a photo deleted just after freezing has looked at it: the order is refused, and no version is left", async () => {
  const photo = await readyPhoto();
  const design = await designWith(photo);
  const deletion = designsThat(() => shop.photos.delete(lena, photo));
  expect(await deletion.freeze(lena, design.id, design.seen)).toMatchObject({
    ok: false,
    error: { kind: "photos-missing" },
  });
  expect(await counts(photo, design.id)).toEqual({ photos: 0, versions: 0, links: 0 });
});

test("a design removed just after freezing has looked at it cannot be ordered, and keeps no photo", async () => {
  const photo = await readyPhoto();
  const design = await designWith(photo);
  const removing = designsThat(() => designsThat().remove(lena, design.id));
  expect(await removing.freeze(lena, design.id, design.seen)).toEqual({ ok: false, error: { kind: "not-found" } });
  expect(await counts(photo, design.id)).toEqual({ photos: 1, versions: 0, links: 0 });
});

test("deleting a photo and ordering its design at the same moment: in every round exactly one of both happens", async () => {
  const rounds = 60;
  const designs = designsThat();
  const tally = { deleted: 0, frozen: 0 };
  for (let round = 0; round < rounds; round++) {
    const photo = await readyPhoto();
    const design = await designWith(photo);
    const remove = () => shop.photos.delete(lena, photo);
    const freeze = () => designs.freeze(lena, design.id, design.seen);
    const [deleted, frozen] = await atOnce(round, remove, freeze);
    expect(deleted.ok).toBe(!frozen.ok);
    if (deleted.ok) {
      tally.deleted++;
      expect(frozen).toMatchObject({ ok: false, error: { kind: "photos-missing" } });
      expect(await counts(photo, design.id)).toEqual({ photos: 0, versions: 0, links: 0 });
    } else {
      tally.frozen++;
      expect(deleted).toEqual({ ok: false, error: "in-use" });
      const version: FrozenVersion | null = frozen.ok ? frozen.value : null;
      expect(version?.designId).toBe(design.id);
      expect(await counts(photo, design.id)).toEqual({ photos: 1, versions: 1, links: 1 });
    }
  }
  expect(tally.deleted + tally.frozen).toBe(rounds);
  // Both orders happened, so that both refusals were seen.
  expect(Math.min(tally.deleted, tally.frozen)).toBeGreaterThan(0);
});

/** Starts both in alternating order, the deletion some ms later, because freezing compiles before it writes. */
async function atOnce<One, Other>(round: number, remove: () => Promise<One>, freeze: () => Promise<Other>) {
  const removal = async () => {
    for (let turn = 0; turn < round % 12; turn++) await database.pool.query("select 1");
    return remove();
  };
  if (round % 2 === 0) return Promise.all([removal(), freeze()]);
  const freezing = freeze();
  const removing = removal();
  return Promise.all([removing, freezing]);
}
