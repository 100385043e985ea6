import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../platform/database/migrated-test-database.ts";
import { addressPaths } from "../services/addresses/contract.ts";
import { customerPaths } from "../services/customers/contract.ts";
import { metadata, tus } from "../services/photos/uploads/uploads.fixture.ts";
import { recipientPaths } from "../services/recipients/contract.ts";
import { type ShopVisitor, wholeShop } from "./whole-shop.fixture.ts";

/**
 * Another visitor's object does not exist for anybody else, at every route of the shop's API that names one.
 * A new route fails here until its objects are listed.
 */

const database = await migratedTestDatabase();
let shop: Awaited<ReturnType<typeof wholeShop>>;
let owner: ShopVisitor;
let stranger: ShopVisitor;
let hers: Readonly<Record<string, string>>;
let routes: readonly Route[];

interface Route {
  readonly method: string;
  readonly path: string;
}

beforeAll(async () => {
  shop = await wholeShop(database);
  [owner, stranger] = [await signedUp("lena@example.com"), await signedUp("mia@example.com")];
  hers = await possessionsOf(owner);
  const { paths } = (await (await stranger("GET", "/openapi.json")).json()) as { paths: Record<string, object> };
  routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  );
});
afterAll(() => shop?.close());

const refused = [401, 403, 404];
const street = { street: "Lindenweg 12", postcode: "80331", city: "München", country: "DE" };
const address = { firstName: "Lena", lastName: "Muster", company: null, extra: null, state: null, ...street };

async function signedUp(email: string): Promise<ShopVisitor> {
  const visitor = shop.visitor();
  const person = { email, password: "ein-langes-passwort-von-hier", firstName: "Lena", lastName: "Muster" };
  expect((await visitor("POST", customerPaths.signup, new URLSearchParams(person))).status).toBe(200);
  return visitor;
}

// biome-ignore lint/suspicious/noExplicitAny: answers are judged by what is expected of them
async function json(response: Response): Promise<any> {
  const text = await response.text();
  expect(response.status, text.slice(0, 1000)).toBeLessThan(300);
  return JSON.parse(text);
}

/** One of everything that belongs to a visitor, by the name that the table below gives it. */
async function possessionsOf(visitor: ShopVisitor): Promise<Record<string, string>> {
  const photo = await upload(visitor);
  const query = "formatType=600x400&materialType=leinwand";
  const { design } = await json(await visitor("POST", "/web-api/designs", { kind: "photoframe", query }));
  const placed = { type: "addPhoto", photo: { id: photo, name: "hund.jpg", width: 1200, height: 800 } };
  const element = design.document.surfaces[0].elements[0].id;
  const operations = [placed, { type: "placePhoto", element, photo }];
  const body = { baseSequence: 0, operations };
  const saved = await json(await visitor("POST", `/web-api/designs/${design.id}/operations`, body));
  const share = await json(await visitor("POST", `/web-api/designs/${design.id}/shares`));
  const seen = { designId: design.id, sequence: saved.sequence, sceneHash: saved.sceneHash, quantity: 1 };
  await visitor("POST", "/web-api/cart/lines", seen);
  const number = await order(visitor);
  const bought = await database.db.selectFrom("order_line").select(["id", "version_id"]).executeTakeFirstOrThrow();
  await json(await visitor("POST", "/web-api/cart/lines", seen));
  const line = await database.db.selectFrom("cart_line").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
  const guests = { columns: [{ key: "name", head: "Gast" }], rows: [{ line: 2, values: { name: "Ida" } }], name: "" };
  const { list } = await json(await visitor("POST", recipientPaths.lists, guests));
  await visitor("POST", addressPaths.addresses, { address });
  const { addresses } = await json(await visitor("GET", addressPaths.addresses));
  return {
    photo,
    design: design.id,
    sceneHash: saved.sceneHash,
    share: share.shares?.[0]?.id ?? share.id,
    order: String(number),
    orderLine: bought.id,
    version: bought.version_id ?? "",
    line: line.id,
    list,
    address: addresses[0].id,
  };
}

async function upload(visitor: ShopVisitor): Promise<string> {
  const grey = { create: { width: 1200, height: 800, channels: 3, background: "#888" } } as const;
  const bytes = await sharp(grey).jpeg().toBuffer();
  const photoId = randomUUID();
  const about = {
    "upload-length": String(bytes.length),
    "upload-metadata": metadata({ photoId, filename: "hund.jpg" }),
  };
  expect((await visitor("POST", "/web-api/uploads", undefined, { ...tus, ...about })).status).toBe(201);
  const headers = { ...tus, "upload-offset": "0", "content-type": "application/offset+octet-stream" };
  await visitor("PATCH", `/web-api/uploads/${photoId}`, new Uint8Array(bytes), headers);
  await shop.work();
  return photoId;
}

