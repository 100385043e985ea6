import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { shopOf } from "../../core/shop.ts";
import { demoRelease } from "../../demo/catalogue/wall-pictures.ts";
import { stoppedClock } from "../../platform/clock.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { createFolderStore } from "../../platform/files/folder-store.ts";
import type { JobHandler } from "../../platform/jobs/job.ts";
import { silentLog } from "../../platform/log/log.ts";
import { newId } from "../../platform/random.ts";
import type { PrintPhoto } from "../../print/photo-source.ts";
import { createDesigns, type Designs } from "../designs/service.ts";
import type { FileReport, LineToPrint } from "../orders/service.ts";
import { createProduction } from "./service.ts";

const database = await migratedTestDatabase();
let folder: string;
let files: FileStore;
let designs: Designs;
let jpeg: Buffer;
let reports: { lineId: string; report: FileReport }[];
const photos = new Map<string, PrintPhoto>();
const lines = new Map<string, LineToPrint>();
const release = { release: 1, data: demoRelease };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "production-"));
  files = await createFolderStore(join(folder, "files"));
  designs = createDesigns({
    db: database.db,
    clock: stoppedClock("2026-11-20T12:00:00Z"),
    releases: { current: async () => release, at: async () => release },
    photos: { ready: async (_owner, ids) => new Map(ids.map((id) => [id, { width: 4000, height: 3000 }])) },
  });
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const create = { width: 4000, height: 3000, channels: 3, background: "#888", noise } as const;
  jpeg = await sharp({ create }).jpeg({ quality: 40 }).toBuffer();
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  reports = [];
  photos.clear();
  lines.clear();
});

const photo = (id: string): PrintPhoto => ({
  id,
  sha256: "ab".repeat(32),
  ...{ width: 4000, height: 3000, orientation: 1 },
  colour: { components: 3, bits: 8, icc: null },
  encoding: { kind: "jpeg", inverted: false, storedAsRgb: false },
  content: {
    kind: "stream",
    length: jpeg.length,
    open: async function* () {
      yield jpeg;
    },
  },
});

const production = () =>
  createProduction({
    db: database.db,
    files,
    clock: stoppedClock("2026-11-20T12:00:00Z"),
    designs,
    orders: {
      lineToPrint: async (lineId) => lines.get(lineId) ?? null,
      holdLine: async () => {},
      reportFile: async (_trx, lineId, report) => void reports.push({ lineId, report }),
    },
    photos: async (id) => photos.get(id) ?? null,
    folder: join(folder, "print"),
    dueDay: async () => "2026-11-26",
  });

/** A paid line with a canvas of 60 x 40 cm and its photo. */
async function paidLine(): Promise<{ lineId: string; photoId: string; line: LineToPrint["line"] }> {
  const visitorId = newId();
  await database.db.insertInto("visitor").values({ id: visitorId, token_hash: visitorId }).execute();
  const owner = { visitorId, customerId: null };
  const query = "materialType=leinwand&formatType=600x400&optionTypes[]=edge-mirrored";
  const created = await designs.create(owner, { kind: "photoframe", query }, shopOf("poster", "de-DE"));
  if (!created.ok) throw new Error(created.error);
  const { id } = created.value.design;
  const photoId = newId();
  await database.db
    .insertInto("photo")
    .values({ id: photoId, visitor_id: visitorId, name: "segelboot.jpg", bytes: 1 })
    .execute();
  const operations = [
    { type: "addPhoto", photo: { id: photoId, name: "segelboot.jpg", width: 4000, height: 3000 } },
    { type: "placePhoto", element: "picture", photo: photoId },
  ];
  const appended = await designs.append(owner, id, { baseSequence: 0, operations });
  if (!appended.ok) throw new Error(appended.error.kind);
  const frozen = await designs.freeze(owner, id, appended.value);
  if (!frozen.ok) throw new Error(frozen.error);
  photos.set(photoId, photo(photoId));
  const lineId = newId();
  const paidAt = new Date("2026-11-20T11:00:00Z");
  const order = { id: newId(), number: 100_001, paidAt, placedAt: paidAt, productionDays: 2 };
  const line = { id: lineId, position: 1, quantity: 1, ...frozen.value };
  lines.set(lineId, { order, line } as unknown as LineToPrint);
  return { lineId, photoId, line: line as unknown as LineToPrint["line"] };
}

