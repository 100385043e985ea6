import { beforeEach, expect, test } from "vitest";
import type { DesignElement } from "../../design/document.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { newId } from "../../platform/tokens/random.ts";
import { type PaperConfiguration, type PaperData, paper } from "../../products/paper.fixture.ts";
import type { DesignableKind } from "../../products/registry.ts";
import {
  addTo,
  newVisitor,
  openPaper,
  type PaperDesigns,
  pages,
  paperDesigns,
  photoElement,
  save,
  textElement,
} from "./paper-designs.fixture.ts";
import { createStock } from "./stock.ts";

const database = await migratedTestDatabase();
let shop: PaperDesigns;
let lena: Owner;
let compiled: number;
beforeEach(async () => {
  lena = await newVisitor(database);
  const stock = createStock();
  shop = paperDesigns(database, {
    stock: (sides) => {
      compiled += sides.surfaces.length;
      return stock(sides);
    },
  });
  compiled = 0;
});

const designed = async (...elements: readonly DesignElement[]) => {
  const { id } = await openPaper(shop.designs, lena, pages(2));
  const seen = await save(shop.designs, lena, id, 0, [addTo("page-0", ...elements, textElement("words"))]);
  return { id, seen };
};
const readyPhoto = async () => {
  const id = newId();
  await database.db
    .insertInto("photo")
    .values({ id, visitor_id: lena.visitorId, name: "strand.jpg", bytes: 1 })
    .execute();
  shop.arrived.set(id, { width: 4000, height: 3000 });
  return { type: "addPhoto", photo: { id, name: "strand.jpg", width: 4000, height: 3000 } } as const;
};

test("freezing compiles nothing: pages were named when they were saved", async () => {
  const { id, seen } = await designed();
  compiled = 0;
  const frozen = await shop.designs.freeze(lena, id, seen);
  if (!frozen.ok) throw new Error(frozen.error.kind);
  expect(compiled).toBe(0);
  const version = await shop.designs.version(frozen.value.versionId);
  expect(version).toMatchObject({
    compiler: 2,
    sceneHash: seen.sceneHash,
    document: { surfaces: [{ id: "page-0" }, {}] },
  });
  expect(version && (await shop.designs.sceneOf(version))).toMatchObject({ ok: true, value: { hash: seen.sceneHash } });
});

test("pages that an earlier compiler named are compiled again before they are frozen", async () => {
  const { id, seen } = await designed();
  const stale = { compiler: 1, scene_hash: "0".repeat(64) };
  await database.db.updateTable("design").set(stale).where("id", "=", id).execute();
  expect(await shop.designs.freeze(lena, id, { ...seen, sceneHash: stale.scene_hash })).toMatchObject({
    error: { kind: "scene-mismatch" },
  });
  expect(await shop.designs.freeze(lena, id, seen)).toMatchObject({ ok: true, value: { sceneHash: seen.sceneHash } });
});

test("what an earlier compiler froze stays as it was approved; the same state is frozen anew beside it", async () => {
  const { id, seen } = await designed();
  const before = await shop.designs.freeze(lena, id, seen);
  if (!before.ok) throw new Error(before.error.kind);
  const approved = { compiler: 1, scene_hash: "0".repeat(64) };
  await database.db.updateTable("design_version").set(approved).where("design_id", "=", id).execute();
  const after = await shop.designs.freeze(lena, id, seen);
  if (!after.ok) throw new Error(after.error.kind);
  const old = await shop.designs.version(before.value.versionId);
  expect(old).toMatchObject({ compiler: 1, sceneHash: approved.scene_hash });
  const version = await shop.designs.version(after.value.versionId);
  expect(version).toMatchObject({ compiler: 2, sceneHash: seen.sceneHash });
  expect(await shop.designs.freeze(lena, id, seen)).toEqual(after);
});

test("what must be mended keeps a design out of the basket, by name and with the remedy's element", async () => {
  const { id, seen } = await designed(textElement("wide", "Donaudampfschifffahrtsgesellschaft", { size: 8_000 }));
  expect(seen.findings).toMatchObject([{ surface: "page-0", element: "wide", reason: "word-too-wide" }]);
  expect(await shop.designs.freeze(lena, id, seen)).toMatchObject({
    error: { kind: "findings", findings: [{ element: "wide", reason: "word-too-wide" }] },
  });
});

