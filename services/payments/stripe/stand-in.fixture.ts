import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import Stripe from "stripe";

interface Session {
  readonly id: string;
  readonly object: "checkout.session";
  readonly client_reference_id: string | null;
  readonly amount_total: number;
  readonly currency: string;
  readonly url: string;
  readonly metadata: Record<string, string>;
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  payment_intent: string | null;
}

interface Refund {
  readonly id: string;
  readonly object: "refund";
  readonly payment_intent: string;
  readonly amount: number;
  readonly metadata: Record<string, string>;
  status: "pending" | "succeeded" | "failed";
}

/** A signed message of the stand-in. */
export interface StripeMessage {
  readonly body: string;
  readonly headers: Headers;
}

/** The few of Stripe's calls that the shop makes, on localhost and with a memory of their own. */
export interface StripeStandIn {
  readonly server: { readonly host: string; readonly port: number; readonly protocol: "http" };
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Every session made, oldest first. */
  readonly sessions: readonly Session[];
  /** Every refund made, oldest first. */
  readonly refunds: readonly Refund[];
  /** Requests with their parameters as they came. */
  readonly requests: readonly { readonly path: string; readonly form: URLSearchParams }[];
  /** The next request is answered with this status. */
  failNext(status: number): void;
  /** Plays what happens on Stripe's page, and signs what Stripe would report. */
  report(
    sessionId: string,
    type: "completed" | "completed-unpaid" | "async_payment_succeeded" | "async_payment_failed" | "expired",
    changes?: { readonly eventId?: string; readonly amount_total?: number; readonly at?: Date },
  ): StripeMessage;
  /** Plays how a refund ends, and signs what Stripe would report. */
  reportRefund(refundId: string, status: Refund["status"]): StripeMessage;
  /** Signs any message. */
  sign(event: object, at?: Date): StripeMessage;
  close(): Promise<void>;
}

export async function stripeStandIn(): Promise<StripeStandIn> {
  const secretKey = "sk_test_stand_in";
  const webhookSecret = "whsec_stand_in";
  const sessions: Session[] = [];
  const refunds: Refund[] = [];
  const byIdempotencyKey = new Map<string, Session | Refund>();
  const requests: { path: string; form: URLSearchParams }[] = [];
  let failure: number | null = null;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? "";
    const form = new URLSearchParams(await text(request));
    requests.push({ path, form });
    const [status, body] = reply(request, path, form);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }

  function reply(request: IncomingMessage, path: string, form: URLSearchParams): [number, object] {
    if (failure !== null) {
      const status = failure;
      failure = null;
      return [status, { error: { type: "api_error", message: "out of order" } }];
    }
    if (request.headers.authorization !== `Bearer ${secretKey}`) return [401, { error: { message: "wrong key" } }];
    if (request.method === "POST" && path === "/v1/checkout/sessions") return [200, open(request, form)];
    if (request.method === "POST" && path === "/v1/refunds") return giveBack(request, form);
    if (path.startsWith("/v1/refunds?")) {
      const intent = new URLSearchParams(path.slice(path.indexOf("?"))).get("payment_intent");
      return [200, { object: "list", data: refunds.filter((one) => one.payment_intent === intent).toReversed() }];
    }
    const refund = refunds.find(({ id }) => path === `/v1/refunds/${id}`);
    if (refund) return [200, refund];
    const ending = sessions.find(({ id }) => path === `/v1/checkout/sessions/${id}/expire`);
    if (ending?.status === "open") return [200, Object.assign(ending, { status: "expired" })];
    if (ending)
      return [400, { error: { type: "invalid_request_error", message: "Only open sessions can be expired" } }];
    const found = sessions.find(({ id }) => path === `/v1/checkout/sessions/${id}`);
    return found ? [200, found] : [404, { error: { type: "invalid_request_error", message: "No such session" } }];
  }

  function open(request: IncomingMessage, form: URLSearchParams): Session {
    const key = String(request.headers["idempotency-key"]);
    const known = byIdempotencyKey.get(key);
    if (known?.object === "checkout.session") return known;
    const id = `cs_test_${randomBytes(12).toString("hex")}`;
    const session: Session = {
      id,
      object: "checkout.session",
      client_reference_id: form.get("client_reference_id"),
      amount_total: Number(form.get("line_items[0][price_data][unit_amount]")),
      currency: form.get("line_items[0][price_data][currency]") ?? "",
      url: `https://checkout.stripe.example/c/pay/${id}`,
      metadata: {},
      status: "open",
      payment_status: "unpaid",
      payment_intent: null,
    };
    byIdempotencyKey.set(key, session);
    sessions.push(session);
    return session;
  }

  function giveBack(request: IncomingMessage, form: URLSearchParams): [number, object] {
    const known = byIdempotencyKey.get(String(request.headers["idempotency-key"]));
    if (known) return [200, known];
    const payment_intent = form.get("payment_intent") ?? "";
    if (refunds.some((one) => one.payment_intent === payment_intent && one.status !== "failed")) {
      return [400, { error: { type: "invalid_request_error", code: "charge_already_refunded", message: "refunded" } }];
    }
    const refund: Refund = {
      id: `re_${randomBytes(12).toString("hex")}`,
      object: "refund",
      payment_intent,
      amount: Number(form.get("amount")),
      metadata: { refund: form.get("metadata[refund]") ?? "" },
      status: "pending",
    };
    byIdempotencyKey.set(String(request.headers["idempotency-key"]), refund);
    refunds.push(refund);
    return [200, refund];
  }

  function sign(event: object, at = new Date()): StripeMessage {
    const body = JSON.stringify(event);
    const timestamp = Math.floor(at.getTime() / 1000);
    const header = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret, timestamp });
    return { body, headers: new Headers({ "stripe-signature": header }) };
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    server: { host: "127.0.0.1", port, protocol: "http" },
    secretKey,
    webhookSecret,
    sessions,
    refunds,
    requests,
    failNext: (status) => {
      failure = status;
    },
    report: (sessionId, type, { eventId = `evt_${randomBytes(12).toString("hex")}`, at, ...changes } = {}) => {
      const session = sessions.find(({ id }) => id === sessionId);
      if (!session) throw new Error(`no session ${sessionId}`);
      session.status = type === "expired" ? "expired" : "complete";
      if (type === "completed" || type === "async_payment_succeeded") {
        session.payment_status = "paid";
        session.payment_intent = session.id.replace("cs_", "pi_");
      }
      const name = `checkout.session.${type === "completed-unpaid" ? "completed" : type}`;
      return sign({ id: eventId, object: "event", type: name, data: { object: { ...session, ...changes } } }, at);
    },
    reportRefund: (refundId, status) => {
      const refund = refunds.find(({ metadata }) => metadata.refund === refundId);
      if (!refund) throw new Error(`no refund ${refundId}`);
      refund.status = status;
      const type = status === "failed" ? "refund.failed" : "refund.updated";
      const object = { ...refund };
      return sign({ id: `evt_${randomBytes(12).toString("hex")}`, object: "event", type, data: { object } });
    },
    sign,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
