import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { priceDraftPaths } from "./contract.ts";
import { forgetClosed } from "./draft-store.ts";
import { priceDraftsFixture } from "./price-drafts.fixture.ts";

const shop = await priceDraftsFixture();
afterEach(async () => {
  shop.crash.at = () => {};
  for (const key of ["photoprint", "photoframe", "tax", "shipping"]) {
    const { body } = await shop.call("GET", priceDraftPaths.subject(key));
    if (body.draft) await shop.call("DELETE", priceDraftPaths.draft(key), seen(body.draft));
  }
});

const seen = ({ draft }: { draft: { id: string; version: number } }) => ({ draft: draft.id, version: draft.version });
const price = ["formats", 0, "prices", 0, "price"];

async function open(key = "photoprint", who?: string) {
  const opened = await shop.call("POST", priceDraftPaths.draft(key), {}, who);
  expect(opened.status).toBe(200);
  return opened.body;
}
const set = (
  draft: { draft: { id: string; version: number } },
  path: readonly unknown[],
  value: unknown,
  key = "photoprint",
  who?: string,
) => shop.call("POST", priceDraftPaths.edits(key), { ...seen(draft), edits: [{ do: "set", path, value }] }, who);
const publish = (draft: { draft: { id: string; version: number } }, key = "photoprint", who?: string) =>
  shop.call("POST", priceDraftPaths.publication(key), { ...seen(draft), comment: "paper became dearer" }, who);

/** How much of everything there is. */
const rows = async () => {
  const { rows: counted } = await sql<{ releases: number; published: number; open: number }>`select
    (select count(*)::int from catalogue_release) as releases,
    (select count(*)::int from catalogue_audit where action = 'published') as published,
    (select count(*)::int from catalogue_draft where state = 'open') as open`.execute(shop.db);
  return counted[0];
};

