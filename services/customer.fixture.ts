import type { RecipientsRef } from "../design/recipients/recipient.ts";
import { newId } from "../platform/tokens/random.ts";
import type { CartChange, CartView } from "./carts/contract.ts";
import type { CheckoutSummary, OrderView, PlacedOrder, PlaceOrderRequest } from "./orders/contract.ts";
import { paymentPaths, type TestOutcome } from "./payments/contract.ts";
import { signatureHeader, signBody } from "./payments/test-provider/signature.ts";
import { fixtureSecret, type ShopFixture, visitorHeader } from "./shop.fixture.ts";

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

export const address = {
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

type Size = "small" | "large" | "huge";

/** Someone with a browser who goes through the shop by its HTTP interface. */
export function customerOf(shop: Pick<ShopFixture, "app" | "designs">, visitorId = newId(), locale = "de-DE") {
  const owner = { visitorId, customerId: null };

  async function ask<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const answer = await shop.app.request(path, {
      method,
      headers: { [visitorHeader]: visitorId, "x-locale": locale, "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text === "" ? null : JSON.parse(text)) as Body };
  }

  async function request(changes: Partial<PlaceOrderRequest> = {}): Promise<PlaceOrderRequest> {
    const { shippingAddress = address, shippingMethod = "standard", sending } = changes;
    const { body } = await ask<CheckoutSummary>("POST", "/web-api/checkout/summary", {
      country: shippingAddress.country,
      shippingMethod,
      sending,
    });
    return {
      cartId: body.cartId,
      email: "lena@beispiel.de",
      shippingAddress,
      billingAddress: null,
      shippingMethod,
      paymentMethod: "test",
      expectedTotal: body.total,
      ...(body.payable === body.total ? {} : { expectedPayable: body.payable }),
      currency: body.currency,
      acceptedTerms: true,
      ...changes,
    };
  }

  const place = (body: unknown, key = newId()) =>
    ask<PlacedOrder>("POST", "/web-api/orders", body, { "idempotency-key": key });

  return {
    owner,
    ask,
    request,
    place,
    add: (size: Size = "large", quantity = 1) =>
      ask<CartChange>("POST", "/web-api/cart/lines", { ...shop.designs.design(owner, size), quantity }),
    /** A small print for each of a list. */
    addFor: (recipients: RecipientsRef, quantity = 1) =>
      ask<CartChange>("POST", "/web-api/cart/lines", { ...shop.designs.design(owner, "small", recipients), quantity }),
    addFrame: (quantity = 1) =>
      ask<CartChange>("POST", "/web-api/cart/lines", {
        kind: "plain-print",
        configuration: { size: "large", frameOnly: true },
        quantity,
      }),
    /** Types a code into the basket. */
    put: (code: string) => ask<CartView>("POST", "/web-api/cart/vouchers", { code }),
    /** A basket with one large print, ordered. */
    async order(changes: Partial<PlaceOrderRequest> = {}): Promise<PlacedOrder> {
      await this.add();
      const placed = await place(await request(changes));
      if (placed.status !== 201) throw new Error(`not placed: ${JSON.stringify(placed.body)}`);
      return placed.body;
    },
    view: async (token: string) => (await ask<OrderView>("GET", `/web-api/orders/${token}`)).body,
    /** Plays an outcome on the payment page; @returns status and where it leads. */
    async payOn(next: PlacedOrder["next"], outcome: TestOutcome): Promise<{ status: number; location: string | null }> {
      if (next.kind !== "redirect") throw new Error("nothing to pay");
      const body = new URLSearchParams({ outcome });
      const answer = await shop.app.request(new URL(next.url).pathname, { method: "POST", body });
      return { status: answer.status, location: answer.headers.get("location") };
    },
  };
}

export const webhookPath = paymentPaths.webhook("test");

/** A message of the test provider, signed at this moment. */
export function signWebhook(event: object, at: Date): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify(event);
  return {
    body,
    headers: { "content-type": "application/json", [signatureHeader]: signBody(body, fixtureSecret, at) },
  };
}
