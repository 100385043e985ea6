import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { jsonb } from "../../platform/database/jsonb.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { silentLog } from "../../platform/log/log.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { newId } from "../../platform/tokens/random.ts";
import { newCustomer } from "../new-customer.fixture.ts";
import { type AddressBook, addressPaths, MOST_ADDRESSES, type SavedAddress } from "./contract.ts";
import { addressesRoutes } from "./routes.ts";
import { createAddresses } from "./service.ts";

const database = await migratedTestDatabase();
const clock = stoppedClock("2026-11-22T08:00:00Z");
const addresses = createAddresses({ database, clock });
let app: ReturnType<typeof createHttpApp>;
let customer: string;

beforeAll(async () => {
  app = createHttpApp({ log: silentLog });
  app.use(async (c, next) => {
    const customerId = c.req.header("test-customer") ?? null;
    c.set("visitor", { visitorId: newId(), customerId, operator: null });
    await next();
  });
  app.route("/", addressesRoutes({ addresses, limitAddresses: (_, next) => next() }));
});
beforeEach(async () => {
  customer = await newCustomer(database);
});

async function ask(method: string, path: string, body?: object, who: string | null = customer) {
  const response = await app.request(path, {
    method,
    headers: {
      ...(who && { "test-customer": who }),
      "x-locale": "de-DE",
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as AddressBook & { title: string; errors?: { pointer: string }[] };
  return { status: response.status, answer };
}

const home = {
  firstName: "Lena",
  lastName: "Muster",
  company: null,
  street: "Lindenweg 12",
  extra: null,
  postcode: "80331",
  city: "München",
  country: "DE" as const,
  state: null,
};
const office = { ...home, company: "Werkhof GmbH", street: "Werkhof 3" };
const mother = { ...home, firstName: "Ida", street: "Wiesenweg 4", postcode: "10115", city: "Berlin" };
const add = (address: object, defaults: object = {}) =>
  ask("POST", addressPaths.addresses, { address, ...defaults }).then(({ answer }) => answer.addresses);
const streets = (addresses: readonly SavedAddress[]) =>
  addresses.map(({ address, forDelivery, forBilling }) =>
    [address.street, forDelivery && "delivery", forBilling && "billing"].filter(Boolean).join(", "),
  );
const at = (addresses: readonly SavedAddress[], index: number): SavedAddress => {
  const found = addresses[index];
  if (!found) throw new Error(`no address ${index}`);
  return found;
};

/** Whether somebody in this database stands behind a lock. */
async function waitsForLock(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(database.db);
  return rows.length > 0;
}

// /web-api/customer-addresses beside the customer paths (core document, section 7).
test("the first address is the default for both, until another one is chosen", async () => {
  expect(streets(await add(home))).toEqual(["Lindenweg 12, delivery, billing"]);
  expect(streets(await add(office, { forBilling: true }))).toEqual(["Lindenweg 12, delivery", "Werkhof 3, billing"]);
  expect(streets(await add(mother))).toEqual(["Lindenweg 12, delivery", "Werkhof 3, billing", "Wiesenweg 4"]);
});

test("when a default is deleted, the one chosen before it takes its place", async () => {
  await add(home);
  await add(office, { forDelivery: true });
  const [, , parents] = await add(mother, { forDelivery: true });
  const { answer } = await ask("DELETE", addressPaths.address(parents?.id ?? ""));
  expect(streets(answer.addresses)).toEqual(["Lindenweg 12, billing", "Werkhof 3, delivery"]);
});

test("an address comes out as its post writes it, and one that cannot be is refused by the checkout's rules", async () => {
  const [saved] = await add({ ...home, firstName: " Lena ", country: "NL", postcode: "1012ab" });
  expect(saved?.address).toMatchObject({ firstName: "Lena", postcode: "1012 AB" });
  const wrong = await ask("POST", addressPaths.addresses, { address: { ...home, postcode: "8033", street: "" } });
  expect(wrong.status).toBe(422);
  expect(wrong.answer.errors?.map(({ pointer }) => pointer).sort()).toEqual(["/address/postcode", "/address/street"]);
  expect((await ask("GET", addressPaths.addresses)).answer.addresses).toHaveLength(1);
});

test("nobody sees or changes another one's addresses, and nobody has any logged out", async () => {
  const saved = at(await add(home), 0);
  const other = await newCustomer(database);
  expect((await ask("GET", addressPaths.addresses, undefined, other)).answer.addresses).toEqual([]);
  const change = { address: mother, version: 1 };
  expect((await ask("PUT", addressPaths.address(saved.id), change, other)).status).toBe(404);
  expect((await ask("DELETE", addressPaths.address(saved.id), undefined, other)).status).toBe(200);
  for (const [method, path, body] of [
    ["GET", addressPaths.addresses, undefined],
    ["POST", addressPaths.addresses, { address: home }],
    ["PUT", addressPaths.address(saved.id), change],
    ["DELETE", addressPaths.address(saved.id), undefined],
  ] as const) {
    const refused = await ask(method, path, body, null);
    expect([refused.status, refused.answer.title]).toEqual([401, "Niemand ist angemeldet"]);
  }
  expect((await ask("GET", addressPaths.addresses)).answer.addresses).toEqual([saved]);
});

test(`a book has at most ${MOST_ADDRESSES} addresses, also when two tabs fill it at once`, async () => {
  const rows = Array.from({ length: MOST_ADDRESSES - 1 }, (_, number) => ({
    id: newId(),
    customer_id: customer,
    created_at: new Date(),
    address: jsonb({ ...home, street: `Weg ${number}` }),
  }));
  await database.db.insertInto("customer_address").values(rows).execute();
  const both = await Promise.all([home, mother].map((address) => ask("POST", addressPaths.addresses, { address })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await ask("GET", addressPaths.addresses)).answer.addresses).toHaveLength(MOST_ADDRESSES);
});

describe("when two accounts of one person become one", () => {
  const book = async (who: string) => (await ask("GET", addressPaths.addresses, undefined, who)).answer.addresses;
  const addFor = (who: string, address: object, defaults: object = {}) =>
    ask("POST", addressPaths.addresses, { address, ...defaults }, who);
  const join = (from: string, to = customer) =>
    database.db.transaction().execute((trx) => addresses.join(trx, from, to));
  let from: string;
  beforeEach(async () => {
    from = await newCustomer(database);
  });

  test("each address is there once, and what is chosen stays chosen", async () => {
    const stranger = await newCustomer(database);
    await addFor(stranger, mother);
    await addFor(from, mother, { forDelivery: true });
    clock.advance(1000);
    await add(home, { forBilling: true });
    await add(office, { forDelivery: true });
    clock.advance(1000);
    await addFor(from, home, { forDelivery: true, forBilling: true });
    await join(from);
    const joined = await book(customer);
    expect(streets(joined)).toEqual(["Wiesenweg 4", "Lindenweg 12, billing", "Werkhof 3, delivery"]);
    await join(from);
    expect(await book(customer)).toEqual(joined);
    expect(await book(from)).toEqual([]);
    expect(streets(await book(stranger))).toEqual(["Wiesenweg 4, delivery, billing"]);
  });

  test("an older address that arrives is not where parcels go from now on, also where nothing was chosen", async () => {
    await addFor(from, mother, { forDelivery: true, forBilling: true });
    await addFor(from, office, { forDelivery: true });
    clock.advance(1000);
    await add(home);
    await join(from);
    expect(streets(await book(customer))).toEqual(["Wiesenweg 4", "Werkhof 3", "Lindenweg 12, delivery, billing"]);
  });

  test("a book without addresses gets the other one as it is, beyond the limit as well", async () => {
    await addFor(from, home);
    await addFor(from, office, { forDelivery: true });
    const before = await book(from);
    expect(streets(before)).toEqual(["Lindenweg 12, billing", "Werkhof 3, delivery"]);
    await join(from);
    expect(await book(customer)).toEqual(before);
    const large = await newCustomer(database);
    const rows = Array.from({ length: MOST_ADDRESSES }, (_, number) => ({
      id: newId(),
      customer_id: large,
      created_at: clock.now(),
      address: jsonb({ ...home, street: `Weg ${number}` }),
    }));
    await database.db.insertInto("customer_address").values(rows).execute();
    await join(large);
    expect(await book(customer)).toHaveLength(MOST_ADDRESSES + 2);
  });

  test("with joins both ways at once nothing is lost", async () => {
    await addFor(from, office);
    await add(home);
    await Promise.all([join(from, customer), join(customer, from)]);
    expect([...(await book(from)), ...(await book(customer))].map(({ address }) => address.street).sort()).toEqual([
      "Lindenweg 12",
      "Werkhof 3",
    ]);
  });
});

describe("in two tabs", () => {
  test("the same address saved twice at once is there once", async () => {
    await Promise.all([add(home), add({ ...home, city: " München" })]);
    const { answer } = await ask("GET", addressPaths.addresses);
    expect(streets(answer.addresses)).toEqual(["Lindenweg 12, delivery, billing"]);
  });

  test("of two changes of one state the second is refused, and nothing of the first is lost", async () => {
    const { id, version } = at(await add(home), 0);
    const path = addressPaths.address(id);
    const both = await Promise.all([
      ask("PUT", path, { address: office, version }),
      ask("PUT", path, { address: mother, version }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const taken = both.find(({ status }) => status === 200)?.answer.addresses;
    expect((await ask("GET", addressPaths.addresses)).answer.addresses).toEqual(taken);
    expect(taken?.[0]?.version).toBe(version + 1);
  });

  test("what one tab deleted the other cannot change, and deleting it again is no fault", async () => {
    const { id, version } = at(await add(home), 0);
    expect((await ask("DELETE", addressPaths.address(id))).answer.addresses).toEqual([]);
    const late = await ask("PUT", addressPaths.address(id), { address: mother, version });
    expect([late.status, late.answer.title]).toEqual([404, "Diese Adresse wurde inzwischen gelöscht"]);
    expect((await ask("DELETE", addressPaths.address(id))).status).toBe(200);
    expect((await ask("GET", addressPaths.addresses)).answer.addresses).toEqual([]);
  });

  test("a deletion waits for a change of the same book that is under way", async () => {
    const { id } = at(await add(home), 0);
    let deleted = false;
    let deleting: Promise<unknown> = Promise.resolve();
    await database.db.transaction().execute(async (changing) => {
      await changing.selectFrom("person").select("id").where("id", "=", customer).forNoKeyUpdate().execute();
      deleting = ask("DELETE", addressPaths.address(id)).then(() => {
        deleted = true;
      });
      await expect.poll(async () => deleted || (await waitsForLock())).toBe(true);
      expect(deleted).toBe(false);
      const still = await changing.selectFrom("customer_address").select("id").where("id", "=", id).execute();
      expect(still).toHaveLength(1);
    });
    await deleting;
    expect((await ask("GET", addressPaths.addresses)).answer.addresses).toEqual([]);
  });

  test("defaults chosen at once leave one default each", async () => {
    const addresses = [await add(home), await add(office), await add(mother)].at(-1) ?? [];
    await Promise.all(
      addresses.map(({ id, version, address }) =>
        ask("PUT", addressPaths.address(id), { address, version, forDelivery: true, forBilling: true }),
      ),
    );
    const { answer } = await ask("GET", addressPaths.addresses);
    expect(answer.addresses.filter(({ forDelivery }) => forDelivery)).toHaveLength(1);
    expect(answer.addresses.filter(({ forBilling }) => forBilling)).toHaveLength(1);
  });
});