test("a kind may allow what the common rule forbids", async () => {
  const lenient = { ...paper, design: { ...paper.design, forbids: () => false } } as unknown as DesignableKind;
  const { designs } = paperDesigns(database, { kindOf: () => lenient });
  const { id, seen } = await designed(textElement("wide", "Donaudampfschifffahrtsgesellschaft", { size: 8_000 }));
  expect(await designs.freeze(lena, id, seen)).toMatchObject({ ok: true });
});

test("an empty place keeps a design out of the basket, one that may stay empty does not", async () => {
  const empty = await designed(photoElement("place", null));
  expect(await shop.designs.freeze(lena, empty.id, empty.seen)).toMatchObject({
    error: { kind: "photos-missing", findings: [{ element: "place", reason: "photo-missing" }] },
  });
  const optional = await designed(photoElement("place", null, { optional: true }));
  expect(await shop.designs.freeze(lena, optional.id, optional.seen)).toMatchObject({ ok: true });
});

test("an empty place on a page the product does not have is no matter", async () => {
  const { id, seen } = await designed();
  const { sequence } = seen;
  const shorter = await save(shop.designs, lena, id, sequence, [
    addTo("page-1", photoElement("place", null)),
    { type: "setConfiguration", set: { sides: pages(1).sides } },
  ]);
  expect(await shop.designs.freeze(lena, id, shorter)).toMatchObject({ ok: true });
});

test("prices are those of the design: after a new release it is renewed before it is frozen", async () => {
  const { id, seen } = await designed();
  shop.publish({ bleed: 5_000 });
  expect(await shop.designs.freeze(lena, id, seen)).toEqual({
    ok: false,
    error: { kind: "release-outdated", current: 2 },
  });
  const renewed = await save(shop.designs, lena, id, seen.sequence, [{ type: "renew", from: 1, to: 2, steps: [] }]);
  expect(renewed.sceneHash).not.toBe(seen.sceneHash);
  expect(await shop.designs.freeze(lena, id, renewed)).toMatchObject({ ok: true, value: { release: 2 } });
});

test("a renewal that changes no layout compiles nothing, and can be undone", async () => {
  const { id, seen } = await designed();
  shop.publish({});
  compiled = 0;
  const renewed = await save(shop.designs, lena, id, seen.sequence, [{ type: "renew", from: 1, to: 2, steps: [] }]);
  expect([compiled, renewed.sceneHash]).toEqual([0, seen.sceneHash]);
  const undone = await save(shop.designs, lena, id, renewed.sequence, [{ type: "renew", from: 2, to: 1, steps: [] }]);
  expect(await shop.designs.read(lena, id)).toMatchObject({ value: { release: 1, sequence: undone.sequence } });
});

test.each([
  ["from a release the design does not have", { from: 2, to: 3 }, "release-mismatch"],
  ["to one that is not there", { from: 1, to: 9 }, "release-unknown"],
  ["to one that is no longer current", { from: 1, to: 2 }, "release-unknown"],
])("a renewal %s is refused", async (_what, step, reason) => {
  const { id, seen } = await designed();
  shop.publish({});
  shop.publish({});
  const operations = [{ type: "renew", steps: [], ...step }];
  expect(await shop.designs.append(lena, id, { baseSequence: seen.sequence, operations })).toEqual({
    ok: false,
    error: { kind: "operation-refused", index: 0, reason },
  });
});

test("a release that lost the design's format refuses the renewal; the design is still opened and saved as before", async () => {
  const { id, seen } = await designed();
  const { sequence } = seen;
  shop.publish({ longest: 120_000 });
  const renew = (steps: readonly object[]) => ({
    baseSequence: sequence,
    operations: [{ type: "renew", from: 1, to: 2, steps }],
  });
  expect(await shop.designs.append(lena, id, renew([]))).toEqual({
    ok: false,
    error: { kind: "design-refused", reason: "format-too-large" },
  });
  await save(shop.designs, lena, id, sequence, [{ type: "setElement", element: "words", set: { text: "weiter" } }]);
  const smaller = { sides: [{ ...pages(2).sides[0], width: 100_000, height: 120_000 }] };
  const steps = [{ type: "setConfiguration", set: smaller }];
  const renewed = await shop.designs.append(lena, id, { ...renew(steps), baseSequence: sequence + 1 });
  expect(renewed).toMatchObject({ ok: true });
});