/** How many connections wait for one another. */
async function waiting(): Promise<number> {
  const { rows: found } = await sql<{ count: number }>`select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
  return found[0]?.count ?? 0;
}

describe("from draft to release", () => {
  test("a price is changed, compared, tried on baskets and published; who, when and why is kept", async () => {
    const opened = await open();
    expect(opened).toMatchObject({
      draft: { basedOn: 1, version: 1, validFrom: "2026-11-20" },
      problems: [],
      changed: 0,
    });
    const edited = (await set(opened, price, 29)).body;
    expect(edited).toMatchObject({ draft: { version: 2, changedBy: "mira" }, changed: 1, problems: [] });
    const changes = (await shop.call("GET", priceDraftPaths.changes("photoprint"))).body;
    expect(changes.changes).toEqual([
      { what: "changed", steps: ["formats", "130x90", "prices", "1", "price"], path: price, before: 19, after: 29 },
    ]);
    const preview = (await shop.call("GET", `${priceDraftPaths.preview("photoprint")}?locale=de-CH`)).body;
    expect(preview).toMatchObject({ locale: "de-CH", on: "2026-11-20" });
    expect(preview.locales).toHaveLength(17);
    expect(preview.rows.every((row: { currency: string }) => row.currency === "CHF")).toBe(true);

    const before = await rows();
    expect(await publish(edited)).toEqual({ status: 200, body: { release: 2, validFrom: "2026-11-20" } });
    expect(await rows()).toEqual({ releases: (before?.releases ?? 0) + 1, published: 1, open: 0 });
    expect(shop.published).toEqual(["2026-11-20"]);
    const stored = await shop.db
      .selectFrom("catalogue_release")
      .select("data")
      .where("kind", "=", "photoprint")
      .where("release", "=", 2)
      .executeTakeFirstOrThrow();
    expect(stored.data).toMatchObject({ kind: "photoprint", release: 2, validFrom: "2026-11-20" });
    const { entries } = (await shop.call("GET", priceDraftPaths.audit("photoprint"))).body;
    expect(entries[0]).toMatchObject({
      action: "published",
      operator: "mira",
      fromRelease: 1,
      toRelease: 2,
      comment: "paper became dearer",
      changed: 1,
      validFrom: "2026-11-20",
    });
  });

  test("what is not sound is not published, and says where", async () => {
    const wrong = (await set(await open(), price, -1)).body;
    expect(wrong.problems).toMatchObject([{ place: "formats.0.prices.0.price" }]);
    const before = await rows();
    const refused = await publish(wrong);
    expect(refused).toMatchObject({ status: 422, body: { type: "urn:passepartout:problem:has-problems" } });
    expect(refused.body.problems).toHaveLength(1);
    expect(await rows()).toEqual(before);
  });

  test("a release is taken back by a new one with the older one's data", async () => {
    const back = (await shop.call("POST", priceDraftPaths.draft("photoprint"), { release: 1 })).body;
    expect(back.draft).toMatchObject({ basedOn: 2, restoredFrom: 1 });
    expect(back.data.formats[0].prices[0].price).toBe(19);
    expect((await publish(back)).body).toEqual({ release: 3, validFrom: "2026-11-20" });
    const { entries } = (await shop.call("GET", priceDraftPaths.audit("photoprint"))).body;
    expect(entries[0]).toMatchObject({ fromRelease: 2, toRelease: 3, restoredFrom: 1 });
  });

  test("taxes and delivery go the same way; charges from a later day do not count before", async () => {
    const taxes = (
      await set(
        await open("tax"),
        ["DE", "rates", "printed-standard"],
        [
          { from: "2026-01-01", rate: 190_000 },
          { from: "2027-01-01", rate: 200_000 },
        ],
        "tax",
      )
    ).body;
    expect((await publish(taxes, "tax")).body).toEqual({ release: 2, validFrom: null });
    const charges = await open("shipping");
    const later = (
      await shop.call("POST", priceDraftPaths.edits("shipping"), {
        ...seen(charges),
        edits: [{ do: "set", path: ["countries", "DE", "parcel"], value: 777 }],
        validFrom: "2026-12-01",
      })
    ).body;
    const preview = (await shop.call("GET", priceDraftPaths.preview("shipping"))).body;
    expect(preview.rows.some((row: { after: { shown: number } }) => row.after.shown === 777)).toBe(true);
    expect((await publish(later, "shipping")).body.validFrom).toBe("2026-12-01");
    const { published } = (await shop.call("GET", priceDraftPaths.subject("shipping"))).body;
    expect(
      published.map(({ validFrom, current }: { validFrom: string; current: boolean }) => [validFrom, current]),
    ).toEqual([
      ["2026-12-01", false],
      ["1970-01-01", true],
    ]);
  });
});

describe("two operators, one draft", () => {
  test("the second change is refused with what the first one changed, and nothing is lost", async () => {
    const opened = await open();
    expect((await shop.call("POST", priceDraftPaths.draft("photoprint"), {}, "kim:operator")).body).toMatchObject({
      status: 409,
      by: "mira",
    });
    expect((await set(opened, price, 25, "photoprint", "kim:operator")).status).toBe(200);
    const second = await set(opened, ["mostPrints"], 10);
    expect(second).toMatchObject({
      status: 409,
      body: { type: "urn:passepartout:problem:draft-changed", by: "kim", total: 1 },
    });
    expect(second.body.changes).toMatchObject([{ before: 19, after: 25 }]);
    const { data } = (await shop.call("GET", priceDraftPaths.subject("photoprint"))).body;
    expect([data.formats[0].prices[0].price, data.mostPrints]).toEqual([25, 2000]);
  });

  test("two change it at the same moment: whoever waited hears what the other changed", async () => {
    const opened = await open();
    const lock = await shop.db.startTransaction().execute();
    await lock.selectFrom("catalogue_draft").select("id").where("id", "=", opened.draft.id).forUpdate().execute();
    const both = [set(opened, price, 26), set(opened, ["mostPrints"], 11, "photoprint", "kim:operator")];
    await expect.poll(waiting).toBe(2);
    await lock.commit().execute();
    const answers = (await Promise.all(both)).toSorted((one, other) => one.status - other.status);
    expect(answers).toMatchObject([
      { status: 200, body: { draft: { version: 2 }, changed: 1 } },
      { status: 409, body: { type: "urn:passepartout:problem:draft-changed", total: 1 } },
    ]);
  });

  test("two publish at the same moment: one release, and the other hears what is new", async () => {
    const edited = (await set(await open(), price, 31)).body;
    const before = await rows();
    const both = await Promise.all([publish(edited), publish(edited, "photoprint", "kim:admin")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      type: "urn:passepartout:problem:draft-closed",
    });
    const after = await rows();
    expect([
      (after?.releases ?? 0) - (before?.releases ?? 0),
      (after?.published ?? 0) - (before?.published ?? 0),
    ]).toEqual([1, 1]);
  });

  test("a draft of an older release than the newest is not published over it", async () => {
    const edited = (await set(await open(), price, 33)).body;
    const [newest] = await shop.db
      .selectFrom("catalogue_release")
      .selectAll()
      .where("kind", "=", "photoprint")
      .orderBy("release", "desc")
      .limit(1)
      .execute();
    const data = { ...(newest?.data as { mostPrints: number }), mostPrints: 1500 };
    await sql`insert into catalogue_release (kind, release, valid_from, data)
      values ('photoprint', ${(newest?.release ?? 0) + 1}, '2026-11-20', ${JSON.stringify(data)}::jsonb)`.execute(
      shop.db,
    );
    const refused = await publish(edited);
    expect(refused).toMatchObject({ status: 409, body: { type: "urn:passepartout:problem:newer-release" } });
    expect(refused.body.changes).toMatchObject([{ steps: ["mostPrints"], before: 2000, after: 1500 }]);
  });

  test("who may prepare may not publish, and who is nobody sees nothing", async () => {
    const edited = (await set(await open("photoprint", "kim:operator"), price, 35, "photoprint", "kim:operator")).body;
    expect((await publish(edited, "photoprint", "kim:operator")).status).toBe(403);
    expect((await shop.call("GET", priceDraftPaths.subjects, undefined, "")).status).toBe(401);
    expect((await rows())?.open).toBe(1);
  });
});

test("a new price of canvas pictures is tried on collages and published for them, too, from the same day and by the same person", async () => {
  const draft = await open("photoframe");
  const index = draft.data.materials.findIndex(({ key }: { key: string }) => key === "leinwand");
  const edited = (await set(draft, ["materials", index, "rate", "fix"], 1200, "photoframe")).body;
  type Row = { title: string; facts: string[]; before: { shown: number }; after: { shown: number } };
  const { rows: tried } = (await shop.call("GET", `${priceDraftPaths.preview("photoframe")}?locale=de-DE`)).body as {
    rows: Row[];
  };
  const dearer = tried.filter(({ before, after }) => before.shown === 3390 && after.shown === 3790);
  expect(dearer.map(({ title }) => title)).toContain("collage.title");

  const before = await rows();
  shop.crash.at = (step) => {
    if (step === "recorded") throw new Error("died");
  };
  expect((await publish(edited, "photoframe")).status).toBe(500);
  expect(await rows()).toEqual(before);
  shop.crash.at = () => {};
  expect((await publish(edited, "photoframe")).body).toEqual({ release: 2, validFrom: "2026-11-20" });
  const { entries } = (await shop.call("GET", priceDraftPaths.audit("collage"))).body;
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    action: "published",
    operator: "mira",
    comment: "paper became dearer",
    fromRelease: 1,
    toRelease: 2,
    changed: 1,
    validFrom: "2026-11-20",
  });
  expect(entries[0].changes).toMatchObject([
    { steps: ["materials", "canvas", "rate", "fix"], before: 800, after: 1200 },
  ]);
  expect((await rows())?.releases).toBe((before?.releases ?? 0) + 2);
});

describe("nothing is half published", () => {
  test.each([
    ["checked", 40],
    ["released", 41],
    ["recorded", 42],
  ] as const)("when the database connection dies after %s", async (step, dearer) => {
    const edited = (await set(await open(), price, dearer)).body;
    const before = await rows();
    shop.crash.at = async (reached) => {
      if (reached !== step) return;
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
        and state = 'idle in transaction' and pid <> pg_backend_pid()`.execute(shop.db);
    };
    expect((await publish(edited)).status).toBeGreaterThanOrEqual(500);
    expect(await rows()).toEqual(before);
    shop.crash.at = () => {};
    expect((await publish(edited)).status).toBe(200);
    expect((await rows())?.releases).toBe((before?.releases ?? 0) + 1);
  });
});