async function work(lineId: string) {
  const [handler] = production().handlers as JobHandler[];
  const run = { id: "1", attempt: 1, maxAttempts: 12, log: silentLog, signal: new AbortController().signal };
  await handler?.work({ orderId: newId(), lineId }, run);
  return database.db
    .selectFrom("print_file")
    .selectAll()
    .where("order_line_id", "=", lineId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

test("a paid line becomes a checked PDF with report and ticket, and leaves no half file behind", async () => {
  const { lineId, line } = await paidLine();
  const [made] = await work(lineId);
  expect(made).toMatchObject({
    verdict: "checked",
    reason: null,
    scene_hash: line.sceneHash,
    report: { verdict: expect.stringMatching(/pass|warn/), pages: 1 },
    ticket: { order: "100001", item: "1", quantity: 1, due: "2026-11-26", sceneHash: line.sceneHash },
  });
  expect(reports).toEqual([{ lineId, report: { state: "checked" } }]);
  const opened = await files.open(made?.pdf_sha256 ?? "");
  const start = opened.ok && Buffer.from(await new Response(opened.value.stream as never).arrayBuffer()).subarray(0, 8);
  expect(String(start)).toBe("%PDF-1.6");
  expect(await readdir(join(folder, "print"))).toEqual([]);
});

test("the same order printed again gives the same bytes", async () => {
  const { lineId } = await paidLine();
  await work(lineId);
  const [first, second] = await work(lineId);
  expect(second?.pdf_sha256).toBe(first?.pdf_sha256);
  expect(second?.id).not.toBe(first?.id);
});

test("a photo that is gone stops the line and says so; nothing is handed out for it", async () => {
  const { lineId, photoId } = await paidLine();
  photos.delete(photoId);
  expect(await work(lineId)).toMatchObject([
    { verdict: "stopped", reason: "photo-missing", pdf_sha256: null, ticket: null },
  ]);
  expect(reports).toEqual([{ lineId, report: { state: "stopped", note: "photo-missing" } }]);
});

test("another picture than the one approved is never printed", async () => {
  const { lineId, line } = await paidLine();
  const wanted = lines.get(lineId) as LineToPrint;
  lines.set(lineId, { ...wanted, line: { ...line, sceneHash: "0".repeat(64) } });
  expect(await work(lineId)).toMatchObject([{ verdict: "stopped", reason: "scene-mismatch", pdf_sha256: null }]);
});

test("after the photo came back the line can be made, and the failure stays on record", async () => {
  const { lineId, photoId } = await paidLine();
  photos.delete(photoId);
  await work(lineId);
  photos.set(photoId, photo(photoId));
  expect((await work(lineId)).map(({ verdict }) => verdict)).toEqual(["stopped", "checked"]);
});

test("an order that is not paid, or was cancelled, has nothing printed", async () => {
  const { lineId } = await paidLine();
  lines.clear();
  expect(await work(lineId)).toEqual([]);
  expect(reports).toEqual([]);
});

describe("approving a file that preflight refused", () => {
  const refusal = { rule: "bleed", verdict: "fail", message: "preflight.bleed.missing", params: {}, place: null };
  const refusedReport = { version: 1, verdict: "fail", pages: 1, rules: [refusal] };
  const mira = { operator: "Mira", reason: "The frame covers the edge" };

  /** A file as it is when preflight refused it: there, with its report, without a ticket. */
  async function refusedFile() {
    const { lineId } = await paidLine();
    const [made] = await work(lineId);
    const report = JSON.stringify(refusedReport);
    await database.pool.query(
      "update print_file set verdict = 'stopped', reason = 'preflight-failed', ticket = null, report = $2 where id = $1",
      [made?.id, report],
    );
    reports = [];
    return { lineId, id: made?.id ?? "", made };
  }
  const row = (id: string) =>
    database.db.selectFrom("print_file").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const notApprovable = { ok: false, error: "file-not-approvable" };

  test("writes the ticket it did not get, with who approved it, when and why", async () => {
    const { lineId, id, made } = await refusedFile();
    expect(await production().approve(id, mira)).toMatchObject({ ok: true });
    expect(await row(id)).toMatchObject({
      ...{ verdict: "approved", reason: "preflight-failed", approved_by: "Mira", approval_reason: mira.reason },
      ticket: {
        version: 2,
        order: "100001",
        due: "2026-11-26",
        files: [{ sha256: made?.pdf_sha256 }],
        preflight: { verdict: "fail", failures: ["preflight.bleed.missing"] },
        approval: { by: "Mira", at: "2026-11-20T12:00:00.000Z", reason: mira.reason },
      },
    });
    expect(reports).toEqual([{ lineId, report: { state: "checked", approved: { by: "Mira", why: mira.reason } } }]);
  });

  test("is done once, and not for a file that is good", async () => {
    const { id, lineId } = await refusedFile();
    await production().approve(id, mira);
    const approved = await row(id);
    reports = [];
    expect(await production().approve(id, { ...mira, reason: "again" })).toEqual(notApprovable);
    expect(await row(id)).toEqual(approved);
    const [, good] = await work(lineId);
    reports = [];
    expect(await production().approve(good?.id ?? "", mira)).toEqual(notApprovable);
    expect(await production().approve(newId(), mira)).toEqual({ ok: false, error: "file-not-found" });
    expect(reports).toEqual([]);
  });

  test("is refused where a newer file was made, and where the order is no longer printed", async () => {
    const first = await refusedFile();
    await work(first.lineId);
    expect(await production().approve(first.id, mira)).toEqual(notApprovable);
    const second = await refusedFile();
    lines.delete(second.lineId);
    reports = [];
    expect(await production().approve(second.id, mira)).toEqual(notApprovable);
    for (const { id } of [first, second]) expect(await row(id)).toMatchObject({ verdict: "stopped", ticket: null });
    expect(reports).toEqual([]);
  });

  test("never lets a file through that shows another picture, or that was not written", async () => {
    const { lineId, line } = await paidLine();
    const wanted = lines.get(lineId) as LineToPrint;
    lines.set(lineId, { ...wanted, line: { ...line, sceneHash: "0".repeat(64) } });
    const [mismatch] = await work(lineId);
    expect(await production().approve(mismatch?.id ?? "", mira)).toEqual(notApprovable);
    const other = await refusedFile();
    const otherWanted = lines.get(other.lineId) as LineToPrint;
    lines.set(other.lineId, { ...otherWanted, line: { ...otherWanted.line, sceneHash: "0".repeat(64) } });
    reports = [];
    expect(await production().approve(other.id, mira)).toEqual(notApprovable);
    expect(await row(other.id)).toMatchObject({ verdict: "stopped", ticket: null });
    expect(reports).toEqual([]);
  });
});
