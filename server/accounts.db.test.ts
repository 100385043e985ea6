import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runOnce } from "graphile-worker";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedDemo } from "../demo/seed.ts";
import { readConfig } from "../platform/config/config.ts";
import { jsonb } from "../platform/database/jsonb.ts";
import { migratedTestDatabase } from "../platform/database/migrated-test-database.ts";
import { finishJobs } from "../platform/jobs/finish-jobs.ts";
import { toTaskList } from "../platform/jobs/task-list.ts";
import { silentLog } from "../platform/log/log.ts";
import { workerLogger } from "../platform/log/worker-logger.ts";
import { systemClock } from "../platform/time/clock.ts";
import { newId } from "../platform/tokens/random.ts";
import { addressPaths } from "../services/addresses/contract.ts";
import { customerPaths } from "../services/customers/contract.ts";
import { partnerProofs } from "../services/customers/partner-links.ts";
import { helpChatPaths } from "../services/help-chat/contract.ts";
import { recipientPaths } from "../services/recipients/contract.ts";
import { compose } from "./compose.ts";
import { createPageCache } from "./page-cache.ts";
import { createShopApp } from "./shop-app.ts";
import { shopHosts } from "./shop-hosts.ts";
import type { WebBuild } from "./web-build.ts";

const secret = "a secret of at least thirty-two bytes";
const demo = { sessionSecret: secret, testPaymentSecret: secret, customerPassword: secret, operatorPassword: secret };
/** No page is asked for. */
const build = { mode: "production", load: () => Promise.reject(), files: async () => null } as unknown as WebBuild;

const database = await migratedTestDatabase();
let app: ReturnType<typeof createShopApp>;
let close = async () => {};
let runJobs = async () => {};

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "passepartout-accounts-"));
  const read = readConfig({ DATA_DIR: dataDir, TRUSTED_PROXIES: "1" }, () => demo);
  if (!read.ok) throw new Error(read.error.join());
  const config = read.value;
  await seedDemo(config, database);
  const shop = await compose({ config, database, clock: systemClock, log: silentLog });
  app = createShopApp({ config, shop, build, log: silentLog, cache: createPageCache(0), hostOf: shopHosts(config) });
  runJobs = () =>
    runOnce({
      preset: finishJobs,
      pgPool: database.pool,
      taskList: toTaskList(shop.handlers, silentLog, new AbortController().signal),
      logger: workerLogger(silentLog),
    });
  close = async () => {
    await shop.close();
    rmSync(dataDir, { recursive: true });
  };
});
afterAll(() => close());

const jar = new Map<string, string>();
async function ask(method: string, path: string, body?: object | URLSearchParams, more: Record<string, string> = {}) {
  const form = body instanceof URLSearchParams;
  const response = await app.request(`http://localhost:3000${path}`, {
    method,
    headers: {
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
      origin: "http://localhost:3000",
      "x-locale": "de-DE",
      "x-channel": "poster",
      ...(form || !body ? {} : { "content-type": "application/json" }),
      ...more,
    },
    ...(body && { body: form ? body : JSON.stringify(body) }),
  });
  for (const cookie of response.headers.getSetCookie()) {
    const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=", 2);
    jar.set(name, value);
  }
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : JSON.parse(text) };
}

const frame = {
  materialType: null,
  format: { width: 600, height: 400 },
  frameType: "holzrahmen-slim-oak-natural",
  matSize: 0,
  matType: "mat-none",
  optionTypes: {},
};
const address = {
  firstName: "Lena",
  lastName: "Muster",
  company: null,
  street: "Lindenweg 12",
  extra: null,
  postcode: "80331",
  city: "München",
  country: "DE",
  state: null,
};

/** Orders what is in the basket. */
async function placeOrder(email: string) {
  const choice = { country: "DE", shippingMethod: "standard" };
  const { body: summary } = await ask("POST", "/web-api/checkout/summary", choice);
  const order = {
    cartId: summary.cartId,
    email,
    shippingAddress: address,
    billingAddress: null,
    shippingMethod: "standard",
    paymentMethod: "test",
    expectedTotal: summary.total,
    currency: "EUR",
    acceptedTerms: true,
  };
  return (await ask("POST", "/web-api/orders", order, { "idempotency-key": newId() })).body;
}

