import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { demoRelease } from "../../../demo/catalogue/wall-pictures.ts";
import { COMPILER } from "../../../design/compile.ts";
import { documentSchema } from "../../../design/document-schema.ts";
import { operationSchema } from "../../../design/operation.ts";
import type { Db, Tables } from "../../../platform/database/database.ts";
import { silentLog } from "../../../platform/log/log.ts";
import { stoppedClock } from "../../../platform/time/clock.ts";
import { designableKindOf } from "../../../products/registry.ts";
import { createDesigns, createStock } from "../service.ts";
import { describeUnreadable, migrateToSchema2 } from "./migrate-schema-2.ts";
import { type OldShop, shopOfSchema1 } from "./shop-of-schema-1.fixture.ts";

/** Rows of the last version with schema 1: designs in a basket, removed, in production, viewed only, and edited. */
interface Fixture extends OldShop {
  readonly names: Readonly<Record<"basket" | "removedLine" | "ordered" | "lookedAt" | "written", string>>;
}
const fixture = join(import.meta.dirname, "shop-of-schema-1.json");
const { names, applied, rows } = JSON.parse(await readFile(fixture, "utf8")) as Fixture;

const database = await shopOfSchema1({ applied, rows });
const { pool } = database;
const release = { release: demoRelease.release, data: demoRelease };
const releases = {
  current: async () => release,
  at: async (_kind: string, wanted: number) => (wanted === 1 ? release : null),
};
const neverHeavy = () => Promise.reject(new Error("no side is heavy"));
const compiler = { stock: createStock(), heavy: { draw: neverHeavy, name: neverHeavy } };
const lena = { visitorId: String(rows.visitor?.[0]?.id), customerId: null };
const designs = createDesigns({
  db: database.db,
  clock: stoppedClock("2026-11-20T12:00:00Z"),
  releases,
  photos: { ready: async () => new Map(rows.photo?.map(({ id }) => [String(id), { width: 4000, height: 3000 }])) },
});

const restore = database.restore;
beforeEach(restore);

const migrate = (db: Db = database.db, skipUnreadable = false) =>
  migrateToSchema2({ db, log: silentLog, releases, compiler, skipUnreadable, kindOf: designableKindOf });

/** All that the migration may touch, without what only says when. */
async function everything() {
  const stored = Object.entries(await database.everything());
  return Object.fromEntries(stored.map(([table, found]) => [table, found.map((row) => JSON.stringify(row)).sort()]));
}
const columnOf = async (query: string, ...values: unknown[]) =>
  (await pool.query({ text: query, values, rowMode: "array" })).rows.flat();

describe("a shop of schema 1", () => {
  test("is rewritten whole: designs, versions, logs, and every name of a scene", async () => {
    expect(await migrate()).toEqual({ ok: true, value: { rewritten: 8 } });
    expect(await columnOf("select distinct compiler from design union select compiler from design_version")).toEqual([
      COMPILER,
    ]);
    for (const id of Object.values(names)) {
      const read = await designs.read(lena, id);
      if (!read.ok) throw new Error(read.error);
      expect(documentSchema.safeParse(read.value.document).error).toBeUndefined();
    }
    const operations = await columnOf("select operation from design_operation");
    expect(operations).toHaveLength(18);
    for (const operation of operations) expect(operationSchema.safeParse(operation).error).toBeUndefined();
    const old = await columnOf("select old_hash from renamed_scene");
    const named = await columnOf(`
      select scene_hash from cart_line union all select scene_hash from removed_cart_line union all select scene_hash from order_line
      union all select scene_hash from print_file`);
    expect(named).toHaveLength(5);
    expect(named.filter((hash) => old.includes(hash))).toEqual([]);
  });

  test("keeps what was approved: the order's line, its version and its file have one name", async () => {
    await migrate();
    const hashes = await columnOf(
      `
      select version.scene_hash from design_version as version where design_id = $1
      union select scene_hash from order_line union select scene_hash from print_file`,
      names.ordered,
    );
    expect(hashes).toHaveLength(1);
    const [versionId] = await columnOf("select version_id from order_line");
    const version = await designs.version(String(versionId));
    expect(version && (await designs.sceneOf(version))).toMatchObject({ ok: true, value: { hash: hashes[0] } });
  });

  test("goes on: a rewritten design is saved and frozen, as it was before", async () => {
    await migrate();
    const read = await designs.read(lena, names.ordered);
    if (!read.ok) throw new Error(read.error);
    const { sequence, sceneHash } = read.value;
    const frozen = await designs.freeze(lena, names.ordered, { sequence, sceneHash });
    expect(frozen).toMatchObject({ ok: true, value: { sceneHash } });
    expect(await columnOf("select count(*)::int from design_version")).toEqual([3]);
    const title = { type: "setTitle", title: "weiter" };
    expect(await designs.append(lena, names.written, { baseSequence: 8, operations: [title] })).toMatchObject({
      ok: true,
    });
  });

  test("notes what nobody had looked at: whether photos of a frozen design are too small", async () => {
    await migrate();
    expect(await columnOf("select too_small from design_version")).toEqual([false, false, false]);
  });

  test("is rewritten once: a second start changes nothing", async () => {
    await migrate();
    const before = await everything();
    expect(await migrate()).toEqual({ ok: true, value: { rewritten: 0 } });
    expect(await everything()).toEqual(before);
  });
});

