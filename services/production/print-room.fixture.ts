import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { done, failed } from "../../core/outcome.ts";
import { noStock } from "../../design/material.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { createFolderStore } from "../../platform/files/folder-store.ts";
import { silentLog } from "../../platform/log/log.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { newId } from "../../platform/tokens/random.ts";
import type { PrintPhoto } from "../../print/photo-source.ts";
import { coasterData } from "../../products/coaster/coaster-data.fixture.ts";
import type { PrintPlan } from "../../products/print-plan.ts";
import { type DesignVersion, piecesOfVersion } from "../designs/service.ts";
import type { FileReport, LineToPrint } from "../orders/service.ts";
import { ownProduction, type Partners } from "./partners.ts";
import type { ProductionDependencies } from "./ports.ts";
import { createProduction } from "./service.ts";
import { coasterDocument, coasterPrintedAs, coasterScene, frontAndBack } from "./two-sided.fixture.ts";

interface State {
  readonly folder: string;
  readonly files: FileStore;
  readonly partners: Partners;
  reports: { readonly lineId: string; readonly report: FileReport }[];
  plans: readonly PrintPlan[];
  /** Called before each file is put into the store. */
  beforePut: () => Promise<void>;
}

export interface Paid {
  readonly lineId: string;
  readonly front: string;
  readonly back: string;
}

interface Change {
  readonly sets?: number;
  readonly title?: string;
  readonly effect?: boolean;
}

function fresh(): Pick<State, "reports" | "plans" | "beforePut"> {
  return { reports: [], plans: frontAndBack, beforePut: async () => {} };
}

const photo = (id: string, jpeg: Buffer, edge: number): PrintPhoto => ({
  id,
  sha256: "ab".repeat(32),
  width: edge,
  height: edge,
  orientation: 1,
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

/** "front checked", "back stopped" ... */
export const rolesOf = (rows: readonly { role: string | null; verdict: string }[]) =>
  rows.map(({ role, verdict }) => `${role} ${verdict}`);

/** A print room with a database of its own and lines of coasters with front and back; called at the head of a file. */
export async function createPrintRoom() {
  const database = await migratedTestDatabase();
  const clock = stoppedClock("2026-11-20T12:00:00Z");

  const folder = await mkdtemp(join(tmpdir(), "production-"));
  const store = await createFolderStore(join(folder, "files"));
  /** State that tests change and inspect; reset before each. */
  const state: State = {
    folder,
    files: { ...store, put: async (...file) => state.beforePut().then(() => store.put(...file)) },
    partners: await ownProduction(),
    ...fresh(),
  };
  const photos = new Map<string, PrintPhoto>();
  const lines = new Map<string, LineToPrint>();
  const versions = new Map<string, DesignVersion>();

  /** Files that are printed well, and one with too few pixels. */
  const jpegs = { large: Buffer.alloc(0), small: Buffer.alloc(0) };
  beforeAll(async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    const create = { width: 1200, height: 1200, channels: 3, background: "#888", noise } as const;
    jpegs.large = await sharp({ create }).jpeg({ quality: 40 }).toBuffer();
    jpegs.small = await sharp({ create: { ...create, width: 60, height: 60 } })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(() => {
    Object.assign(state, fresh());
    for (const map of [photos, lines, versions]) map.clear();
  });

  /** A photo that is printed well. */
  const good = (id: string) => photo(id, jpegs.large, 1200);
  /** A photo with too few pixels: preflight refuses the file. */
  const coarse = (id: string) => photo(id, jpegs.small, 60);

  const production = (changes: Partial<ProductionDependencies> = {}) =>
    createProduction({
      db: database.db,
      files: state.files,
      clock,
      partners: state.partners,
      designs: {
        version: async (id) => versions.get(id) ?? null,
        piecesOf: piecesOfVersion({ compiler: { stock: async () => noStock } }),
        sceneOf: async ({ document }) =>
          (document.title === "broken" ? failed("broken") : done(coasterScene(document))) as never,
      },
      releases: { at: async () => ({ data: coasterData }) },
      kindOf: () => coasterPrintedAs(() => state.plans),
      orders: {
        lineToPrint: async (lineId) => lines.get(lineId) ?? null,
        // As orders do it, by a lock that lasts as long as the transaction.
        holdLine: async (trx, lineId) => {
          await sql`select pg_advisory_xact_lock(hashtextextended(${lineId}, 0))`.execute(trx);
        },
        reportFile: async (_trx, lineId, report) => void state.reports.push({ lineId, report }),
      },
      photos: async (id) => photos.get(id) ?? null,
      folder: join(folder, "print"),
      dueDay: async () => "2026-11-26",
      ...changes,
    });

  /** A paid line of two coasters, each side with a photo of its own. */
  async function paidLine(change: Change = {}): Promise<Paid> {
    const [front, back, lineId, versionId] = [newId(), newId(), newId(), newId()];
    photos.set(front, good(front));
    photos.set(back, good(back));
    const plain = coasterDocument({ front, back, changed: change.effect });
    const document = {
      ...plain,
      configuration: { coasterEdge: 90, sets: change.sets ?? 1 },
      title: change.title ?? "",
    };
    const { hash: sceneHash } = coasterScene(document);
    const facts = { versionId, designId: newId(), kind: "coaster", release: 1, sceneHash, title: "Coaster" };
    versions.set(versionId, { ...facts, compiler: 2, document, configuration: document.configuration });
    const paidAt = new Date("2026-11-20T11:00:00Z");
    const order = { id: newId(), number: 100_001, paidAt, placedAt: paidAt, productionDays: 2, parcels: [] };
    lines.set(lineId, {
      order,
      line: { ...facts, id: lineId, position: 1, quantity: 2 },
      parcels: [],
    } as unknown as LineToPrint);
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

  const states = () => state.reports.map(({ report }) => (report.state === "stopped" ? report.note : report.state));
  const oneOf = async (lineId: string, role: string) => {
    const row = (await rowsOf(lineId)).findLast((one) => one.role === role);
    if (!row) throw new Error(`no ${role}`);
    return row;
  };
  return { state, photos, lines, versions, good, coarse, production, paidLine, rowsOf, work, states, oneOf };
}
