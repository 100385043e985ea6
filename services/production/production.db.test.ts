import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { done, failed } from "../../core/outcome.ts";
import { stoppedClock } from "../../platform/clock.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { createFolderStore } from "../../platform/files/folder-store.ts";
import { silentLog } from "../../platform/log/log.ts";
import { newId } from "../../platform/random.ts";
import type { PrintPhoto } from "../../print/photo-source.ts";
import { coasterData } from "../../products/coaster/coaster.fixture.ts";
import type { PrintPlan } from "../../products/print-plan.ts";
import type { DesignVersion } from "../designs/service.ts";
import type { FileReport, LineToPrint } from "../orders/service.ts";
import { pilePicture } from "./contract.ts";
import { ownProduction, type Partners } from "./partners.ts";
import { manifestText } from "./pile-manifest.ts";
import type { ProductionDependencies } from "./ports.ts";
import { createProduction } from "./service.ts";
import { coasterDocument, coasterPrintedAs, coasterScene, frontAndBack } from "./two-sided.fixture.ts";

const database = await migratedTestDatabase();
const clock = stoppedClock("2026-11-20T12:00:00Z");
let folder: string;
let files: FileStore;
let partners: Partners;
/** Files that are printed well, and one with too few pixels. */
const jpegs = { large: Buffer.alloc(0), small: Buffer.alloc(0) };
let reports: { lineId: string; report: FileReport }[];
let plans: readonly PrintPlan[];
/** Called before each file is put into the store. */
let beforePut: () => Promise<void>;
const photos = new Map<string, PrintPhoto>();
const lines = new Map<string, LineToPrint>();
const versions = new Map<string, DesignVersion>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "production-"));
  const store = await createFolderStore(join(folder, "files"));
  files = { ...store, put: async (...file) => beforePut().then(() => store.put(...file)) };
  partners = await ownProduction();
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const create = { width: 1200, height: 1200, channels: 3, background: "#888", noise } as const;
  jpegs.large = await sharp({ create }).jpeg({ quality: 40 }).toBuffer();
  jpegs.small = await sharp({ create: { ...create, width: 60, height: 60 } })
    .jpeg()
    .toBuffer();
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  reports = [];
  plans = frontAndBack;
  beforePut = async () => {};
  for (const map of [photos, lines, versions]) map.clear();
});