/** All tables with an owner, including new ones: those with rows of this customer, and those without. */
async function tablesOf(customerId: string) {
  const { rows } = await database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'customer_id'",
  );
  const [full, empty]: [string[], string[]] = [[], []];
  for (const { name } of rows) {
    const { rowCount } = await database.pool.query(`select from ${name} where customer_id = $1`, [customerId]);
    (rowCount ? full : empty).push(name);
  }
  return { full, empty };
}

test("with an account go designs, photos, wishes and basket; an order stays, and nobody's account or browser opens it", async () => {
  const password = "langes-passwort";
  const person = { email: "lena@example.com", password, firstName: "Lena", lastName: "Muster" };
  expect((await ask("POST", customerPaths.signup, new URLSearchParams(person))).status).toBe(200);
  const line = { kind: "photoframe", configuration: frame, quantity: 1 };
  await ask("POST", "/web-api/cart/lines", line);
  const placed = await placeOrder(person.email);
  await ask("POST", "/web-api/cart/lines", line);
  const { id: customerId } = await database.db
    .selectFrom("person")
    .select("id")
    .where("email", "=", person.email)
    .executeTakeFirstOrThrow();
  const [visitor] = await database.db.selectFrom("shop_order").select("visitor_id as id").execute();
  const whose = { visitor_id: visitor?.id ?? "", customer_id: customerId };
  const stored = { kind: "photoframe", release: 1, compiler: 2, scene_hash: "0".repeat(64) };
  const design = { ...stored, outline: jsonb({ title: "Meer" }) };
  const [ordered, frozen, blank] = [newId(), newId(), newId()];
  const insert = { ...whose, ...design };
  await database.db
    .insertInto("design")
    .values([ordered, frozen, blank].map((id) => ({ ...insert, id })))
    .execute();
  const versions = [ordered, frozen].map((design_id) => ({
    ...stored,
    id: newId(),
    design_id,
    sequence: 1,
    document: jsonb({}),
    pages: jsonb([]),
  }));
  await database.db.insertInto("design_version").values(versions).execute();
  await database.db.updateTable("order_line").set({ version_id: versions[0]?.id }).execute();
  await database.db
    .insertInto("photo")
    .values({ ...whose, id: newId(), name: "meer.jpg", bytes: 5 })
    .execute();
  await ask("POST", addressPaths.addresses, { address });
  const { id: theme } = await database.db.selectFrom("card_theme").select("id").limit(1).executeTakeFirstOrThrow();
  await database.db
    .insertInto("wish")
    .values({ ...whose, theme, created_at: new Date() })
    .execute();

  const { body: copy } = await ask("GET", customerPaths.export);
  expect(copy).toMatchObject({
    account: { email: person.email },
    addresses: [{ address: { street: "Lindenweg 12" } }],
    orders: [{ number: Number(placed.number), email: person.email, shippingAddress: { street: "Lindenweg 12" } }],
    photos: [{ name: "meer.jpg" }],
    wishlist: [theme],
    // Nobody has shown yet that the address is hers: others' subscriptions are not told to whoever writes their address.
    newsletter: null,
  });

  const end = new URLSearchParams({ current: password });
  expect(await ask("POST", customerPaths.deleteAccount, end)).toMatchObject({ status: 200 });
  expect(await database.db.selectFrom("person").select("id").where("id", "=", customerId).execute()).toEqual([]);
  expect((await tablesOf(customerId)).full).toEqual([]);
  const kept = await database.db.selectFrom("design").select(["id", "removed_at as removedAt"]).execute();
  expect(kept).toEqual([{ id: ordered, removedAt: expect.any(Date) }]);
  expect(await database.db.selectFrom("design_version").select("design_id").execute()).toEqual([
    { design_id: ordered },
  ]);
  expect(await database.db.selectFrom("cart").select("ordered_at").where("ordered_at", "is", null).execute()).toEqual(
    [],
  );

  await runJobs();
  expect(await database.db.selectFrom("photo").select("name").execute()).toEqual([]);

  expect(await ask("GET", `/web-api/orders/${placed.number}`)).toMatchObject({ status: 404 });
  expect(await ask("GET", `/web-api/orders/${placed.orderToken}`)).toMatchObject({
    status: 200,
    body: { number: placed.number },
  });
});

