import { beforeAll, beforeEach, expect, test } from "vitest";
import { shopOf } from "../../core/shop.ts";
import { demoRelease } from "../../demo/catalogue/wall-pictures.ts";
import type { DesignDocument } from "../../design/document.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { newId } from "../../platform/tokens/random.ts";
import { newCustomer } from "../new-customer.fixture.ts";
import type { DesignRecord } from "./contract.ts";
import { createDesigns, type Designs } from "./service.ts";

const database = await migratedTestDatabase();
let designs: Designs;
let lena: Owner;
let tom: Owner;
const arrived = new Map<string, { width: number; height: number }>();
const release = { release: demoRelease.release, data: demoRelease };
const canvas = { kind: "photoframe", query: "materialType=leinwand&formatType=600x400" };
const shop = shopOf("poster", "de-DE");

beforeAll(async () => {
  designs = createDesigns({
    db: database.db,
    clock: stoppedClock("2026-11-20T12:00:00Z"),
    releases: { current: async () => release, at: async () => release },
    photos: { ready: async (_owner, ids) => new Map([...arrived].filter(([id]) => ids.includes(id))) },
  });
});
beforeEach(async () => {
  lena = await newVisitor();
  tom = await newVisitor();
  arrived.clear();
});

async function newVisitor(): Promise<Owner> {
  const id = newId();
  await database.db.insertInto("visitor").values({ id, token_hash: id }).execute();
  return { visitorId: id, customerId: null };
}

const designOf = async (customerId: string): Promise<string> => (await blankDesign({ ...lena, customerId })).id;

async function blankDesign(owner = lena): Promise<DesignRecord> {
  const created = await designs.create(owner, canvas, shop);
  if (!created.ok) throw new Error(created.error);
  return created.value.design;
}

const photo = (id: string) => ({ id, name: "segelboot.jpg", width: 4000, height: 3000 });
const place = (id: string) => [
  { type: "addPhoto", photo: photo(id) },
  { type: "placePhoto", element: "picture", photo: id },
];

async function designWithPhoto(): Promise<{ id: string; photoId: string; sequence: number; sceneHash: string }> {
  const { id } = await blankDesign();
  const photoId = newId();
  const appended = await designs.append(lena, id, { baseSequence: 0, operations: place(photoId) });
  if (!appended.ok) throw new Error(appended.error.kind);
  return { id, photoId, ...appended.value };
}

/** The photo has arrived, with this upright size. */
async function arrive(photoId: string, size: { width: number; height: number }) {
  arrived.set(photoId, size);
  await database.db
    .insertInto("photo")
    .values({ id: photoId, visitor_id: lena.visitorId, name: "segelboot.jpg", bytes: 1 })
    .execute();
}

test("a link opens a blank design of the visitor's, and what fell back is said", async () => {
  const query = "materialType=leinwand&formatType=0x20&frameType=quatsch";
  const created = await designs.create(lena, { kind: "photoframe", query }, shop);
  expect(created).toMatchObject({ ok: true, value: { design: { sequence: 0, release: 1 }, addToCart: false } });
  const reasons = created.ok && created.value.notices.map(({ reason }) => reason);
  expect(reasons).toEqual(["format-unknown", "frame-unknown"]);
});

test("a kind that the shop does not sell is refused, and nothing is stored", async () => {
  expect(await designs.create(lena, { kind: "tapestry", query: "" }, shop)).toEqual({
    ok: false,
    error: "unknown-kind",
  });
  const stored = await database.db.selectFrom("design").select("id").where("visitor_id", "=", lena.visitorId).execute();
  expect(stored).toEqual([]);
});

test("operations are applied, numbered, logged, and the hash is that of the new scene", async () => {
  const { id, sequence, sceneHash } = await designWithPhoto();
  expect(sequence).toBe(2);
  const read = await designs.read(lena, id);
  expect(read).toMatchObject({ ok: true, value: { sequence: 2, sceneHash, document: { photos: [{ width: 4000 }] } } });
  const log = await database.db.selectFrom("design_operation").select("sequence").where("design_id", "=", id).execute();
  expect(log.map((row) => row.sequence)).toEqual([1, 2]);
});

