import { beforeAll, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { silentLog } from "../../platform/log/log.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { newId } from "../../platform/tokens/random.ts";
import { type CustomerList, officeCustomerPaths, type PartnerLinkAnswer } from "./office-contract.ts";
import { officeCustomersRoutes } from "./office-routes.ts";
import { createCustomers } from "./service.ts";
import { whitelabelRoutes } from "./whitelabel.ts";

const secret = "a secret of at least thirty-two bytes";
const clock = stoppedClock("2026-11-22T08:00:00Z");
const database = await migratedTestDatabase();
let app: ReturnType<typeof createHttpApp>;

const [lena, mira] = [newId(), newId()];
beforeAll(async () => {
  await database.db
    .insertInto("person")
    .values([
      {
        id: lena,
        name: "Lena Muster",
        email: "lena@example.com",
        sign_in_name: "lena@example.com",
        email_verified: true,
      },
      { id: mira, name: "Mira Muster", email: "mira@example.com", office_role: "operator" },
    ])
    .execute();
  app = createHttpApp({ log: silentLog });
  app.use(async (c, next) => {
    const name = c.req.header("test-operator");
    const operator = name ? ({ id: mira, name, role: "operator", language: null } as const) : null;
    c.set("visitor", { visitorId: newId(), customerId: null, operator });
    await next();
  });
  app.route(
    "/",
    officeCustomersRoutes({
      db: database.db,
      clock,
      secret,
      originOf: (channel, country) => (country === "US" ? undefined : `http://${channel}.${country}.example`),
      requireOperator: (c, next) => (c.var.visitor?.operator ? next() : Promise.resolve(c.text("", 403))),
    }),
  );
  app.route("/", whitelabelRoutes({ secret, clock, secureCookies: false }));
});

async function ask<Body>(method: string, path: string, body?: object, operator: string | null = "Mira") {
  const response = await app.request(path, {
    method,
    headers: { ...(operator && { "test-operator": operator }), ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === "" ? null : JSON.parse(text)) as Body };
}
const list = async (query: string) =>
  (await ask<CustomerList>("GET", `${officeCustomerPaths.customers}?${query}`)).body;
const found = async (search: string, state = "partners") =>
  (await list(`search=${search}&state=${state}`)).customers.map(({ name, whitelabelBy }) => [name, whitelabelBy]);
const customers = () =>
  createCustomers({
    database,
    secret,
    publicUrl: "http://shop.example",
    trustedOrigins: [],
    adopters: [],
    mails: null,
  });

test("an operator makes a customer a partner's, and takes it back; operators are no customers", async () => {
  expect(await found("")).toEqual([]);
  expect(await found("muster", "all")).toEqual([["Lena Muster", null]]);
  expect((await customers().account(lena))?.isWhitelabel).toBe(false);
  await ask("PUT", officeCustomerPaths.whitelabel(lena), { whitelabel: true });
  expect(await found("")).toEqual([["Lena Muster", "Mira"]]);
  expect((await customers().account(lena))?.isWhitelabel).toBe(true);
  expect((await ask("PUT", officeCustomerPaths.whitelabel(mira), { whitelabel: true })).status).toBe(404);
  expect((await customers().account(mira))?.isWhitelabel).toBe(false);
  await ask("PUT", officeCustomerPaths.whitelabel(lena), { whitelabel: false });
  expect((await customers().account(lena))?.isWhitelabel).toBe(false);
});

test("the list shows customers without a search, the newest first and fifty at once, and counts partners' customers among them", async () => {
  const added = Array.from({ length: 50 }, (_, index) => ({
    id: newId(),
    name: `Neu ${index}`,
    email: `neu${index}@example.com`,
    whitelabel_by: index < 2 ? "Mira" : null,
  }));
  for (const person of added) await database.db.insertInto("person").values(person).execute();
  const first = await list("");
  expect(first).toMatchObject({ total: 51, page: 1, pageSize: 50, counts: { all: 51, partners: 2 } });
  expect([first.customers.length, first.customers[0]?.name, first.customers[0]?.since]).toEqual([
    50,
    "Neu 49",
    expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  ]);
  expect((await list("page=2")).customers.map(({ name }) => name)).toEqual(["Lena Muster"]);
  expect(await list("state=partners&search=neu")).toMatchObject({ total: 2, counts: { all: 50, partners: 2 } });
  await database.db.deleteFrom("person").where("email", "like", "neu%").execute();
});

test("of two accounts with one address the list says which has proven it", async () => {
  const id = newId();
  await database.db.insertInto("person").values({ id, name: "Lena Zwei", email: "lena@example.com" }).execute();
  const { customers: both } = await list("search=lena@example.com");
  expect(both.map(({ name, emailProven }) => [name, emailProven])).toEqual([
    ["Lena Zwei", false],
    ["Lena Muster", true],
  ]);
  await database.db.deleteFrom("person").where("id", "=", id).execute();
});

test("nobody but operators finds customers, marks them or makes links", async () => {
  for (const [method, path, body] of [
    ["GET", officeCustomerPaths.customers, undefined],
    ["PUT", officeCustomerPaths.whitelabel(lena), { whitelabel: true }],
    ["POST", officeCustomerPaths.partnerLinks, { channel: "poster", country: "DE", partner: "x", to: "/", days: 1 }],
  ] as const) {
    expect((await ask(method, path, body, null)).status).toBe(403);
  }
  expect((await customers().account(lena))?.isWhitelabel).toBe(false);
});

test("a link from the office begins a visit in its shop until its last day, and one to another site is not made", async () => {
  const wish = { channel: "poster", country: "DE", partner: "Foto Huber", to: "/leinwanddruck", days: 7 };
  const { body } = await ask<PartnerLinkAnswer>("POST", officeCustomerPaths.partnerLinks, wish);
  expect(body.link).toMatch(/^http:\/\/poster\.DE\.example\/whitelabel\/switch\?on=1&to=%2Fleinwanddruck&/);
  expect(body.until).toBe("2026-11-29T08:00:00.000Z");
  const follow = async () => {
    const { pathname, search } = new URL(body.link);
    return (await app.request(pathname + search)).headers.get("set-cookie");
  };
  expect(await follow()).toMatch(/^passepartout\.whitelabel=/);
  clock.set("2026-11-29T08:00:01Z");
  expect(await follow()).toBeNull();
  expect((await ask("POST", officeCustomerPaths.partnerLinks, { ...wish, to: "//evil.example" })).status).toBe(422);
  expect((await ask("POST", officeCustomerPaths.partnerLinks, { ...wish, country: "US" })).status).toBe(422);
});
