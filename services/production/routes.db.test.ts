import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ZipBuffer } from "node:zlib";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { failed } from "../../core/outcome.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { createFolderStore } from "../../platform/files/folder-store.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { newId } from "../../platform/tokens/random.ts";
import { coasterData } from "../../products/coaster/coaster-data.fixture.ts";
import type { PrintPlan } from "../../products/print-plan.ts";
import type { DesignVersion } from "../designs/service.ts";
import { type PilePicture, type PrintFiles, productionPaths } from "./contract.ts";
import { ownProduction } from "./partners.ts";
import { productionRoutes } from "./routes.ts";
import { createProduction } from "./service.ts";
import { coasterDocument, coasterPrintedAs, coasterScene, frontAndBack } from "./two-sided.fixture.ts";

const database = await migratedTestDatabase();
const prints: PrintPlan = {
  role: "prints",
  partner: "lab",
  surfaces: ["front", "back"],
  copies: 1,
  output: { format: "jpeg", pixelsPerInch: 300 },
};
const [orderId, lineId, versionId] = [newId(), newId(), newId()];
const at = new Date("2026-11-20T12:00:00Z");
let folder: string;
let files: FileStore;
let app: Hono;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "print-routes-"));
  files = await createFolderStore(folder);
  const document = coasterDocument({ front: newId(), back: newId() });
  const version = { versionId, kind: "coaster", release: 1, document } as unknown as DesignVersion;
  const production = createProduction({
    db: database.db,
    files,
    clock: stoppedClock(at.toISOString()),
    partners: await ownProduction(),
    designs: {
      version: async (id) => (id === versionId ? version : null),
      sceneOf: async () => failed({ reason: "not asked" }),
      async *piecesOf() {},
    },
    releases: { at: async () => ({ data: coasterData }) },
    kindOf: () => coasterPrintedAs(() => [...frontAndBack, prints]),
    orders: { lineToPrint: async () => null, holdLine: async () => {}, reportFile: async () => {} },
    photos: async () => null,
    folder: join(folder, "print"),
    dueDay: async () => "2026-11-26",
  });
  app = new Hono().route("/", productionRoutes({ production, files, requireOperator: (_, next) => next() }));
  await insertOrder(coasterScene(document).hash);
});
afterAll(() => rm(folder, { recursive: true }));

/** An order of three coasters, with nothing made for it. */
async function insertOrder(sceneHash: string): Promise<void> {
  const [cart, visitor] = [newId(), newId()];
  const { pool } = database;
  await pool.query("insert into cart (id, visitor_id) values ($1, $2)", [cart, visitor]);
  await pool.query(
    `insert into shop_order (id, number, cart_id, visitor_id, idempotency_key, request_hash, token_hash, state, locale, email,
      shipping_address, currency, tax_included, goods, shipping_method, shipping_class, shipping_price, taxes, total,
      production_days, payment_method, arrival_earliest, arrival_latest, ships_on, placed_at)
     values ($1, 100001, $2, $3, 'k', 'h', 't', 'paid', 'de-DE', 'lena@example.org', '{}', 'EUR', true, 1290, 'standard',
      'letter', 0, '[]', 1290, 2, 'test', '2026-11-28', '2026-11-30', '2026-11-26', $4)`,
    [orderId, cart, visitor, at],
  );
  await pool.query(
    `insert into order_line (id, order_id, position, kind, release, configuration, version_id, scene_hash, title, facts,
      quantity, unit_price, total, tax_class, tax_rate, withdrawal_right, file_state)
     values ($1, $2, 1, 'coaster', 1, '{}', $3, $4, 'Coaster', '[]', 3, 430, 1290, 'printed-standard', 19, false, 'waiting')`,
    [lineId, orderId, versionId, sceneHash],
  );
}

const report = { version: 1, verdict: "pass", pages: 2, rules: [] };

/** A file as the print job keeps it. */
async function keptFile(role: string, content: { readonly pdf?: string; readonly pile?: readonly PilePicture[] }) {
  const id = newId();
  const pdf = content.pdf === undefined ? null : await files.put(Buffer.from(content.pdf), { contentType: "a/b" });
  const stored = pdf?.ok ? pdf.value : null;
  await database.pool.query(
    `insert into print_file (id, order_line_id, attempt, role, format, partner, verdict, scene_hash, pdf_sha256, pdf_bytes,
      manifest, report, created_at) values ($1, $2, $3, $4, $5, 'default', 'checked', 'h', $6, $7, $8, $9, $10)`,
    [
      id,
      lineId,
      newId(),
      role,
      content.pile ? "jpeg" : "pdfx4",
      stored?.sha256 ?? null,
      stored?.bytes ?? null,
      content.pile ? JSON.stringify(content.pile) : null,
      content.pile ? null : JSON.stringify(report),
      at,
    ],
  );
  return id;
}

async function picture(name: string, content: string, copies: number): Promise<PilePicture> {
  const stored = await files.put(Buffer.from(content), { contentType: "image/jpeg" });
  if (!stored.ok) throw new Error(stored.error);
  return { name, surface: "front", copies, ...stored.value, width: 1205, height: 1795 };
}

