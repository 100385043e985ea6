import { Agent, request } from "node:http";
import { json } from "node:stream/consumers";
import { newId } from "../../platform/tokens/random.ts";
import type { CheckoutSummary, PlacedOrder } from "../../services/orders/contract.ts";
import { visitorHeader } from "../../services/shop.fixture.ts";
import { webhookOf } from "./outside-provider.ts";

const agent = new Agent({ keepAlive: true });

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

/** Goes through the shop at this address by its public calls, order after order; throws at the first that fails. */
export async function createCustomer(port: number) {
  const visitorId = newId();
  const design = await post<object>("/bench/design", {});

  function post<Body>(path: string, body: object | string, headers: Readonly<Record<string, string>> = {}) {
    return new Promise<Body>((resolve, reject) => {
      const text = typeof body === "string" ? body : JSON.stringify(body);
      const options = { agent, port, host: "127.0.0.1", path, method: text === "" ? "GET" : "POST" };
      const sent = request(
        { ...options, headers: { "content-type": "application/json", [visitorHeader]: visitorId, ...headers } },
        async (response) => {
          const answer = (await json(response)) as Body;
          const { statusCode = 0 } = response;
          if (statusCode < 300) resolve(answer);
          else reject(new Error(`${path} answered ${statusCode}: ${JSON.stringify(answer)}`));
        },
      );
      sent.on("error", reject);
      sent.end(text);
    });
  }

  /**
   * One order: basket, summary, order, then the provider reports it paid, the same again, and something older too late.
   *
   * @param together whether report and copy come at once
   */
  async function order(together: boolean): Promise<string> {
    await post("/web-api/cart/lines", { ...design, quantity: 1 });
    const shipping = { country: "DE", shippingMethod: "standard" };
    const summary = await post<CheckoutSummary>("/web-api/checkout/summary", shipping);
    const placing = {
      cartId: summary.cartId,
      email: "lena@beispiel.de",
      shippingAddress: address,
      billingAddress: null,
      shippingMethod: "standard",
      paymentMethod: "stripe",
      expectedTotal: summary.total,
      currency: summary.currency,
      acceptedTerms: true,
    };
    const placed = await post<PlacedOrder>("/web-api/orders", placing, { "idempotency-key": newId() });
    if (placed.next.kind !== "redirect") throw new Error("no page to pay on");
    const paymentId = new URL(placed.next.url).pathname.slice(1);

    const report = (state: "paid" | "pending", eventId = newId()) => {
      const event = { eventId, paymentId, state, amount: summary.total, currency: summary.currency };
      const { body, headers } = webhookOf(event);
      return () => post("/web-api/payments/stripe/webhook", body, headers);
    };
    const paid = report("paid");
    if (together) await Promise.all([paid(), paid()]);
    else for (const copy of [paid, paid]) await copy();
    await report("pending")();
    await post(`/web-api/orders/${placed.orderToken}`, "");
    return placed.number;
  }

  return { order };
}
