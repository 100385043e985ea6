import type { MiddlewareHandler } from "hono";
import { beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { createRouter } from "../../platform/http/router.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { newId } from "../../platform/tokens/random.ts";
import { newCustomer } from "../new-customer.fixture.ts";
import { type KeptList, type OwnList, recipientPaths } from "./contract.ts";
import { recipientsRoutes } from "./routes.ts";
import { createRecipients, mostUnfrozen } from "./service.ts";

const database = await migratedTestDatabase();
const { db } = database;
const clock = stoppedClock("2026-11-24T12:00:00Z");
const ordered = new Set<string>();
const neededByOrders = async (_: unknown, hashes: readonly string[]) =>
  new Set(hashes.filter((hash) => ordered.has(hash)));
const recipients = createRecipients({ db, clock, neededByOrders, eraseInOrders: async () => {} });
/** The job of every night. */
async function eraseAskedLists(): Promise<void> {
  for (const { work } of recipients.handlers) await work({}, {} as never);
}

let lena: Owner;
beforeEach(async () => {
  ordered.clear();
  lena = await newVisitor();
});

async function newVisitor(): Promise<Owner> {
  const visitorId = newId();
  await db.insertInto("visitor").values({ id: visitorId, token_hash: visitorId }).execute();
  return { visitorId, customerId: null };
}

/** The shop as somebody's browser reaches it. */
function as(owner: Owner) {
  const app = createRouter();
  app.use(async (c, next) => {
    c.set("visitor", { ...owner, operator: false } as never);
    await next();
  });
  const pass: MiddlewareHandler = (_, next) => next();
  app.route("/", recipientsRoutes({ recipients, requireVisitor: pass, limitRecipients: pass }));
  const send = (method: string, path: string, body?: BodyInit, type = "application/json") =>
    app.request(path, { method, ...(body === undefined ? {} : { body }), headers: { "content-type": type } });
  return {
    get: (path: string) => send("GET", path),
    del: (path: string) => send("DELETE", path),
    post: (path: string, body: unknown) => send("POST", path, JSON.stringify(body)),
    file: (bytes: string) => send("POST", recipientPaths.read, bytes, "application/octet-stream"),
  };
}
const listOf = (...names: string[]) => ({
  name: "gäste.csv",
  columns: [{ key: "name", head: "Gast" }],
  rows: names.map((name, place) => ({ line: place + 2, values: { name } })),
});
async function kept(owner: Owner, ...names: string[]): Promise<KeptList> {
  const answer = await as(owner).post(recipientPaths.lists, listOf(...names));
  expect(answer.status).toBe(201);
  return (await answer.json()) as KeptList;
}

test("a file is read, kept under its hash and opened by its owner alone", async () => {
  const read = await as(lena).file("Gast;Tisch\nInge;7\n");
  expect(await read.json()).toEqual({
    columns: [
      { key: "name", head: "Gast" },
      { key: "own:0", head: "Tisch" },
    ],
    rows: [{ line: 2, values: { name: "Inge", "own:0": "7" } }],
    unmatched: ["Tisch"],
    leftOut: 0,
    shortened: [],
  });
  const { list, count } = await kept(lena, "Inge", "Ralf");
  expect([list, count]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), 2]);
  expect(await kept(lena, "Inge", "Ralf")).toEqual({ list, count: 2 });
  const opened = (await (await as(lena).get(recipientPaths.list(list))).json()) as OwnList;
  expect(opened).toEqual({ ...listOf("Inge", "Ralf"), createdAt: "2026-11-24T12:00:00.000Z" });
  const tom = await newVisitor();
  expect((await as(tom).get(recipientPaths.list(list))).status).toBe(404);
  expect((await as(tom).get(recipientPaths.file(list))).status).toBe(404);
  expect((await as(tom).del(recipientPaths.list(list))).status).toBe(404);
  expect(await recipients.mine(tom)).toEqual([]);
});

test("the same list of two people is two, and each erases hers", async () => {
  const tom = await newVisitor();
  const { list } = await kept(lena, "Inge");
  expect((await kept(tom, "Inge")).list).toBe(list);
  expect((await as(lena).del(recipientPaths.list(list))).status).toBe(200);
  expect(await recipients.read(lena, list)).toBeNull();
  expect(await recipients.read(tom, list)).toMatchObject(listOf("Inge"));
});