const get = (path: string) => app.request(path);
const nameIn = (response: Response) => response.headers.get("content-disposition");

test("the list says what each line needs, for how many pieces, before anything was made", async () => {
  const listed = (await (await get(productionPaths.officeFiles(orderId))).json()) as PrintFiles;
  const own = { partner: null, copies: 3 };
  expect(listed).toEqual({
    lines: [
      {
        lineId,
        ticket: false,
        planned: [
          { role: "front", format: "pdfx4", sides: 1, ...own },
          { role: "back", format: "pdfx4", sides: 1, ...own, copies: 6 },
          { role: "prints", format: "jpeg", sides: 2, ...own },
        ],
      },
    ],
    files: [],
  });
  expect(await (await get(productionPaths.officeFiles(newId()))).json()).toEqual({ lines: [], files: [] });
});

test("a PDF is handed out under a name with order, line and role", async () => {
  const id = await keptFile("front", { pdf: "%PDF" });
  const response = await get(productionPaths.officePdf(id));
  expect(nameIn(response)).toBe('attachment; filename="100001-1-front.pdf"');
  expect([response.headers.get("content-length"), await response.text()]).toEqual(["4", "%PDF"]);
  for (const path of [productionPaths.officePile(id), productionPaths.officeManifest(id)]) {
    expect((await get(path)).status).toBe(404);
  }
  const listed = (await (await get(productionPaths.officeFiles(orderId))).json()) as PrintFiles;
  expect(listed.files).toMatchObject([
    { id, lineId, role: "front", format: "pdfx4", partner: "Own production", pages: 2, bytes: 4, manifest: null },
  ]);
});

describe("a pile of pictures", () => {
  let id: string;
  let pile: readonly PilePicture[];
  beforeAll(async () => {
    pile = [await picture("001.jpg", "first", 1), await picture("002.jpg", "second!", 7)];
    id = await keptFile("prints", { pile });
  });

  test("is listed with its pictures and all their bytes", async () => {
    const listed = (await (await get(productionPaths.officeFiles(orderId))).json()) as PrintFiles;
    expect(listed.files.find((file) => file.id === id)).toMatchObject({
      role: "prints",
      format: "jpeg",
      pages: 2,
      bytes: 12,
      manifest: pile,
      report: null,
    });
  });

  test("is handed out as one archive with its manifest, as long as it says", async () => {
    const response = await get(productionPaths.officePile(id));
    expect(nameIn(response)).toBe('attachment; filename="100001-1-prints.zip"');
    const archive = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("content-length")).toBe(String(archive.length));
    const content = async (name: string) => String(await new ZipBuffer(archive).get(name)?.content());
    expect(await content("001.jpg")).toBe("first");
    expect(await content("002.jpg")).toBe("second!");
    expect(JSON.parse(await content("manifest.json"))).toEqual({ version: 1, prints: pile });
    const again = Buffer.from(await (await get(productionPaths.officePile(id))).arrayBuffer());
    expect(again.equals(archive)).toBe(true);
    const manifest = await get(productionPaths.officeManifest(id));
    expect(nameIn(manifest)).toBe('attachment; filename="100001-1-prints.manifest.json"');
    expect(await manifest.text()).toBe(await content("manifest.json"));
  });

  test("is handed out picture by picture, and nothing else by that way", async () => {
    const response = await get(productionPaths.officePicture(id, "002.jpg"));
    expect(nameIn(response)).toBe('attachment; filename="100001-1-prints-002.jpg"');
    expect(await response.text()).toBe("second!");
    for (const name of ["003.jpg", "../002.jpg", pile[0]?.sha256 ?? ""]) {
      expect((await get(productionPaths.officePicture(id, name))).status).toBe(404);
    }
    expect((await get(productionPaths.officePdf(id))).status).toBe(404);
  });

  test("of which a picture is gone is not handed out in part", async () => {
    const gone = { ...(await picture("003.jpg", "third", 1)), sha256: "0".repeat(64) };
    const incomplete = await keptFile("prints", { pile: [...pile, gone] });
    expect((await get(productionPaths.officePile(incomplete))).status).toBe(404);
    expect((await get(productionPaths.officePicture(incomplete, "001.jpg"))).status).toBe(200);
  });
});

test("a line has the newest of its tickets, and none while a file of it is not good", async () => {
  const [older, newer] = [await keptFile("front", { pdf: "%PDF-1" }), await keptFile("front", { pdf: "%PDF-2" })];
  const write = "update print_file set ticket = $2 where id = $1";
  await database.pool.query(write, [older, { version: 3, order: "older" }]);
  await database.pool.query(write, [newer, { version: 3, order: "newer" }]);
  expect((await get(productionPaths.officeTicket(lineId))).status).toBe(404);
  await database.pool.query("update order_line set file_state = 'checked' where id = $1", [lineId]);
  const response = await get(productionPaths.officeTicket(lineId));
  expect(nameIn(response)).toBe('attachment; filename="100001-1.ticket.json"');
  expect(await response.json()).toEqual({ version: 3, order: "newer" });
  const listed = (await (await get(productionPaths.officeFiles(orderId))).json()) as PrintFiles;
  expect(listed.lines).toMatchObject([{ lineId, ticket: true }]);
});