test("of two tabs that build on the same state one wins, the other is told and nothing of it is taken", async () => {
  const { id } = await blankDesign();
  const titles = Array.from({ length: 10 }, (_, index) => `Tab ${index}`);
  const answers = await Promise.all(
    titles.map((title) => designs.append(lena, id, { baseSequence: 0, operations: [{ type: "setTitle", title }] })),
  );
  const winners = answers.filter((answer) => answer.ok);
  expect(winners).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok).map((answer) => answer.error)).toEqual(
    Array(9).fill({ kind: "sequence-conflict", sequence: 1 }),
  );
  const read = await designs.read(lena, id);
  expect(read).toMatchObject({ ok: true, value: { sequence: 1 } });
});

test("a batch with one bad operation is refused as a whole and names it", async () => {
  const { id } = await blankDesign();
  const operations = [
    { type: "setTitle", title: "Gut" },
    { type: "removePhoto", photo: newId() },
  ];
  const refused = await designs.append(lena, id, { baseSequence: 0, operations });
  expect(refused).toMatchObject({ ok: false, error: { kind: "operation-refused", index: 1 } });
  const malformed = await designs.append(lena, id, { baseSequence: 0, operations: [{ type: "dropTables" }] });
  expect(malformed).toEqual({ ok: false, error: { kind: "operation-refused", index: 0, reason: "malformed" } });
  expect(await designs.read(lena, id)).toMatchObject({ ok: true, value: { sequence: 0, document: { title: "" } } });
});

test.each([
  ["an unknown stretcher", { optionTypes: { stretcher: "99" } }, "option-unknown"],
  ["a size nobody makes", { format: { width: 99_990, height: 10 } }, "format-too-small"],
  ["a material of the moon", { materialType: "mondstein" }, "material-unknown"],
  ["no configuration at all", { format: "large" }, "invalid-configuration"],
])("a design of %s is refused, and stays as it was", async (_, change, reason) => {
  const { id, document } = await blankDesign();
  const { configuration } = document as unknown as DesignDocument;
  const operation = { type: "setConfiguration", set: change };
  const refused = await designs.append(lena, id, { baseSequence: 0, operations: [operation] });
  expect(refused).toEqual({ ok: false, error: { kind: "design-refused", reason } });
  expect(await designs.read(lena, id)).toMatchObject({ ok: true, value: { sequence: 0, document: { configuration } } });
});

test("for somebody else a design does not exist: not to read, not to change, not to freeze", async () => {
  const { id, sequence, sceneHash } = await designWithPhoto();
  expect(await designs.read(tom, id)).toEqual({ ok: false, error: "not-found" });
  const change = { baseSequence: sequence, operations: [{ type: "setTitle", title: "Toms" }] };
  expect(await designs.append(tom, id, change)).toEqual({ ok: false, error: { kind: "not-found" } });
  expect(await designs.freeze(tom, id, { sequence, sceneHash })).toEqual({ ok: false, error: { kind: "not-found" } });
  expect(await designs.read(lena, id)).toMatchObject({ ok: true, value: { sequence, document: { title: "" } } });
});

test("at sign-in a design moves to the customer, and the visitor's cookie alone no longer opens it", async () => {
  const { id } = await blankDesign();
  const customerId = await newCustomer(database);
  expect(await designs.adopt(database.db, lena.visitorId, customerId)).toBe(true);
  expect(await designs.adopt(database.db, lena.visitorId, customerId)).toBe(false);
  expect(await designs.read(lena, id)).toEqual({ ok: false, error: "not-found" });
  expect(await designs.read({ visitorId: newId(), customerId }, id)).toMatchObject({ ok: true });
  expect(await designs.read(tom, id)).toEqual({ ok: false, error: "not-found" });
});

test("when two accounts become one, designs of both are in it, and nobody else's", async () => {
  const [from, to, other] = [await newCustomer(database), await newCustomer(database), await newCustomer(database)];
  const [first, second, foreign] = [await designOf(from), await designOf(to), await designOf(other)];
  const join = () => database.db.transaction().execute((trx) => designs.join(trx, from, to));
  await join();
  await join();
  const owners = await database.db
    .selectFrom("design")
    .select(["id", "customer_id"])
    .where("customer_id", "in", [from, to, other])
    .orderBy("id")
    .execute();
  expect(owners).toEqual([
    { id: first, customer_id: to },
    { id: second, customer_id: to },
    { id: foreign, customer_id: other },
  ]);
});

