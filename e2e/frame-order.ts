import { randomUUID } from "node:crypto";

/** Whom an order is for, and how its payment ends. */
export interface FrameOrder {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly quantity?: number;
  readonly outcome?: "paid" | "declined" | "pending-then-paid" | null;
}

/** An oak frame without picture: ready-made goods, so an order needs neither design nor upload. */
const frame = {
  kind: "photoframe",
  configuration: {
    materialType: null,
    format: { width: 300, height: 200 },
    frameType: "holzrahmen-slim-oak-natural",
    matSize: 0,
    matType: "mat-none",
    optionTypes: {},
  },
};

/**
 * Orders a frame through the public interface as a guest of her own.
 *
 * @param outcome how the test payment ends; null leaves it open
 * @returns the order's number
 */
export async function orderFrame(shop: string, order: FrameOrder = {}): Promise<string> {
  return (await orderFrameByToken(shop, order)).number;
}

/** The same, with the token of the order's page. */
export async function orderFrameByToken(shop: string, order: FrameOrder = {}) {
  const { firstName = "Lena", lastName = "Muster", quantity = 1, outcome = "paid" } = order;
  const email = order.email ?? "lena@beispiel.de";
  const guest = createGuest(shop);
  const cart = await guest("POST", "/web-api/cart/lines", { ...frame, quantity });
  const summary = await guest("POST", "/web-api/checkout/summary", { country: "DE", shippingMethod: "standard" });
  const street = { street: "Lindenweg 12", postcode: "80331", city: "München", country: "DE" };
  const placed = await guest("POST", "/web-api/orders", {
    cartId: summary.cartId ?? cart.id,
    email,
    shippingAddress: { firstName, lastName, ...street },
    billingAddress: null,
    shippingMethod: "standard",
    paymentMethod: "test",
    expectedTotal: summary.total,
    currency: summary.currency,
    acceptedTerms: true,
  });
  if (outcome !== null) await pay(placed.next.url, outcome);
  const { number, orderToken: token }: { number: string; orderToken: string } = placed;
  return { number, token };
}

async function pay(url: string, outcome: string): Promise<void> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const paid = await fetch(url, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams({ outcome }),
  });
  if (paid.status >= 400) throw new Error(`paying answered ${paid.status}: ${await paid.text()}`);
}

// biome-ignore lint/suspicious/noExplicitAny: answers are judged by the tests that use them
type Call = (method: string, path: string, body: unknown) => Promise<any>;

/** A browser's worth of cookies. */
function createGuest(shop: string): Call {
  const cookies = new Map<string, string>();
  return async (method, path, body) => {
    const answer = await fetch(shop + path, {
      method,
      body: JSON.stringify(body),
      headers: {
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
      cookies.set(name, value);
    }
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
}
