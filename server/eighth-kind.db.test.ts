import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operator } from "../demo/people.ts";
import type { DesignDocument } from "../design/document.ts";
import { migratedTestDatabase } from "../platform/database/migrated-test-database.ts";
import { coaster } from "../products/coaster/coaster.fixture.ts";
import { coasterData } from "../products/coaster/coaster-data.fixture.ts";
import { type AnyKind, productKinds } from "../products/registry.ts";
import { addRelease } from "../services/catalogue/service.ts";
import { operatorPaths } from "../services/operators/contract.ts";
import { uploadsPath } from "../services/photos/contract.ts";
import { metadata, tus } from "../services/photos/uploads/uploads.fixture.ts";
import { productionPaths } from "../services/production/contract.ts";
import { operatorPassword, type ShopVisitor, wholeShop } from "./whole-shop.fixture.ts";

const database = await migratedTestDatabase();
let shop: Awaited<ReturnType<typeof wholeShop>>;

beforeAll(async () => {
  // The line in the registry.
  (productKinds as AnyKind[]).push(coaster);
  shop = await wholeShop(database);
  await addRelease(database.db, coaster.key, { release: 1, validFrom: "2020-01-01", data: coasterData });
});
afterAll(async () => {
  await shop.close();
  (productKinds as AnyKind[]).splice(productKinds.indexOf(coaster), 1);
});

/** A JSON answer of this status. */
async function json(response: Response, status = 200) {
  const text = await response.text();
  expect(response.status, text.slice(0, 2000)).toBe(status);
  // biome-ignore lint/suspicious/noExplicitAny: answers are judged by what is expected of them
  return JSON.parse(text) as any;
}

async function upload(visitor: ShopVisitor): Promise<string> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const photo = await sharp({ create: { width: 1800, height: 1500, channels: 3, background: "#888", noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
  const photoId = randomUUID();
  const begun = await visitor("POST", uploadsPath, undefined, {
    ...tus,
    "upload-length": String(photo.length),
    "upload-metadata": metadata({ photoId, filename: "hund.jpg" }),
  });
  expect(begun.status).toBe(201);
  const headers = { ...tus, "upload-offset": "0", "content-type": "application/offset+octet-stream" };
  const sent = await visitor("PATCH", `${uploadsPath}/${photoId}`, new Uint8Array(photo), headers);
  expect(sent.status).toBe(204);
  await shop.work();
  return photoId;
}

const base = { rotation: 0, opacity: 1_000_000 };
const words = { language: "de", hyphenate: false, stand: "middle", leading: 1_000_000, tracking: 0, fit: "shrink" };

test("an eighth kind walks from its link to a printed order with two sides, over HTTP alone", async () => {
  const visitor = shop.visitor();
  const priced = await json(await visitor("GET", "/price-api/prices/article?coasterEdge=100&sets=2"));
  expect(priced).toMatchObject({ kind: "coaster", link: "/configurator-coaster/?coasterEdge=100&sets=2" });

  const created = await json(
    await visitor("POST", "/web-api/designs", { kind: "coaster", query: "coasterEdge=100&sets=2" }),
    201,
  );
  const { id, document } = created.design as { id: string; document: DesignDocument };
  expect(document.surfaces.map((surface) => surface.role)).toEqual(["front", "back"]);

  const photo = await upload(visitor);
  const { themes } = await json(await visitor("GET", "/web-api/themes?limit=1"));
  expect(themes).toHaveLength(1);
  const piece = await anyPiece();
  const operations = [
    { type: "addPhoto", photo: { id: photo, name: "hund.jpg", width: 1800, height: 1500 } },
    { type: "placePhoto", element: "heart", photo },
    {
      type: "addElements",
      surface: "front",
      elements: [
        {
          id: "name",
          type: "text",
          ...base,
          ...words,
          plate: "Foil_Gold",
          text: "Bruno",
          frame: { x: 10_000, y: 74_000, width: 80_000, height: 16_000 },
          font: "great-vibes-regular",
          size: 9_000,
          colour: "#1b1a18",
          align: "centre",
        },
      ],
    },
    {
      type: "addElements",
      surface: "back",
      elements: [
        {
          id: "leaf",
          type: "art",
          ...base,
          piece,
          mirror: "none",
          colour: null,
          frame: { x: 20_000, y: 20_000, width: 60_000, height: 40_000 },
        },
        {
          id: "line",
          type: "text",
          ...base,
          ...words,
          text: "Für Oma – Αγάπη и любовь",
          frame: { x: 10_000, y: 70_000, width: 80_000, height: 16_000 },
          font: "lora-regular",
          size: 6_000,
          colour: "#303030",
          align: "centre",
        },
      ],
    },
  ];
  const saved = await json(await visitor("POST", `/web-api/designs/${id}/operations`, { baseSequence: 0, operations }));
  expect(saved).toMatchObject({ sequence: 4, findings: [] });

  const seen = { designId: id, sequence: saved.sequence, sceneHash: saved.sceneHash, quantity: 3 };
  const cart = await json(await visitor("POST", "/web-api/cart/lines", seen));
  expect(cart.cart).toMatchObject({ goods: 3 * 2980 });
  const place = { country: "DE", shippingMethod: "standard" };
  const summary = await json(await visitor("POST", "/web-api/checkout/summary", place));
  const street = { street: "Lindenweg 12", postcode: "80331", city: "München", country: "DE" };
  const order = {
    cartId: summary.cartId,
    email: "lena@beispiel.de",
    billingAddress: null,
    shippingMethod: "standard",
    shippingAddress: { firstName: "Lena", lastName: "Muster", ...street },
    paymentMethod: "test",
    expectedTotal: summary.total,
    currency: "EUR",
    acceptedTerms: true,
  };
  const once = { "idempotency-key": randomUUID() };
  const placed = await json(await visitor("POST", "/web-api/orders", order, once), 201);
  const paid = await visitor("POST", placed.next.url, new URLSearchParams({ outcome: "paid" }), {
    "content-type": "application/x-www-form-urlencoded",
  });
  expect(paid.status).toBeLessThan(400);
  await shop.work();
  await shop.work();

  const office = shop.visitor();
  await json(await office("POST", operatorPaths.login, { email: operator.email, password: operatorPassword }));
  const { orders } = await json(await office("GET", "/office-api/orders"));
  const { files } = await json(await office("GET", `/office-api/orders/${orders[0].id}/print-files`));
  expect(files).toMatchObject([{ role: "front", verdict: "checked", reason: null }]);
  const ticket = await json(await office("GET", productionPaths.officeTicket(files[0].lineId)));
  expect(ticket).toMatchObject({
    version: 3,
    kind: "coaster",
    quantity: 3,
    files: [{ role: "front", plates: ["Foil_Gold"], pages: [{ role: "front" }, { role: "back" }] }],
  });
  const pdf = await office("GET", `/office-api/print-files/${files[0].id}/pdf`);
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 8)
      .toString(),
  ).toBe("%PDF-1.6");
  const preview = await visitor("GET", `/web-api/designs/${id}/preview?scene=${saved.sceneHash}`);
  expect(preview.headers.get("content-type")).toBe("image/webp");
});

/** Hash of a drawing of the demo shop. */
async function anyPiece(): Promise<string> {
  const row = await database.db.selectFrom("art_drawing").select("hash").orderBy("hash").executeTakeFirstOrThrow();
  return row.hash;
}