test("freezing keeps what was seen: the same state twice is one version, a later edit does not touch it", async () => {
  const { id, photoId, sequence, sceneHash } = await designWithPhoto();
  await arrive(photoId, { width: 4000, height: 3000 });
  const frozen = await designs.freeze(lena, id, { sequence, sceneHash });
  const again = await designs.freeze(lena, id, { sequence, sceneHash });
  if (!frozen.ok || !again.ok) throw new Error("was not frozen");
  expect(again.value.versionId).toBe(frozen.value.versionId);

  await designs.append(lena, id, { baseSequence: sequence, operations: [{ type: "setTitle", title: "Später" }] });
  expect(await designs.version(frozen.value.versionId)).toMatchObject({ title: "", sceneHash });
});

test.each([
  ["another picture than the server compiles", { sceneHash: "0".repeat(64) }, "scene-mismatch"],
  ["an older state", { sequence: 1 }, "sequence-conflict"],
])("freezing %s is refused", async (_what, wrong, error) => {
  const { id, photoId, sequence, sceneHash } = await designWithPhoto();
  await arrive(photoId, { width: 4000, height: 3000 });
  expect(await designs.freeze(lena, id, { sequence, sceneHash, ...wrong })).toEqual({
    ok: false,
    error: { kind: error },
  });
});

test("freezing waits for the photo, and refuses one that arrived in another size than it was placed with", async () => {
  const { id, photoId, sequence, sceneHash } = await designWithPhoto();
  expect(await designs.freeze(lena, id, { sequence, sceneHash })).toMatchObject({
    ok: false,
    error: { kind: "photos-missing" },
  });
  await arrive(photoId, { width: 3000, height: 4000 });
  expect(await designs.freeze(lena, id, { sequence, sceneHash })).toMatchObject({
    ok: false,
    error: { kind: "photos-missing" },
  });
  const versions = await database.db.selectFrom("design_version").select("id").where("design_id", "=", id).execute();
  expect(versions).toEqual([]);
});

test("a photo with too few pixels for its size in print cannot be frozen, by the rule the designer shows", async () => {
  // 600 pixels on 600 mm are 25 dpi; canvas is refused below 36.
  const { id } = await blankDesign();
  const small = { ...photo(newId()), width: 600, height: 400 };
  const operations = [
    { type: "addPhoto", photo: small },
    { type: "placePhoto", element: "picture", photo: small.id },
  ];
  const appended = await designs.append(lena, id, { baseSequence: 0, operations });
  if (!appended.ok) throw new Error(appended.error.kind);
  await arrive(small.id, { width: 600, height: 400 });
  expect(await designs.freeze(lena, id, appended.value)).toMatchObject({
    ok: false,
    error: { kind: "photos-too-small" },
  });
  const versions = await database.db.selectFrom("design_version").select("id").where("design_id", "=", id).execute();
  expect(versions).toEqual([]);
});

test("a version that was frozen before pixels were looked at is known by what the migration noted of it", async () => {
  const { id, photoId, sequence, sceneHash } = await designWithPhoto();
  await arrive(photoId, { width: 4000, height: 3000 });
  const frozen = await designs.freeze(lena, id, { sequence, sceneHash });
  if (!frozen.ok) throw new Error(frozen.error.kind);
  const { versionId } = frozen.value;
  expect(await designs.tooSmall([versionId, newId()])).toEqual(new Set());
  await database.db.updateTable("design_version").set({ too_small: true }).where("id", "=", versionId).execute();
  expect(await designs.tooSmall([versionId])).toEqual(new Set([versionId]));
});

test("an empty frame cannot be frozen", async () => {
  const { id, sceneHash } = await blankDesign();
  expect(await designs.freeze(lena, id, { sequence: 0, sceneHash })).toMatchObject({
    ok: false,
    error: { kind: "photos-missing" },
  });
});

