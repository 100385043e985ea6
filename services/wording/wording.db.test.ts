import { gunzipSync } from "node:zlib";
import { createMiddleware } from "hono/factory";
import { afterEach, beforeEach, expect, test } from "vitest";
import { changeWords } from "../../core/changed-words.ts";
import { wordsOfLocales } from "../../core/compile-words.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import { silentLog } from "../../platform/log/log.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { wordFileRoutes, wordingOfficeRoutes } from "./routes.ts";
import { createWording } from "./service.ts";
import { shippedIn } from "./shipped.ts";

const { db } = await migratedTestDatabase();
const folder = "web/words/cart";
const german = { title: "Warenkorb", count: "{count, plural, one {# Foto} other {# Fotos}}" };
const english = { title: "Basket", count: "{count, plural, one {# photo} other {# photos}}" };
const texts = { de: german, en: english, es: english, fr: english, it: english, nl: english };
const shipped = shippedIn([{ folder, texts, notes: { count: "Of the order" } }]);
const said = wordsOfLocales<{ readonly title: string; readonly count: (values: { count: number }) => string }>(
  folder,
  texts,
);
const clock = stoppedClock("2026-11-29T10:00:00+01:00");
const process = () => createWording({ db, clock, log: silentLog, shipped: () => shipped });

let role: "admin" | "operator" = "admin";
const wording = process();
const app = createHttpApp({ log: silentLog, trustedProxies: 0 });
app.use(
  createMiddleware<AppEnv>(async (c, next) => {
    c.set("visitor", { operator: { id: "1", name: "Mira", role } } as AppEnv["Variables"]["visitor"]);
    await next();
  }),
);
app.route("/", wordFileRoutes(wording));
app.route(
  "/",
  wordingOfficeRoutes({
    wording,
    requireReader: createMiddleware(async (_, next) => next()),
    requireChanger: createMiddleware<AppEnv>(async (c, next) => (role === "admin" ? next() : c.json({}, 403))),
  }),
);

async function put(key: string, message: string | null, before: string | null = null, headers = {}) {
  const body = JSON.stringify({ folder, key, file: "de", message, before });
  const origin = "http://localhost";
  const response = await app.request(`${origin}/office-api/wording`, {
    method: "PUT",
    body,
    headers: { "content-type": "application/json", origin, "x-locale": "de-DE", ...headers },
  });
  return { status: response.status, body: await response.json() };
}
const list = async (query = "") => (await app.request(`http://localhost/office-api/wording?${query}`)).json();
const keysOf = ({ messages }: { messages: { key: string }[] }) => messages.map(({ key }) => key);

beforeEach(async () => {
  role = "admin";
  await db.deleteFrom("reworded_message").execute();
  await wording.refresh();
});
afterEach(() => changeWords({}));

test("an operator rewords a sentence with a plural, visitors read it, and without it the shipped one is back", async () => {
  const message = "{count, plural, one {ein Bild} other {# Bilder}}";
  const changed = await put("count", message);
  expect(changed.status).toBe(200);
  expect(changed.body.texts[0].own).toEqual({
    message,
    by: "Mira",
    at: "2026-11-29T09:00:00.000Z",
    outdated: false,
    applies: true,
  });
  expect([said("de-DE").count({ count: 1 }), said("de-AT").count({ count: 2 })]).toEqual(["ein Bild", "2 Bilder"]);
  expect((await put("count", null, message)).body.texts[0].own).toBeNull();
  expect(said("de-DE").count({ count: 2 })).toBe("2 Fotos");
  const trail = await db
    .selectFrom("rewording_audit")
    .select(["operator_name", "before", "after"])
    .orderBy("id")
    .execute();
  expect(trail).toEqual([
    { operator_name: "Mira", before: null, after: message },
    { operator_name: "Mira", before: message, after: null },
  ]);
});

test("a sentence that would break a page is refused in the operator's language, beside its field, and changes nothing", async () => {
  const refused = await put("count", "{count, plural, one {# Bild} few {# Bilder} other {# Bilder}}");
  expect([refused.status, refused.body.title]).toEqual([422, "Dieser Satz lässt sich nicht verwenden"]);
  expect(refused.body.errors).toEqual([
    { in: "body", pointer: "/message", detail: "{count} braucht in dieser Sprache die Formen one, other" },
  ]);
  const french = await put("title", "<b>Korb</b>", null, { "x-locale": "fr-FR" });
  expect(french.body.errors[0].detail).toBe("La phrase ne doit pas contenir de HTML");
  expect((await put("title", "Korb von {name}")).body.errors[0].detail).toBe(
    "Dieser Satz hat keine Werte in geschweiften Klammern",
  );
  expect((await put("gone", "Weg")).status).toBe(404);
  expect(await db.selectFrom("reworded_message").selectAll().execute()).toEqual([]);
});

test("two operators who change the same sentence do not overwrite each other", async () => {
  expect((await put("title", "Korb")).status).toBe(200);
  const late = await put("title", "Tasche");
  expect([late.status, late.body.title]).toEqual([409, "Jemand anderes hat diesen Satz inzwischen geändert"]);
  expect((await put("title", null, "Beutel")).status).toBe(409);
  const both = await Promise.all([put("count", "{count} Bilder"), put("count", "{count} Aufnahmen")]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(said("de-DE").title).toBe("Korb");
});

test("what is said as it is shipped is no change", async () => {
  await put("title", "Korb");
  expect((await put("title", "Warenkorb", "Korb")).body.texts[0].own).toBeNull();
  expect((await list()).counts).toEqual({ all: 2, changed: 0 });
});

test("sentences are found by words of any language, by their key, and by whether they were changed", async () => {
  await put("title", "Körbchen");
  expect(keysOf(await list("search=photos"))).toEqual(["count"]);
  expect(keysOf(await list("search=korbchen"))).toEqual(["title"]);
  expect(keysOf(await list("search=titl"))).toEqual(["title"]);
  expect(keysOf(await list("state=changed"))).toEqual(["title"]);
  expect(keysOf(await list("folder=web/words/other"))).toEqual([]);
  expect((await list("search=photos")).counts).toEqual({ all: 1, changed: 0 });
});

test("another process says it after its next reading, and reads nothing anew while nothing changed", async () => {
  const other = process();
  await put("title", "Korb");
  changeWords({});
  expect([await other.refresh(), said("de-DE").title]).toEqual([true, "Korb"]);
  expect(await other.refresh()).toBe(false);
});

test("a browser keeps a file with changes for good, and one that names an earlier version gets what is said now", async () => {
  await put("title", "Korb");
  const file = (version: string) => app.request(`http://localhost/assets/words/${version}/de/web.words.cart.js`);
  const { version = "" } = wording.module(folder, "de") ?? {};
  const [now, before] = [await file(version), await file("older")];
  expect(now.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(now.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(await now.text()).toContain('"title":"Korb"');
  expect([before.status, before.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect((await app.request("http://localhost/assets/words/a/de/web.words.none.js")).status).toBe(404);
  const headers = { "accept-encoding": "gzip" };
  const packed = await app.request(`http://localhost/assets/words/${version}/de/web.words.cart.js`, { headers });
  expect(packed.headers.get("content-encoding")).toBe("gzip");
  expect(String(gunzipSync(await packed.arrayBuffer()))).toContain('"title":"Korb"');
});

test("operators read sentences; admins alone change what visitors read at once", async () => {
  role = "operator";
  expect((await list()).total).toBe(2);
  expect((await put("title", "Korb")).status).toBe(403);
  expect(said("de-DE").title).toBe("Warenkorb");
});