test("who forgot her account and signed up anew finds designs, photos, wishes, basket, order and address of both in one", async () => {
  const signUp = async (password: string) => {
    jar.clear();
    const person = { email: "mia@example.com", password, firstName: "Mia", lastName: "Muster" };
    expect((await ask("POST", customerPaths.signup, new URLSearchParams(person))).status).toBe(200);
  };
  const confirm = async () => {
    await runJobs();
    const mail = database.db.selectFrom("outbox_mail").select("plain").where("recipient", "=", "mia@example.com");
    const { plain } = await mail.orderBy("created_at", "desc").limit(1).executeTakeFirstOrThrow();
    const token = /#token=(\S+)/.exec(plain)?.[1] ?? "";
    return (await ask("POST", customerPaths.confirmEmail, new URLSearchParams({ token }))).body;
  };
  const theme = async (place: number) => {
    const themes = database.db.selectFrom("card_theme").select("id").orderBy("id");
    return (await themes.offset(place).limit(1).executeTakeFirstOrThrow()).id;
  };
  /** Something of everything. */
  async function live(place: number) {
    await ask("POST", "/web-api/cart/lines", { kind: "photoframe", configuration: frame, quantity: 1 });
    const { number } = await placeOrder("mia@example.com");
    await ask("POST", helpChatPaths.chat, { id: newId(), text: "Wann kommt mein Paket?" });
    await ask("POST", "/web-api/cart/lines", { kind: "photoframe", configuration: frame, quantity: place });
    const guests = { columns: [{ key: "name", head: "Gast" }], rows: [{ line: 2, values: { name: `Gast ${place}` } }] };
    expect((await ask("POST", recipientPaths.lists, { ...guests, name: "gaeste.csv" })).status).toBe(201);
    await ask("POST", addressPaths.addresses, { address: { ...address, street: `Lindenweg ${place}` } });
    const { customer_id, visitor_id } = await database.db
      .selectFrom("cart")
      .innerJoin("person", "person.id", "cart.customer_id")
      .select(["customer_id", "visitor_id"])
      .where("person.email", "=", "mia@example.com")
      .orderBy("person.number", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    const whose = { customer_id, visitor_id };
    const outline = jsonb({ title: "Meer" });
    const design = { kind: "photoframe", release: 1, compiler: 2, outline, scene_hash: "0".repeat(64) };
    await database.db
      .insertInto("design")
      .values({ ...whose, ...design, id: newId() })
      .execute();
    await database.db
      .insertInto("photo")
      .values({ ...whose, id: newId(), name: `meer-${place}.jpg`, bytes: 5 })
      .execute();
    await database.db
      .insertInto("wish")
      .values({ ...whose, theme: await theme(place), created_at: new Date() })
      .execute();
    const used_at = new Date();
    const code = { id: newId(), code: `SOMMER-${place}`, rule: jsonb({}), created_at: used_at, created_by: "Mira" };
    await database.db.insertInto("discount_code").values(code).execute();
    const order = database.db.selectFrom("shop_order").select("id").where("number", "=", number);
    const { id: order_id } = await order.executeTakeFirstOrThrow();
    const use = { discount_id: code.id, order_id, customer_id, email_hash: "", amount: 0, used_at };
    await database.db.insertInto("discount_use").values(use).execute();
    return customer_id ?? "";
  }

  await signUp("das-erste-passwort");
  const first = await live(1);
  expect(await confirm()).toMatchObject({ joined: false });
  await signUp("das-zweite-passwort");
  const second = await live(2);
  expect(second).not.toBe(first);
  expect((await tablesOf(second)).empty).toEqual([]);
  expect(await confirm()).toMatchObject({
    joined: true,
    payload: { isLoggedIn: true, order: { cartArticlesAmount: 3 } },
  });

  const { body: copy } = await ask("GET", customerPaths.export);
  expect(copy).toMatchObject({
    account: { id: first, email: "mia@example.com", emailProven: true },
    addresses: [
      { address: { street: "Lindenweg 1" }, forDelivery: true },
      { address: { street: "Lindenweg 2" }, forDelivery: false },
    ],
    photos: [{ name: "meer-1.jpg" }, { name: "meer-2.jpg" }],
  });
  const designs = database.db.selectFrom("design").select("id").where("customer_id", "=", first);
  expect(await designs.execute()).toHaveLength(2);
  expect([...copy.wishlist].sort()).toEqual([await theme(1), await theme(2)].sort());
  expect((await tablesOf(second)).full).toEqual([]);
});

test("cookies of one channel are, in the other one, the same visitor and customer with her basket, and no partner's visit there", async () => {
  jar.clear();
  const cards = { "x-channel": "card" };
  await ask("POST", "/web-api/cart/lines", { kind: "photoframe", configuration: frame, quantity: 2 });
  expect((await ask("GET", "/web-api/cart", undefined, cards)).body).toMatchObject({ pieces: 2 });
  const person = { email: "ida@example.com", password: "langes-passwort", firstName: "Ida", lastName: "Muster" };
  await ask("POST", customerPaths.signup, new URLSearchParams(person));
  const link = { to: "/", partner: "Foto Huber", until: Math.floor(Date.now() / 1000) + 3_600 };
  const proof = partnerProofs(secret).ofLink(link, { channel: "poster", country: "DE" });
  await ask("GET", `/whitelabel/switch?on=1&to=/&partner=Foto+Huber&until=${link.until}&proof=${proof}`);
  // What consent and figures write there belongs to no channel, and the server makes nothing of it.
  jar.set("action-bar-summer", "closed").set("visitor-key", "00000000-0000-4000-8000-000000000000");
  const seen = async (more: Record<string, string>) => {
    const { payload } = (await ask("GET", customerPaths.data, undefined, more)).body;
    return [payload.firstName, payload.order.cartArticlesAmount, payload.order.isWhitelabelOrder];
  };
  expect(await seen({})).toEqual(["Ida", 2, true]);
  expect(await seen(cards)).toEqual(["Ida", 2, false]);
  await ask("POST", customerPaths.logout, new URLSearchParams(), cards);
  expect(await seen({})).toEqual(["", 0, true]);
});

test("strangers make new browsers of her network wait; the one she used before goes on, and so does one that set a new password by mail", async () => {
  const email = "begehrt@example.com";
  const from = (index: number) => ({ "x-forwarded-for": `203.0.113.${index}` });
  const logIn = (typed: string, more: Record<string, string>) =>
    ask("POST", customerPaths.login, new URLSearchParams({ email, password: typed }), more);
  const password = "langes-passwort";
  jar.clear();
  const person = new URLSearchParams({ email, password, firstName: "Berta", lastName: "Begehrt" });
  await ask("POST", customerPaths.signup, person, from(1));
  const hers = new Map(jar);
  for (let index = 0; index < 10; index++) {
    jar.clear();
    await logIn(`guess ${index}`, from(1));
  }
  jar.clear();
  expect((await logIn(password, from(1))).status).toBe(429);
  for (const [name, value] of hers) jar.set(name, value);
  expect((await logIn(password, from(1))).status).toBe(200);
  jar.clear();
  await ask("POST", customerPaths.passwordReset, new URLSearchParams({ email }), from(1));
  await runJobs();
  const mail = await database.db
    .selectFrom("outbox_mail")
    .select("plain")
    .where("key", "like", "password-reset:%")
    .executeTakeFirstOrThrow();
  const token = /#token=(\S+)/.exec(mail.plain)?.[1] ?? "";
  await ask("POST", customerPaths.newPassword, new URLSearchParams({ token, password: "ein ganz neues!" }), from(1));
  expect((await logIn("ein ganz neues!", from(1))).status).toBe(200);
});