test.each(["catalogue_audit", "catalogue_draft_version", "catalogue_release"])("nobody rewrites %s", async (table) => {
  await open();
  for (const change of [
    `update ${table} set ${table === "catalogue_release" ? "release" : "changed"}`.replace(
      "set changed",
      table === "catalogue_audit" ? "set changed" : "set version",
    ),
    `delete from ${table}`,
  ]) {
    const statement = change.startsWith("update") ? `${change} = 7` : change;
    await expect(sql.raw(statement).execute(shop.db), statement).rejects.toThrow("is append-only");
  }
});

describe("what is kept of drafts", () => {
  const states = async ({ draft: { id } }: { draft: { id: string } }) => {
    const kept = shop.db.selectFrom("catalogue_draft_version").select("version").where("draft_id", "=", id);
    return (await kept.orderBy("version").execute()).map(({ version }) => version);
  };

  test("the last 100 states of an open one; who looks at an older one is still told that others were faster", async () => {
    const opened = await open();
    let last = opened;
    for (let cents = 1; cents <= 102; cents++) last = (await set(last, price, cents)).body;
    expect(await states(opened)).toEqual(Array.from({ length: 100 }, (_, index) => index + 4));
    expect(await set(opened, price, 44, "photoprint", "kim:operator")).toMatchObject({
      status: 409,
      body: { by: "mira", total: 0 },
    });
    expect((await shop.call("GET", priceDraftPaths.subject("photoprint"))).body.draft.draft.version).toBe(103);
  });

  test("one that was thrown away for 30 days after its last change, and then only the record of it", async () => {
    const opened = await open();
    const changed = (await set(opened, price, 44)).body;
    const { id, version } = changed.draft;
    expect((await shop.call("DELETE", priceDraftPaths.draft("photoprint"), { draft: id, version })).status).toBe(204);
    const again = await open();
    const changedAt = shop.clock.now();
    const later = (days: number) => new Date(changedAt.getTime() + days * 86_400_000);
    expect(await forgetClosed(shop.db, changedAt)).toBe(0);
    expect(await states(opened)).toEqual([1, 2]);
    expect(await forgetClosed(shop.db, later(1))).toBeGreaterThan(0);
    const left = await shop.db.selectFrom("catalogue_draft").select(["id", "state"]).execute();
    expect(left).toEqual([{ id: again.draft.id, state: "open" }]);
    expect([await states(opened), await states(again)]).toEqual([[], [1]]);
    const { entries } = (await shop.call("GET", priceDraftPaths.audit("photoprint"))).body;
    expect(entries.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
      "opened",
      "discarded",
      "opened",
    ]);
    expect(entries[1].changes).toMatchObject([{ what: "changed", after: 44 }]);
  });
});