async function order(visitor: ShopVisitor): Promise<number> {
  const place = { country: "DE", shippingMethod: "standard" };
  const { cartId, total } = await json(await visitor("POST", "/web-api/checkout/summary", place));
  const wanted = {
    cartId,
    email: "lena@example.com",
    billingAddress: null,
    shippingMethod: "standard",
    paymentMethod: "test",
    shippingAddress: address,
    expectedTotal: total,
    currency: "EUR",
    acceptedTerms: true,
  };
  const { number, next } = await json(
    await visitor("POST", "/web-api/orders", wanted, { "idempotency-key": randomUUID() }),
  );
  await visitor("POST", next.url, new URLSearchParams({ outcome: "paid" }), {
    "content-type": "application/x-www-form-urlencoded",
  });
  await shop.work();
  return number;
}

interface Named {
  /** Names of `possessionsOf` by the address's parameters. */
  readonly of: Readonly<Record<string, string>>;
  readonly body?: () => unknown;
  readonly headers?: () => Record<string, string>;
  readonly query?: string;
  /** A list that each has for herself is told as it is, whatever is asked to leave it. */
  readonly toldHerOwn?: true;
  /** She has none of these here: that the owner gets it is proven elsewhere. */
  readonly unproven?: true;
}

const words = { type: "setTitle", title: "Nicht deins" };
/** Objects of each route with an owner. Deletion is last, because the owner repeats the stranger's requests. */
const named: Readonly<Record<string, Named>> = {
  "GET /web-api/designs/{id}": { of: { id: "design" } },
  "GET /web-api/designs/{id}/operations": { of: { id: "design" }, query: "?after=0" },
  "GET /web-api/designs/{id}/shares": { of: { id: "design" } },
  "GET /web-api/designs/{id}/preview": { of: { id: "design" } },
  "GET /web-api/designs/{id}/proof": { of: { id: "design" } },
  "GET /web-api/design-versions/{id}/preview": { of: { id: "version" } },
  "GET /web-api/photos/{id}/{width}": { of: { id: "photo", width: "512" } },
  "GET /web-api/recipients/{list}": { of: { list: "list" } },
  "GET /web-api/recipients/{list}/file": { of: { list: "list" } },
  "GET /web-api/orders/{name}": { of: { name: "order" } },
  "GET /web-api/orders/{name}/parcels": { of: { name: "order" }, unproven: true },
  "GET /web-api/orders/{name}/lines/{line}/preview": { of: { name: "order", line: "orderLine" } },
  "GET /web-api/orders/{name}/lines/{line}/thing": { of: { name: "order", line: "orderLine" } },
  "GET /web-api/checkout/lines/{lineId}/recipients": { of: { lineId: "line" }, query: "?country=DE", unproven: true },
  "HEAD /web-api/uploads/{id}": { of: { id: "photo" }, headers: () => tus },
  "PATCH /web-api/uploads/{id}": {
    of: { id: "photo" },
    body: () => new Uint8Array(8),
    headers: () => ({ ...tus, "upload-offset": "0", "content-type": "application/offset+octet-stream" }),
  },
  "POST /web-api/designs/{id}/operations": {
    of: { id: "design" },
    body: () => ({ baseSequence: 2, operations: [words] }),
  },
  "POST /web-api/designs/{id}/shares": { of: { id: "design" } },
  "POST /web-api/designs/{id}/copy": { of: { id: "design" } },
  "PUT /web-api/designs/{id}/copies/{copy}": { of: { id: "design", copy: "fresh" } },
  "POST /web-api/design-versions/{id}/sequel": { of: { id: "version" }, body: () => ({ photos: "left" }) },
  "PATCH /web-api/cart/lines/{id}": { of: { id: "line" }, body: () => ({ quantity: 7 }) },
  "PUT /web-api/cart/lines/{id}": {
    of: { id: "line" },
    body: () => ({ designId: hers.design, sequence: 2, sceneHash: hers.sceneHash }),
  },
  "POST /web-api/cart/lines/{id}/duplicate": { of: { id: "line" } },
  "PUT /web-api/customer-addresses/{id}": {
    of: { id: "address" },
    body: () => ({ address: { ...address, city: "Berlin" }, version: 1 }),
  },
  "POST /web-api/orders/{name}/pay": { of: { name: "order" }, body: () => ({ paymentMethod: "test" }) },
  "POST /web-api/orders/{name}/withdrawal": {
    of: { name: "order" },
    body: () => ({ name: "Lena Muster", email: "lena@example.com", lines: [hers.orderLine] }),
    headers: () => ({ "idempotency-key": randomUUID() }),
  },
  "POST /web-api/orders/{name}/cancel": { of: { name: "order" } },
  "DELETE /web-api/cart/lines/{id}": { of: { id: "line" } },
  "POST /web-api/cart/lines/{id}/restore": { of: { id: "line" } },
  "DELETE /web-api/cart/vouchers/{id}": { of: { id: "line" }, unproven: true },
  "DELETE /web-api/designs/{id}/shares/{share}": { of: { id: "design", share: "share" } },
  "DELETE /web-api/recipients/{list}": { of: { list: "list" } },
  "DELETE /web-api/customer-addresses/{id}": { of: { id: "address" }, toldHerOwn: true },
  "DELETE /web-api/uploads/{id}": { of: { id: "photo" }, headers: () => tus },
  "DELETE /web-api/photos/{id}": { of: { id: "photo" } },
  "DELETE /web-api/designs/{id}": { of: { id: "design" } },
};
/** Addresses whose parameter is a secret that opens by itself, or names what everybody sees or has for herself. */
const everybodys =
  /^\w+ \/web-api\/(catalogue|themes|design-groups|art|styles|photobook-design-group-set|payments|shared-designs|wishlist)\//;