const photo = (id: string, jpeg: Buffer, edge: number): PrintPhoto => ({
  ...{ id, sha256: "ab".repeat(32), width: edge, height: edge, orientation: 1 },
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
const good = (id: string) => photo(id, jpegs.large, 1200);
const coarse = (id: string) => photo(id, jpegs.small, 60);

const production = (changes: Partial<ProductionDependencies> = {}) =>
  createProduction({
    ...{ db: database.db, files, clock, partners },
    designs: {
      version: async (id) => versions.get(id) ?? null,
      sceneOf: async ({ document }) =>
        (document.title === "broken" ? failed("broken") : done(coasterScene(document))) as never,
    },
    releases: { at: async () => ({ data: coasterData }) },
    kindOf: () => coasterPrintedAs(() => plans),
    orders: {
      lineToPrint: async (lineId) => lines.get(lineId) ?? null,
      // As orders do it, by a lock that lasts as long as the transaction.
      holdLine: async (trx, lineId) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${lineId}, 0))`.execute(trx);
      },
      reportFile: async (_trx, lineId, report) => void reports.push({ lineId, report }),
    },
    photos: async (id) => photos.get(id) ?? null,
    folder: join(folder, "print"),
    dueDay: async () => "2026-11-26",
    ...changes,
  });

interface Paid {
  readonly lineId: string;
  readonly front: string;
  readonly back: string;
}

interface Change {
  readonly sets?: number;
  readonly title?: string;
  readonly effect?: boolean;
}

/** A paid line of two coasters, each side with a photo of its own. */
async function paidLine(change: Change = {}): Promise<Paid> {
  const [front, back, lineId, versionId] = [newId(), newId(), newId(), newId()];
  photos.set(front, good(front));
  photos.set(back, good(back));
  const plain = coasterDocument({ front, back, changed: change.effect });
  const document = { ...plain, configuration: { coasterEdge: 90, sets: change.sets ?? 1 }, title: change.title ?? "" };
  const { hash: sceneHash } = coasterScene(document);
  const facts = { versionId, designId: newId(), kind: "coaster", release: 1, sceneHash, title: "Coaster" };
  versions.set(versionId, { ...facts, compiler: 2, document, configuration: document.configuration });
  const paidAt = new Date("2026-11-20T11:00:00Z");
  const order = { id: newId(), number: 100_001, paidAt, placedAt: paidAt, productionDays: 2 };
  lines.set(lineId, { order, line: { ...facts, id: lineId, position: 1, quantity: 2 } } as unknown as LineToPrint);
  return { lineId, front, back };
}

const rowsOf = (lineId: string) =>
  database.db
    .selectFrom("print_file")
    .selectAll()
    .where("order_line_id", "=", lineId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

/** Runs the job of a line; every call is another attempt unless one is given. */
async function work(lineId: string, attempt = newId(), changes: Partial<ProductionDependencies> = {}) {
  const [handler] = production(changes).handlers;
  const run = { id: "1", attempt: 1, maxAttempts: 12, log: silentLog, signal: new AbortController().signal };
  await handler?.work({ orderId: newId(), lineId, attempt }, run);
  return rowsOf(lineId);
}

const states = () => reports.map(({ report }) => (report.state === "stopped" ? report.note : report.state));
const rolesOf = (rows: readonly { role: string | null; verdict: string }[]) =>
  rows.map(({ role, verdict }) => `${role} ${verdict}`);
const oneOf = async (lineId: string, role: string) => {
  const row = (await rowsOf(lineId)).findLast((one) => one.role === role);
  if (!row) throw new Error(`no ${role}`);
  return row;
};

describe("a paid line", () => {
  test("becomes one checked PDF for each role and one ticket, and leaves no half file behind", async () => {
    const { lineId } = await paidLine();
    const made = await work(lineId);
    const { sceneHash } = (lines.get(lineId) as LineToPrint).line;
    expect(made).toMatchObject(
      ["front", "back"].map((role) => ({
        ...{ role, format: "pdfx4", partner: "default", verdict: "checked", reason: null, scene_hash: sceneHash },
        report: { verdict: expect.stringMatching(/pass|warn/), pages: 1 },
      })),
    );
    const [front, back] = made;
    expect(front?.attempt).toBe(back?.attempt);
    expect(front?.ticket).toBeNull();
    expect(back?.ticket).toMatchObject({
      ...{ version: 3, order: "100001", item: "1", quantity: 2, sample: false, due: "2026-11-26", sceneHash },
      files: [
        { role: "front", copies: 1, sha256: front?.pdf_sha256, url: `/office-api/print-files/${front?.id}/pdf` },
        { role: "back", copies: 2, sha256: back?.pdf_sha256, url: `/office-api/print-files/${back?.id}/pdf` },
      ],
      approval: null,
    });
    expect(states()).toEqual(["waiting", "checked"]);
    const opened = await files.open(back?.pdf_sha256 ?? "");
    const start = opened.ok && Buffer.concat(await opened.value.stream.toArray()).subarray(0, 8);
    expect(String(start)).toBe("%PDF-1.6");
    expect(await readdir(join(folder, "print"))).toEqual([]);
  });

  test("of a single piece to look at says so on its ticket", async () => {
    const { lineId } = await paidLine({ sets: 99 });
    expect((await work(lineId)).at(-1)?.ticket).toMatchObject({ sample: true });
  });

  test("printed again gives the same bytes of every role, in files of their own", async () => {
    const { lineId } = await paidLine();
    await work(lineId);
    const made = await work(lineId);
    expect(made).toHaveLength(4);
    expect(new Set(made.map(({ id }) => id)).size).toBe(4);
    expect(made.slice(2).map((file) => file.pdf_sha256)).toEqual(made.slice(0, 2).map((file) => file.pdf_sha256));
    expect(made[0]?.pdf_sha256).not.toBe(made[1]?.pdf_sha256);
    // The first file of the second attempt completes the line with the other one of the first.
    expect(states()).toEqual(["waiting", "checked", "checked", "checked"]);
    expect(made.map(({ ticket }) => ticket !== null)).toEqual([false, true, true, true]);
  });

  test("whose order is not paid, or was cancelled, has nothing printed", async () => {
    const { lineId } = await paidLine();
    lines.clear();
    expect(await work(lineId)).toEqual([]);
    expect(reports).toEqual([]);
  });
});

test("a photo that its design changes is printed changed, and nothing of it is left behind", async () => {
  const [plain, changed] = [await paidLine(), await paidLine({ effect: true })];
  const [front, other] = [(await work(plain.lineId))[0], (await work(changed.lineId))[0]];
  expect([front, other]).toMatchObject([{ verdict: "checked" }, { verdict: "checked" }]);
  expect(other?.pdf_sha256).not.toBe(front?.pdf_sha256);
  expect(await readdir(join(folder, "print"))).toEqual([]);
});

describe("a file that cannot be made", () => {
  test("stops the line and says why; the others are made and kept, and nothing is handed out for it", async () => {
    const { lineId, front } = await paidLine();
    photos.delete(front);
    const made = await work(lineId);
    expect(made).toMatchObject([
      { role: "front", verdict: "stopped", reason: "photo-missing", pdf_sha256: null, ticket: null },
      { role: "back", verdict: "checked", reason: null, ticket: null },
    ]);
    expect(states()).toEqual(["photo-missing", "photo-missing"]);
  });

  test("is kept with its report when preflight refused it, and there is no ticket", async () => {
    const { lineId, back } = await paidLine();
    photos.set(back, coarse(back));
    const made = await work(lineId);
    expect(made).toMatchObject([
      { role: "front", verdict: "checked", ticket: null },
      { role: "back", verdict: "stopped", reason: "preflight-failed", report: { verdict: "fail" }, ticket: null },
    ]);
    expect(made[1]?.pdf_sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(states()).toEqual(["waiting", "preflight-failed"]);
  });

  test("can be made once the photo is back, and the failure stays on record", async () => {
    const { lineId, front } = await paidLine();
    photos.delete(front);
    await work(lineId);
    photos.set(front, good(front));
    expect(rolesOf(await work(lineId))).toEqual(["front stopped", "back checked", "front checked", "back checked"]);
    expect(states().at(-1)).toBe("checked");
  });

  test("of a line that shows another picture than the one approved is never made", async () => {
    const { lineId } = await paidLine();
    const wanted = lines.get(lineId) as LineToPrint;
    lines.set(lineId, { ...wanted, line: { ...wanted.line, sceneHash: "0".repeat(64) } });
    expect(await work(lineId)).toMatchObject([
      { role: null, format: null, verdict: "stopped", reason: "scene-mismatch", pdf_sha256: null },
    ]);
    expect(states()).toEqual(["scene-mismatch"]);
  });

  test("of a line that cannot be drawn is told once, for the line as a whole", async () => {
    const [broken, gone] = [await paidLine({ title: "broken" }), await paidLine()];
    expect(await work(broken.lineId)).toMatchObject([{ role: null, reason: "design-not-drawable" }]);
    versions.clear();
    expect(await work(gone.lineId)).toMatchObject([{ role: null, reason: "design-missing" }]);
    plans = [];
    const empty = await paidLine();
    expect(await work(empty.lineId)).toMatchObject([{ role: null, reason: "design-not-drawable" }]);
  });
});

describe("a job that ends between two files", () => {
  const storeFails = (after: number) => {
    let puts = 0;
    return async () => {
      puts++;
      if (puts > after) throw new Error("killed");
    };
  };

  test("goes on with the next one: nothing is lost, nothing is made twice", async () => {
    const { lineId } = await paidLine();
    const attempt = newId();
    beforePut = storeFails(1);
    await expect(work(lineId, attempt)).rejects.toThrow("killed");
    const [first] = await rowsOf(lineId);
    expect(rolesOf(await rowsOf(lineId))).toEqual(["front checked"]);
    expect(states()).toEqual(["waiting"]);
    expect(await readdir(join(folder, "print"))).toEqual([]);

    beforePut = async () => {};
    const made = await work(lineId, attempt);
    expect(rolesOf(made)).toEqual(["front checked", "back checked"]);
    expect(made[0]).toEqual(first);
    expect(made[1]?.ticket).toMatchObject({ files: [{ url: `/office-api/print-files/${first?.id}/pdf` }, {}] });
    expect(states()).toEqual(["waiting", "checked"]);

    await work(lineId, attempt);
    expect(await rowsOf(lineId)).toEqual(made);
    expect(states()).toEqual(["waiting", "checked"]);
  });

  test("does not make a refused file again; only a new attempt does", async () => {
    const { lineId, front } = await paidLine();
    const attempt = newId();
    photos.set(front, coarse(front));
    beforePut = storeFails(1);
    await expect(work(lineId, attempt)).rejects.toThrow("killed");
    photos.set(front, good(front));
    beforePut = async () => {};
    expect(rolesOf(await work(lineId, attempt))).toEqual(["front stopped", "back checked"]);
    expect(rolesOf((await work(lineId)).slice(2))).toEqual(["front checked", "back checked"]);
  });

  test("and runs twice at once keeps each file once, with one ticket", async () => {
    const { lineId } = await paidLine();
    const attempt = newId();
    await Promise.all([work(lineId, attempt), work(lineId, attempt), work(lineId, attempt)]);
    const made = await rowsOf(lineId);
    expect(made.map(({ role }) => role).toSorted()).toEqual(["back", "front"]);
    expect(made.filter(({ ticket }) => ticket !== null)).toHaveLength(1);
    expect(states()).toEqual(["waiting", "checked"]);
  });

  test("an attempt that stopped the whole line is over", async () => {
    const { lineId } = await paidLine();
    const attempt = newId();
    const version = [...versions];
    versions.clear();
    await work(lineId, attempt);
    for (const [id, one] of version) versions.set(id, one);
    expect(rolesOf(await work(lineId, attempt))).toEqual(["null stopped"]);
    expect(rolesOf(await work(lineId))).toEqual(["null stopped", "front checked", "back checked"]);
    expect(states()).toEqual(["design-missing", "waiting", "checked"]);
  });

  test("a full disk is no fault of the file: the job is tried again", async () => {
    const { lineId } = await paidLine();
    const full = { ...files, put: async () => failed("no-space" as const) };
    await expect(work(lineId, newId(), { files: full })).rejects.toThrow("cannot be stored: no-space");
    expect(await rowsOf(lineId)).toEqual([]);
    expect(reports).toEqual([]);
  });
});

describe("a pile of pictures for a lab", () => {
  const prints: PrintPlan = {
    ...{ role: "prints", partner: "lab", surfaces: ["back", "front"], copies: 1 },
    output: { format: "jpeg", pixelsPerInch: 100 },
  };
  beforeEach(() => {
    plans = [...frontAndBack.slice(0, 1), prints];
  });

  test("is one file of its role with a list of its pictures, each of which is kept", async () => {
    const { lineId } = await paidLine();
    const [front, pile] = await work(lineId);
    // 96 mm with bleed at 100 pixels an inch.
    const edge = { width: 378, height: 378, copies: 1 };
    expect(pile).toMatchObject({
      ...{ role: "prints", format: "jpeg", verdict: "checked", pdf_sha256: null, report: null },
      manifest: [
        { name: "0001-back.jpg", surface: "back", ...edge },
        { name: "0002-front.jpg", surface: "front", ...edge },
      ],
    });
    const pictures = pilePicture.array().parse(pile?.manifest);
    for (const { sha256, bytes, width } of pictures) {
      const opened = await files.open(sha256);
      const picture = opened.ok ? Buffer.concat(await opened.value.stream.toArray()) : Buffer.alloc(0);
      expect([picture.length, (await sharp(picture).metadata()).width]).toEqual([bytes, width]);
    }
    expect(pile?.ticket).toMatchObject({
      files: [
        { role: "front", format: "pdfx4", sha256: front?.pdf_sha256 },
        {
          ...{ role: "prints", format: "jpeg", partner: { role: "lab" }, prints: pile?.manifest },
          ...{ url: `/office-api/print-files/${pile?.id}/manifest`, sha256: manifestText(pictures).sha256 },
        },
      ],
    });
    expect(states()).toEqual(["waiting", "checked"]);
    expect(await readdir(join(folder, "print"))).toEqual([]);
  });

  test("printed again gives the same pictures", async () => {
    const { lineId } = await paidLine();
    await work(lineId);
    const made = await work(lineId);
    expect(made[3]?.manifest).toEqual(made[1]?.manifest);
  });

  test("that lacks a photo stops the line, and the PDF beside it is made", async () => {
    const { lineId, back } = await paidLine();
    photos.delete(back);
    expect(await work(lineId)).toMatchObject([
      { role: "front", verdict: "checked" },
      { role: "prints", format: "jpeg", verdict: "stopped", reason: "photo-missing", manifest: null },
    ]);
    expect(states()).toEqual(["waiting", "photo-missing"]);
  });

  test("ends early when the process stops, and is made whole when the job goes on", async () => {
    const { lineId } = await paidLine();
    const attempt = newId();
    let puts = 0;
    beforePut = async () => {
      puts++;
      if (puts === 3) throw new Error("killed");
    };
    await expect(work(lineId, attempt)).rejects.toThrow("killed");
    expect(rolesOf(await rowsOf(lineId))).toEqual(["front checked"]);
    beforePut = async () => {};
    const made = await work(lineId, attempt);
    expect(rolesOf(made)).toEqual(["front checked", "prints checked"]);
    expect(made[1]?.manifest).toHaveLength(2);
  });
});

describe("approving a file that preflight refused", () => {
  const mira = { operator: "Mira", reason: "The frame covers the edge" };
  const notApprovable = { ok: false, error: "file-not-approvable" };

  /** A line of which these sides have too few pixels. */
  async function refusedLine(...sides: readonly ("front" | "back")[]): Promise<Paid> {
    const line = await paidLine();
    for (const side of sides) photos.set(line[side], coarse(line[side]));
    await work(line.lineId);
    reports = [];
    return line;
  }

  test("completes the line with a ticket that names who approved it, when and why", async () => {
    const { lineId } = await refusedLine("front");
    const { id } = await oneOf(lineId, "front");
    expect(await production().approve(id, mira)).toMatchObject({ ok: true });
    const [front, back] = [await oneOf(lineId, "front"), await oneOf(lineId, "back")];
    expect(front).toMatchObject({
      ...{ verdict: "approved", reason: "preflight-failed", approved_by: "Mira", approval_reason: mira.reason },
      ticket: {
        version: 3,
        files: [{ sha256: front.pdf_sha256 }, { sha256: back.pdf_sha256 }],
        preflight: { verdict: "fail", failures: ["preflight.resolution.too-low"] },
        approval: { by: "Mira", at: "2026-11-20T12:00:00.000Z", reason: `front: ${mira.reason}` },
      },
    });
    expect(back.ticket).toBeNull();
    expect(reports).toEqual([{ lineId, report: { state: "checked", approved: { by: "Mira", why: mira.reason } } }]);
  });

  test("does not pass the other files of the line", async () => {
    const { lineId } = await refusedLine("front", "back");
    await production().approve((await oneOf(lineId, "front")).id, mira);
    expect(rolesOf(await rowsOf(lineId))).toEqual(["front approved", "back stopped"]);
    expect((await rowsOf(lineId)).every(({ ticket }) => ticket === null)).toBe(true);
    expect(states()).toEqual(["preflight-failed"]);

    await production().approve((await oneOf(lineId, "back")).id, { operator: "Jona", reason: "Small, but wanted so" });
    expect((await oneOf(lineId, "front")).ticket).toBeNull();
    expect((await oneOf(lineId, "back")).ticket).toMatchObject({
      approval: { by: "Mira, Jona", reason: `front: ${mira.reason}\nback: Small, but wanted so` },
    });
    expect(states()).toEqual(["preflight-failed", "checked"]);
  });

  test("of both files at once writes one ticket with both", async () => {
    const { lineId } = await refusedLine("front", "back");
    const ids = [(await oneOf(lineId, "front")).id, (await oneOf(lineId, "back")).id];
    const approved = await Promise.all(ids.map((id) => production().approve(id, mira)));
    expect(approved.map(({ ok }) => ok)).toEqual([true, true]);
    const tickets = (await rowsOf(lineId)).flatMap(({ ticket }) => ticket ?? []);
    expect(tickets).toMatchObject([
      { approval: { by: "Mira", reason: `front: ${mira.reason}\nback: ${mira.reason}` } },
    ]);
    expect(states()).toEqual(["preflight-failed", "checked"]);
  });

  test("by two operators at once is done once", async () => {
    const { lineId } = await refusedLine("front");
    const { id } = await oneOf(lineId, "front");
    const both = ["Mira", "Jona"].map((operator) => production().approve(id, { operator, reason: "seen" }));
    expect((await Promise.all(both)).filter(({ ok }) => ok)).toHaveLength(1);
    expect(states()).toEqual(["checked"]);
  });

  test("is done once, and not for a file that is good or unknown", async () => {
    const { lineId } = await refusedLine("front");
    const { id } = await oneOf(lineId, "front");
    await production().approve(id, mira);
    const approved = await oneOf(lineId, "front");
    reports = [];
    expect(await production().approve(id, { ...mira, reason: "again" })).toEqual(notApprovable);
    expect(await production().approve((await oneOf(lineId, "back")).id, mira)).toEqual(notApprovable);
    expect(await production().approve(newId(), mira)).toEqual({ ok: false, error: "file-not-found" });
    expect(await oneOf(lineId, "front")).toEqual(approved);
    expect(reports).toEqual([]);
  });

  test("is refused where a newer file of its role was made", async () => {
    const { lineId } = await refusedLine("front");
    const { id } = await oneOf(lineId, "front");
    await work(lineId);
    reports = [];
    expect(await production().approve(id, mira)).toEqual(notApprovable);
    expect(reports).toEqual([]);
    // The newest one can be.
    expect(await production().approve((await oneOf(lineId, "front")).id, mira)).toMatchObject({ ok: true });
  });

  test("is forgotten when the line is made again", async () => {
    const { lineId } = await refusedLine("front");
    await production().approve((await oneOf(lineId, "front")).id, mira);
    reports = [];
    await work(lineId);
    expect(states()).toEqual(["preflight-failed", "preflight-failed"]);
    expect((await oneOf(lineId, "front")).approved_by).toBeNull();
  });

  test("is refused where nothing of the line could be made since", async () => {
    const { lineId } = await refusedLine("front");
    const { id } = await oneOf(lineId, "front");
    const wanted = lines.get(lineId) as LineToPrint;
    lines.set(lineId, { ...wanted, line: { ...wanted.line, versionId: newId() } });
    await work(lineId);
    lines.set(lineId, wanted);
    expect(await production().approve(id, mira)).toEqual(notApprovable);
  });

  test("is refused where the order is no longer printed, or shows another picture", async () => {
    const [cancelled, other] = [await refusedLine("front"), await refusedLine("front")];
    lines.delete(cancelled.lineId);
    const wanted = lines.get(other.lineId) as LineToPrint;
    lines.set(other.lineId, { ...wanted, line: { ...wanted.line, sceneHash: "0".repeat(64) } });
    for (const { lineId } of [cancelled, other]) {
      expect(await production().approve((await oneOf(lineId, "front")).id, mira)).toEqual(notApprovable);
      expect(await oneOf(lineId, "front")).toMatchObject({ verdict: "stopped", ticket: null });
    }
    expect(reports).toEqual([]);
  });

  test("is refused where nothing was written", async () => {
    const { lineId, front } = await paidLine();
    photos.delete(front);
    await work(lineId);
    expect(await production().approve((await oneOf(lineId, "front")).id, mira)).toEqual(notApprovable);
  });

  test("is refused once another print house makes such files", async () => {
    const { lineId } = await refusedLine("front");
    const own = partners.for("press");
    const elsewhere = { ...own, setting: { ...own.setting, key: "elsewhere" } };
    const moved = { for: () => elsewhere, named: () => elsewhere };
    const { id } = await oneOf(lineId, "front");
    expect(await production({ partners: moved }).approve(id, mira)).toEqual(notApprovable);
    photos.set((await paidLine()).front, good("unused"));
    const made = await work(lineId, newId(), { partners: moved });
    expect(made.slice(2)).toMatchObject([{ partner: "elsewhere" }, { partner: "elsewhere" }]);
  });
});
