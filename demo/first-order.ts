import { join } from "node:path";
import sharp from "sharp";
import type { ZodType } from "zod";
import type { RunningConfig } from "../platform/config/config.ts";
import { createDatabase } from "../platform/database/database.ts";
import type { Log } from "../platform/log/log.ts";
import { newId } from "../platform/tokens/random.ts";
import { cartPaths } from "../services/carts/contract.ts";
import { createCustomers } from "../services/customers/service.ts";
import { appendOperationsResponse, createDesignResponse, designPaths } from "../services/designs/contract.ts";
import {
  checkoutSummary,
  idempotencyKeyHeader,
  orderPaths,
  type PlacedOrder,
  placedOrder,
} from "../services/orders/contract.ts";
import { photoList, uploadsPath } from "../services/photos/contract.ts";
import { customer } from "./people.ts";

/** Enough pixels for 60 x 40 cm. */
const photo = { name: "segelboot.jpg", width: 3000, height: 2000 };
const wish = { kind: "photoframe", query: "materialType=leinwand&formatType=600x400&optionTypes[]=edge-mirrored" };
const address = {
  firstName: customer.firstName,
  lastName: customer.lastName,
  street: "Lindenweg 12",
  postcode: "80331",
  city: "München",
  country: "DE",
};
const patience = 120_000; // ms for the intake of one photo on a busy machine

/**
 * Orders a canvas as the demo's customer, once: photo, design, basket, order and payment go the way of every visitor, over
 * the shop's own interface, and the workshop's jobs make print file and ticket. The office then has something to show.
 * For after the start: nobody waits for it. What fails is tried again by the next start.
 */
export async function placeFirstOrder(config: RunningConfig, log: Log): Promise<void> {
  try {
    const cookies = await signInForFirstOrder(config, log);
    if (cookies === null) return;
    const shop = visit(`http://localhost:${config.port}`, cookies);
    const { number } = await order(shop, await design(shop, await upload(shop)));
    log.info({ number }, "the demo's first order is placed");
  } catch (error) {
    log.warn({ err: error }, "the demo's first order was not placed");
  }
}

/** The customer's cookies; null when she has ordered before. The sign-in page counts tries, so it is left to people. */
async function signInForFirstOrder(config: RunningConfig, log: Log): Promise<string | null> {
  const database = createDatabase(config.databaseUrl, { poolSize: 2, log });
  try {
    const ordered = await database.db
      .selectFrom("shop_order")
      .innerJoin("person", "person.id", "shop_order.customer_id")
      .select("shop_order.id")
      .where("person.sign_in_name", "=", customer.email)
      .executeTakeFirst();
    if (ordered || config.demo === null) return null;
    const { signIn } = createCustomers({
      database,
      secret: config.sessionSecret,
      publicUrl: config.publicUrl,
      trustedOrigins: [],
      adopters: [],
      mails: null,
    });
    const body = { email: customer.email, password: config.demo.customerPassword };
    const answer = await signIn.api.signInEmail({ body, asResponse: true });
    return answer.ok ? cookiesOf(answer) : null;
  } finally {
    await database.close();
  }
}

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

interface Visit {
  /** @throws with what the shop answered when it refused */
  ask(method: string, path: string, body?: BodyInit, headers?: Record<string, string>): Promise<Response>;
  json<Value>(schema: ZodType<Value>, method: string, path: string, body?: unknown): Promise<Value>;
}

/** A browser of the customer's; whatever cookies the shop gives are kept. */
function visit(origin: string, signedIn: string): Visit {
  let cookies = signedIn;
  const ask: Visit["ask"] = async (method, path, body, headers = {}) => {
    const answer = await fetch(new URL(path, origin), {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
      headers: { cookie: cookies, "x-channel": "poster", "x-locale": "de-DE", ...headers },
      ...(body !== undefined && { body }),
    });
    if (answer.status >= 400) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    const more = cookiesOf(answer);
    if (more !== "") cookies = `${cookies}; ${more}`;
    return answer;
  };
  return {
    ask,
    json: async (schema, method, path, body) => {
      const headers = { "content-type": "application/json", [idempotencyKeyHeader]: `demo-first-order-${newId()}` };
      const answer = await ask(method, path, body === undefined ? undefined : JSON.stringify(body), headers);
      return schema.parse(await answer.json());
    },
  };
}

/** Uploads our own photo by tus and waits until the intake has taken it. */
async function upload(shop: Visit): Promise<string> {
  const picture = join(import.meta.dirname, "pictures/photo-sea.webp");
  const { width, height, name } = photo;
  const bytes = await sharp(picture).resize(width, height, { fit: "cover" }).jpeg({ quality: 88 }).toBuffer();
  const id = newId();
  const text = (value: string) => Buffer.from(value).toString("base64");
  const tus = { "tus-resumable": "1.0.0" };
  const begun = await shop.ask("POST", uploadsPath, undefined, {
    ...tus,
    "upload-length": String(bytes.length),
    "upload-metadata": `photoId ${text(id)},filename ${text(name)},filetype ${text("image/jpeg")}`,
  });
  await shop.ask("PATCH", new URL(begun.headers.get("location") ?? "", "http://shop").pathname, new Uint8Array(bytes), {
    ...tus,
    "upload-offset": "0",
    "content-type": "application/offset+octet-stream",
  });
  for (const end = Date.now() + patience; Date.now() < end; ) {
    const { photos } = await shop.json(photoList, "GET", `/web-api/photos?ids=${id}&wait=20`);
    if (photos[0]?.status === "ready") return id;
    if (photos[0]?.status === "rejected") throw new Error(`the photo was refused: ${photos[0].rejection}`);
  }
  throw new Error("the photo was not looked at in time");
}

interface SeenDesign {
  readonly designId: string;
  readonly sequence: number;
  readonly sceneHash: string;
}

async function design(shop: Visit, photoId: string): Promise<SeenDesign> {
  const { design } = await shop.json(createDesignResponse, "POST", designPaths.designs, wish);
  const operations = [
    { type: "addPhoto", photo: { id: photoId, ...photo } },
    { type: "placePhoto", element: "picture", photo: photoId },
  ];
  const path = `${designPaths.design(design.id)}/operations`;
  const appended = await shop.json(appendOperationsResponse, "POST", path, { baseSequence: 0, operations });
  return { designId: design.id, ...appended };
}

async function order(shop: Visit, seen: SeenDesign): Promise<PlacedOrder> {
  await shop.ask("POST", cartPaths.lines, JSON.stringify({ ...seen, quantity: 1 }), {
    "content-type": "application/json",
  });
  const delivery = { country: "DE", shippingMethod: "standard" };
  const { cartId, total, currency } = await shop.json(checkoutSummary, "POST", orderPaths.summary, delivery);
  const placed = await shop.json(placedOrder, "POST", orderPaths.orders, {
    cartId,
    email: customer.email,
    shippingAddress: address,
    billingAddress: null,
    shippingMethod: "standard",
    paymentMethod: "test",
    expectedTotal: total,
    currency,
    acceptedTerms: true,
  });
  if (placed.next.kind === "redirect") {
    await shop.ask("POST", new URL(placed.next.url).pathname, new URLSearchParams({ outcome: "paid" }));
  }
  return placed;
}