/** The database until its statement with this number, counted from 0; then every one fails. */
function endsAfter(statements: number): { readonly db: Db; readonly sent: () => number } {
  let sent = 0;
  const ending = {
    ...pool,
    connect: async () => {
      const client = await pool.connect();
      const query = (...given: unknown[]) => {
        if (sent++ >= statements && given[0] !== "rollback") return Promise.reject(new Error("killed"));
        return (client.query as (...all: unknown[]) => unknown)(...given);
      };
      return { query, release: () => client.release() };
    },
    end: async () => {},
  };
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: ending as never }) }), sent: () => sent };
}

test("ended after any of its statements, it goes on at the next start and comes to the same", async () => {
  const whole = endsAfter(Number.POSITIVE_INFINITY);
  await migrate(whole.db);
  const wanted = await everything();
  const statements = whole.sent();
  expect(statements).toBeGreaterThan(50);
  for (let ended = 0; ended < statements; ended++) {
    await restore();
    await expect(migrate(endsAfter(ended).db)).rejects.toThrow("killed");
    expect(await migrate()).toMatchObject({ ok: true });
    expect(await everything()).toEqual(wanted);
  }
});

describe("what cannot be rewritten", () => {
  const spoil = {
    "another picture": "update design set scene_hash = repeat('0', 64) where id = $1",
    "a missing release": "update design set release = 9 where id = $1",
    "an unreadable document": "update design set document = '{}' where id = $1",
  };
  const reasons = [
    "it would be printed otherwise than it was approved",
    "release 9 of photoframe is missing",
    "its document cannot be read (not-a-design)",
  ];

  test.each(Object.entries(spoil).map(([what, change], index) => [what, change, reasons[index] ?? ""]))(
    "%s is named, and nothing at all is changed",
    async (_what, change, reason) => {
      await pool.query(change, [names.written]);
      const before = await everything();
      const refused = await migrate();
      const unreadable = { place: "design", id: names.written, reason, shown: false } as const;
      expect(refused).toEqual({ ok: false, error: [unreadable] });
      expect(await everything()).toEqual(before);
      expect(describeUnreadable([unreadable])).toContain(`design ${names.written}: ${reason}`);
    },
  );

  test("may be left behind where no basket and no order shows it; nobody opens it then", async () => {
    await pool.query(spoil["an unreadable document"], [names.written]);
    expect(await migrate(database.db, true)).toEqual({ ok: true, value: { rewritten: 7 } });
    expect(await designs.read(lena, names.written)).toEqual({ ok: false, error: "not-found" });
    expect((await designs.list(lena)).map(({ id }) => id)).not.toContain(names.written);
  });

  test.each(["basket", "removedLine", "ordered"] as const)("stops the start where it is shown: %s", async (name) => {
    await pool.query("update design_version set scene_hash = repeat('0', 64) where design_id = $1", [names[name]]);
    const refused = await migrate(database.db, true);
    expect(refused).toMatchObject({ ok: false, error: [{ place: "design_version", shown: true }] });
    expect(!refused.ok && describeUnreadable(refused.error)).toContain("(in a basket or an order)");
  });
});