test("a design whose pages are counted otherwise than they are drawn is not frozen", async () => {
  const settle = ({ configuration }: { configuration: unknown }, _data: PaperData) => ({
    configuration: { ...(configuration as PaperConfiguration), sides: [] },
    steps: [],
  });
  const unsettled = { ...paper, design: { ...paper.design, settle } } as unknown as DesignableKind;
  const { designs } = paperDesigns(database, { kindOf: () => unsettled });
  const { id, seen } = await designed();
  expect(await designs.freeze(lena, id, seen)).toEqual({ ok: false, error: { kind: "unsettled" } });
});

test("a version keeps the photos its pages show; a duplicate of it begins with its hashes", async () => {
  const tray = await readyPhoto();
  const { id } = await openPaper(shop.designs, lena, pages(2));
  const seen = await save(shop.designs, lena, id, 0, [tray, addTo("page-1", photoElement("place", tray.photo.id))]);
  const frozen = await shop.designs.freeze(lena, id, seen);
  if (!frozen.ok) throw new Error(frozen.error.kind);
  const links = database.db.selectFrom("design_version_photo").select("photo_id");
  expect(await links.where("version_id", "=", frozen.value.versionId).execute()).toEqual([{ photo_id: tray.photo.id }]);
  const copy = await shop.designs.duplicate(lena, frozen.value.versionId);
  if (!copy.ok) throw new Error(copy.error);
  compiled = 0;
  const again = await shop.designs.freeze(lena, copy.value.designId, { sequence: 0, sceneHash: seen.sceneHash });
  expect([again.ok, compiled]).toEqual([true, 0]);
});

test.each([
  ["letters no font has", "ꔀꔁ ሀሁ ខ្មែរ"],
  ["emoji with joiners and skin tones", "👩🏽‍🚀👨‍👩‍👧‍👦🏳️‍🌈"],
  ["one word without an end", "W".repeat(5_000)],
  ["marks upon marks", `Z${"\u0301".repeat(500)}`],
  ["directions that override each other", "\u202Eevil\u202C abc \u2066שלום\u2069"],
  ["nothing but line ends", "\n".repeat(300)],
])("%s are saved, at worst with a finding, and the design stays open", async (_what, text) => {
  const { id, seen } = await designed();
  const saved = await save(shop.designs, lena, id, seen.sequence, [
    { type: "setElement", element: "words", set: { text } },
  ]);
  const read = await shop.designs.read(lena, id);
  expect(read).toMatchObject({
    value: { sceneHash: saved.sceneHash, document: { surfaces: [{ elements: [{ text }] }, {}] } },
  });
  expect(saved.findings.every(({ element }) => element === "words")).toBe(true);
});

test("a visitor who sent as much as is taken on a day is told when the next begins; others are not affected", async () => {
  const { id } = await openPaper(shop.designs, lena, pages(1));
  const change = { baseSequence: 0, operations: [{ type: "setTitle", title: "x" }] };
  expect(await shop.designs.append(lena, id, change, 99_999_999)).toMatchObject({ ok: true });
  expect(await shop.designs.append(lena, id, { ...change, baseSequence: 1 }, 2)).toEqual({
    ok: false,
    error: { kind: "too-much-sent", until: new Date("2026-11-21T00:00:00Z") },
  });
  const tom = await newVisitor(database);
  const { id: toms } = await openPaper(shop.designs, tom, pages(1));
  expect(await shop.designs.append(tom, toms, change)).toMatchObject({ ok: true });
  shop.clock.set("2026-11-21T00:00:01Z");
  expect(await shop.designs.append(lena, id, { ...change, baseSequence: 1 }, 2)).toMatchObject({ ok: true });
  const days = await database.db.selectFrom("sent_operations").select("day").distinct().execute();
  expect(days).toEqual([{ day: "2026-11-21" }]);
});
