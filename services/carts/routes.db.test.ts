import { beforeAll, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { newId } from "../../platform/tokens/random.ts";
import { customerOf } from "../customer.fixture.ts";
import { type ShopFixture, shopFixture, welcomeHeader } from "../shop.fixture.ts";

const database = await migratedTestDatabase();
let shop: ShopFixture;

beforeAll(async () => {
  shop = await shopFixture({ database });
});

const frame = JSON.stringify({ kind: "plain-print", configuration: { size: "large", frameOnly: true } });
const ask = (method: string, path: string, body?: string) => {
  const headers = { "content-type": "application/json" };
  return shop.app.request(path, { method, headers, ...(body === undefined ? {} : { body }) });
};

test("looking makes no visitor of anyone, and finds nothing", async () => {
  const summary = JSON.stringify({ country: "DE", shippingMethod: "standard" });
  const looks = [
    await ask("GET", "/web-api/cart"),
    await ask("DELETE", `/web-api/cart/lines/${newId()}`),
    await ask("POST", "/web-api/checkout/summary", summary),
    await ask("GET", "/web-api/shipping-information"),
  ];
  expect(looks.map(({ status }) => status)).toEqual([200, 404, 409, 200]);
  for (const { headers } of looks) expect(headers.has(welcomeHeader)).toBe(false);
});

test("the first thing put into the basket does", async () => {
  const added = await ask("POST", "/web-api/cart/lines", frame);
  expect(added.status).toBe(200);
  const visitorId = added.headers.get(welcomeHeader) ?? "";
  expect((await customerOf(shop, visitorId).ask("GET", "/web-api/cart")).body).toMatchObject({ pieces: 1 });
});

test("answers about a basket are never kept", async () => {
  for (const path of ["/web-api/cart", `/web-api/cart/lines/${newId()}`]) {
    const { headers } = await ask(path.endsWith("cart") ? "GET" : "DELETE", path);
    expect(headers.get("cache-control")).toMatch(/no-store/);
  }
});

test("a refused choice is told with its reasons in the visitor's language", async () => {
  const lena = customerOf(shop, newId(), "en-GB");
  const refused = await lena.ask("POST", "/web-api/cart/lines", { kind: "plain-print", configuration: { size: "x" } });
  expect(refused).toMatchObject({
    status: 422,
    body: {
      type: "urn:passepartout:problem:impossible-configuration",
      reasons: [{ field: "configuration", reason: "unreadable", text: "refusal.unreadable (en-GB)" }],
    },
  });
});