test("a duplicate is a design of its own", async () => {
  const { id, photoId, sequence, sceneHash } = await designWithPhoto();
  await arrive(photoId, { width: 4000, height: 3000 });
  const frozen = await designs.freeze(lena, id, { sequence, sceneHash });
  if (!frozen.ok) throw new Error(frozen.error.kind);
  const copy = await designs.duplicate(lena, frozen.value.versionId);
  if (!copy.ok) throw new Error(copy.error);
  expect(copy.value.designId).not.toBe(id);
  expect(await designs.read(lena, copy.value.designId)).toMatchObject({ ok: true, value: { sequence: 0, sceneHash } });
  expect(await designs.duplicate(tom, frozen.value.versionId)).toEqual({ ok: false, error: "not-found" });
});

test("a frozen version keeps the photos it shows, once each, however often it is frozen; not those of its tray", async () => {
  const { id, photoId, sequence } = await designWithPhoto();
  await arrive(photoId, { width: 4000, height: 3000 });
  const added = await designs.append(lena, id, {
    baseSequence: sequence,
    operations: [{ type: "addPhoto", photo: photo(newId()) }],
  });
  if (!added.ok) throw new Error(added.error.kind);
  const frozen = await designs.freeze(lena, id, added.value);
  await designs.freeze(lena, id, added.value);
  if (!frozen.ok) throw new Error(frozen.error.kind);
  const kept = await database.db
    .selectFrom("design_version_photo")
    .select("photo_id")
    .where("version_id", "=", frozen.value.versionId)
    .execute();
  expect(kept).toEqual([{ photo_id: photoId }]);
});

const idsOf = async (owner: Owner) => (await designs.list(owner)).map(({ id }) => id);

test("the list has the owner's designs only, the last changed first", async () => {
  const older = await designWithPhoto();
  const newer = await designWithPhoto();
  await blankDesign();
  await blankDesign(tom);
  expect(await idsOf(lena)).toEqual([newer.id, older.id]);
  await designs.append(lena, older.id, { baseSequence: 2, operations: [{ type: "setTitle", title: "Strand" }] });
  expect(await designs.list(lena)).toMatchObject([{ id: older.id, title: "Strand" }, { id: newer.id }]);
  expect(await designs.exported(lena)).toMatchObject([{ document: { title: "Strand" } }, { document: { title: "" } }]);
});

test("a copy begins as the design is and goes its own way", async () => {
  const { id, photoId } = await designWithPhoto();
  const copied = await designs.copy(lena, id);
  if (!copied.ok) throw new Error(copied.error);
  const copy = copied.value.id;
  await designs.append(lena, copy, { baseSequence: 0, operations: [{ type: "setTitle", title: "zweite" }] });
  expect(await designs.read(lena, copy)).toMatchObject({
    value: { document: { title: "zweite", photos: [{ id: photoId }] } },
  });
  expect(await designs.read(lena, id)).toMatchObject({ value: { sequence: 2, document: { title: "" } } });
  expect(await idsOf(lena)).toEqual([copy, id]);
  expect(await designs.copy(tom, id)).toEqual({ ok: false, error: "not-found" });
});

test("a removed design is gone with its log, and nobody else can remove it", async () => {
  const { id } = await designWithPhoto();
  expect(await designs.remove(tom, id)).toEqual({ ok: false, error: "not-found" });
  expect(await idsOf(lena)).toEqual([id]);
  expect(await designs.remove(lena, id)).toMatchObject({ ok: true });
  expect(await idsOf(lena)).toEqual([]);
  expect(await designs.read(lena, id)).toMatchObject({ ok: false });
  const log = await database.db.selectFrom("design_operation").select("sequence").where("design_id", "=", id).execute();
  expect(log).toEqual([]);
});

test("one that is in a basket only leaves the list: the basket still leads back to it", async () => {
  const { id, photoId, sequence, sceneHash } = await designWithPhoto();
  await arrive(photoId, { width: 4000, height: 3000 });
  const frozen = await designs.freeze(lena, id, { sequence, sceneHash });
  if (!frozen.ok) throw new Error(frozen.error.kind);
  expect(await designs.remove(lena, id)).toMatchObject({ ok: true });
  expect(await idsOf(lena)).toEqual([]);
  expect(await designs.version(frozen.value.versionId)).toMatchObject({ sceneHash });
  expect(await designs.read(lena, id)).toMatchObject({ ok: true });
});