test("as a file no cell runs as a formula", async () => {
  const { list } = await kept(lena, "=cmd|' /C calc'!A0", 'Inge "Oma"; Brandt');
  const file = await as(lena).get(recipientPaths.file(list));
  expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer())).toBe(
    `\uFEFFGast\r\n'=cmd|' /C calc'!A0\r\n"Inge ""Oma""; Brandt"\r\n`,
  );
});

describe("what is no list", () => {
  test.each([
    ["nobody", { ...listOf(), rows: [] }],
    ["5,001 people", listOf(...Array.from({ length: 5_001 }, () => "x"))],
    ["a control character", listOf("a\u0000b")],
    ["a column of a field that is no word", { ...listOf("a"), columns: [{ key: "__proto__", head: "" }] }],
  ])("%s is refused", async (_, list) => {
    expect((await as(lena).post(recipientPaths.lists, list)).status).toBe(422);
  });

  test("a picture is refused with what is wrong", async () => {
    const answer = await as(lena).file("\u0089PNG\u0000");
    expect([answer.status, ((await answer.json()) as { type: string }).type]).toEqual([
      422,
      "urn:passepartout:problem:not-a-list",
    ]);
  });
});

test("erased while an order is made with it, a list is hers no more, and gone after the order", async () => {
  const { list } = await kept(lena, "Ada");
  expect(await recipients.freeze(lena, list)).toMatchObject({ rows: [{ line: 2, values: { name: "Ada" } }] });
  ordered.add(list);
  const erased = await as(lena).del(recipientPaths.list(list));
  expect([erased.status, await erased.json()]).toEqual([200, { erased: false }]);
  expect((await as(lena).get(recipientPaths.list(list))).status).toBe(404);
  expect((await as(lena).del(recipientPaths.list(list))).status).toBe(404);
  expect([await recipients.mine(lena), await recipients.freeze(lena, list)]).toEqual([[], null]);
  await eraseAskedLists();
  expect(await recipients.ordered(list)).not.toBeNull();

  const other = await kept(lena, "Bo");
  ordered.clear();
  await eraseAskedLists();
  expect(await recipients.ordered(list)).toBeNull();
  expect(await recipients.ordered(other.list)).not.toBeNull();
});

test("read in again while its order is made, an erased list is hers once more and stays", async () => {
  const { list } = await kept(lena, "Cem");
  ordered.add(list);
  await as(lena).del(recipientPaths.list(list));
  expect((await kept(lena, "Cem")).list).toBe(list);
  ordered.clear();
  await eraseAskedLists();
  expect(await recipients.read(lena, list)).toMatchObject(listOf("Cem"));
});

test("corrections do not pile up, and what was bought with a list keeps it", async () => {
  const first = await kept(lena, "first");
  await recipients.freeze(lena, first.list);
  for (let n = 0; n < mostUnfrozen + 3; n++) {
    clock.set(new Date(clock.now().getTime() + 1000).toISOString());
    await kept(lena, `guest ${n}`);
  }
  const mine = await recipients.mine(lena);
  expect(mine).toHaveLength(mostUnfrozen + 1);
  expect(mine.at(-1)?.list).toBe(first.list);
});

test("lists move to her account, and go with it but for those of open orders", async () => {
  const { list } = await kept(lena, "Zoë");
  const other = await kept(lena, "Ole");
  const customer = await newCustomer(database);
  await database.db.transaction().execute((trx) => recipients.adopt(trx, lena.visitorId, customer));
  const signedIn = { ...lena, customerId: customer };
  expect(await recipients.mine(lena)).toEqual([]);
  expect(await recipients.mine(signedIn)).toHaveLength(2);
  expect(await recipients.exported(customer)).toHaveLength(2);
  ordered.add(list);
  const heir = (await newVisitor()).visitorId;
  await database.db.transaction().execute((trx) => recipients.forget(trx, customer, heir));
  expect(await recipients.ordered(list)).not.toBeNull();
  expect(await recipients.ordered(other.list)).toBeNull();
  expect(await recipients.mine(signedIn)).toEqual([]);
  ordered.clear();
  await eraseAskedLists();
  expect(await recipients.ordered(list)).toBeNull();
});
