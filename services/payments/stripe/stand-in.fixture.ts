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
  /** Signs any message. */
  sign(event: object, at?: Date): StripeMessage;
  close(): Promise<void>;
}

export async function stripeStandIn(): Promise<StripeStandIn> {
  const secretKey = "sk_test_stand_in";
  const webhookSecret = "whsec_stand_in";
  const sessions: Session[] = [];
  const byIdempotencyKey = new Map<string, Session>();
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
    const found = sessions.find(({ id }) => path === `/v1/checkout/sessions/${id}`);
    return found ? [200, found] : [404, { error: { type: "invalid_request_error", message: "No such session" } }];
  }

  function open(request: IncomingMessage, form: URLSearchParams): Session {
    const key = String(request.headers["idempotency-key"]);
    const known = byIdempotencyKey.get(key);
    if (known) return known;
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
    };
    byIdempotencyKey.set(key, session);
    sessions.push(session);
    return session;
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
    requests,
    failNext: (status) => {
      failure = status;
    },
    report: (sessionId, type, { eventId = `evt_${randomBytes(12).toString("hex")}`, at, ...changes } = {}) => {
      const session = sessions.find(({ id }) => id === sessionId);
      if (!session) throw new Error(`no session ${sessionId}`);
      session.status = type === "expired" ? "expired" : "complete";
      if (type === "completed" || type === "async_payment_succeeded") session.payment_status = "paid";
      const name = `checkout.session.${type === "completed-unpaid" ? "completed" : type}`;
      return sign({ id: eventId, object: "event", type: name, data: { object: { ...session, ...changes } } }, at);
    },
    sign,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