const optional = /^OPTIONS /;

/** Those that a visitor who does not own it is let in at. */
async function letIn(visitor: ShopVisitor): Promise<readonly string[]> {
  const routes: string[] = [];
  for (const [route, { toldHerOwn }] of Object.entries(named)) {
    const status = await call(visitor, route);
    if (!refused.includes(status) && !(toldHerOwn && status === 200)) routes.push(`${route}: ${status}`);
  }
  return routes;
}

async function call(visitor: ShopVisitor, route: string): Promise<number> {
  const { of, query = "", body, headers } = named[route] as Named;
  const [method = "", path = ""] = route.split(" ");
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const possession = of[name] ?? "";
    return possession === "fresh" ? randomUUID() : (hers[possession] ?? possession);
  });
  const response = await visitor(method, address + query, body?.(), headers?.());
  await response.arrayBuffer();
  return response.status;
}

/** What the owner sees of her own. */
async function seen(): Promise<unknown> {
  const answers: unknown[] = [];
  const own = [
    "/web-api/cart",
    "/web-api/designs",
    "/web-api/my-photos",
    recipientPaths.lists,
    addressPaths.addresses,
    `/web-api/designs/${hers.design}`,
    `/web-api/orders/${hers.order}`,
    `/web-api/designs/${hers.design}/shares`,
  ];
  for (const path of own) answers.push(await json(await owner("GET", path)));
  return answers;
}

const isOwn = (route: string) => route.includes(" /web-api/") && route.includes("{") && !everybodys.test(route);

test("every route that names somebody's own object is known here, and no other", () => {
  const told = routes.map(({ method, path }) => `${method} ${path}`).filter((route) => !optional.test(route));
  expect(told.filter(isOwn).toSorted()).toEqual(Object.keys(named).toSorted());
});

describe("somebody else, who is signed in and knows every address", () => {
  test("gets nothing and changes nothing", async () => {
    const before = await seen();
    expect(await letIn(stranger)).toEqual([]);
    expect(await seen()).toEqual(before);
  });

  test("nor does somebody without a cookie", async () => {
    const before = await seen();
    expect(await letIn(shop.visitor())).toEqual([]);
    expect(await seen()).toEqual(before);
  });

  test("reaches nothing of the office, of editors and of flags", async () => {
    const behind = /^\/(office-api|content\/v1|flags\/manage)\//;
    // The ways in, and who one is there: nobody.
    const ways = ["login", "logout", "password-reset", "new-password", "me"];
    const open = ways.map((way) => `/office-api/${way}`);
    const tried = routes.filter(({ path }) => behind.test(path) && !open.includes(path));
    expect(tried.length).toBeGreaterThan(150);
    const reached: string[] = [];
    for (const { method, path } of tried) {
      const address = path.replaceAll(/\{\w+\}/g, "1");
      const response = await stranger(method, address, method === "GET" || method === "HEAD" ? undefined : {});
      if (!refused.includes(response.status)) reached.push(`${method} ${path}: ${response.status}`);
    }
    expect(reached).toEqual([]);
  });
});

test("the owner herself is let in at each of these addresses", async () => {
  const shutOut: string[] = [];
  for (const [route, { unproven }] of Object.entries(named)) {
    const status = unproven ? 200 : await call(owner, route);
    if (refused.includes(status)) shutOut.push(`${route}: ${status}`);
  }
  expect(shutOut).toEqual([]);
});
