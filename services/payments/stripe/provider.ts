import Stripe from "stripe";
import { z } from "zod";
import { type Locale, languageOf } from "../../../core/locale.ts";
import { done, failed } from "../../../core/outcome.ts";
import type { PaymentState } from "../contract.ts";
import type { PaymentEvent, PaymentProvider, ProviderStatus, RefundReport, RefundRequest } from "../provider.ts";

export interface StripeOptions {
  readonly secretKey: string;
  /** Signing secret of the webhook endpoint. */
  readonly webhookSecret: string;
  /** Another server that speaks Stripe's protocol; tests use a stand-in. */
  readonly server?: { readonly host: string; readonly port: number; readonly protocol: "http" | "https" };
}

/** Stripe Checkout: the customer pays on Stripe's page, card numbers never touch the shop. */
export function stripeProvider({ secretKey, webhookSecret, server = stripeServer }: StripeOptions): PaymentProvider {
  const stripe = new Stripe(secretKey, { ...server, maxNetworkRetries: 2, timeout: 10_000, telemetry: false });

  return {
    key: "stripe",
    create: async ({ paymentId, amount, currency, description, email, locale, returnUrl }) => {
      const session = await stripe.checkout.sessions.create(
        {
          mode: "payment",
          client_reference_id: paymentId,
          customer_email: email,
          locale: stripeLocale(locale),
          success_url: returnUrl,
          cancel_url: returnUrl,
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: amount,
                product_data: { name: description },
              },
            },
          ],
        },
        // Asking again after a crash or a lost answer gives the same session.
        { idempotencyKey: paymentId },
      );
      if (session.url === null) throw new Error("Stripe returned a session without a page");
      return { reference: session.id, redirectUrl: session.url };
    },
    verifyWebhook: async (rawBody, headers) => {
      const event = readEvent(stripe, rawBody, headers.get("stripe-signature") ?? "", webhookSecret);
      return event ? done(toPaymentEvent(event)) : failed("forged");
    },
    fetchStatus: async ({ reference }) => statusOf(await stripe.checkout.sessions.retrieve(reference)),
    close: async ({ reference }) => {
      try {
        return statusOf(await stripe.checkout.sessions.expire(reference));
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        // Only open sessions can be ended; this one was paid or ended before.
        return statusOf(await stripe.checkout.sessions.retrieve(reference));
      }
    },
    refund: (request) => giveBack(stripe, request),
    fetchRefund: async ({ reference }) => {
      if (reference === null) throw new Error("a refund without Stripe's id cannot be fetched");
      return refundReport(await stripe.refunds.retrieve(reference));
    },
  };
}

/** The whole payment goes back, so that a repetition that Stripe no longer remembers cannot give back more. */
async function giveBack(stripe: Stripe, { refundId, reference, amount }: RefundRequest): Promise<RefundReport> {
  const { payment_intent } = await stripe.checkout.sessions.retrieve(reference);
  const intent = typeof payment_intent === "string" ? payment_intent : payment_intent?.id;
  if (intent === undefined) return { state: "failed", reference: null };
  try {
    const wanted = { payment_intent: intent, amount, metadata: { refund: refundId } };
    return refundReport(await stripe.refunds.create(wanted, { idempotencyKey: `refund ${refundId}` }));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    if (error.code !== "charge_already_refunded") return { state: "failed", reference: null };
    const [last] = (await stripe.refunds.list({ payment_intent: intent, limit: 1 })).data;
    return last ? refundReport(last) : { state: "failed", reference: null };
  }
}

function refundReport({ id: reference, status }: Stripe.Refund): RefundReport {
  if (status === "succeeded") return { state: "succeeded", reference };
  return { state: status === "failed" || status === "canceled" ? "failed" : "pending", reference };
}

const stripeServer = { host: "api.stripe.com", port: 443, protocol: "https" } as const;

function readEvent(stripe: Stripe, rawBody: string, signature: string, secret: string): Stripe.Event | null {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}

/** Languages of ours that Stripe's page speaks; all of them. */
const stripeLocale = (locale: Locale) => (locale === "en-GB" ? "en-GB" : languageOf(locale));

/** Only what the record needs is kept: the whole event holds the customer's name and address. */
function toPaymentEvent(event: Stripe.Event): PaymentEvent {
  const { id: eventId, type } = event;
  if (isRefundEvent(event)) return toRefundEvent(event);
  if (!isSessionEvent(event)) return { eventId, paymentId: null, status: null, body: { type } };
  const session = event.data.object;
  const state = stateOfEvent(event);
  const status = state && { ...statusOf(session), state };
  return { eventId, paymentId: session.client_reference_id, status, body: { type, session: session.id, status } };
}

type RefundEvent = Stripe.RefundCreatedEvent | Stripe.RefundUpdatedEvent | Stripe.RefundFailedEvent;

const isRefundEvent = (event: Stripe.Event): event is RefundEvent => event.type.startsWith("refund.");

/** One that was not made by the shop, but by hand or by others at Stripe, has no id of ours and means nothing here. */
function toRefundEvent({ id: eventId, type, data: { object } }: RefundEvent): PaymentEvent {
  const report = refundReport(object);
  const refundId = z.uuid().safeParse(object.metadata?.refund).data;
  const event = { eventId, paymentId: null, status: null, body: { type, ...report } };
  return refundId === undefined ? event : { ...event, refund: { refundId, ...report } };
}

type SessionEvent =
  | Stripe.CheckoutSessionCompletedEvent
  | Stripe.CheckoutSessionAsyncPaymentSucceededEvent
  | Stripe.CheckoutSessionAsyncPaymentFailedEvent
  | Stripe.CheckoutSessionExpiredEvent;

const isSessionEvent = (event: Stripe.Event): event is SessionEvent => event.type.startsWith("checkout.session.");

function stateOfEvent({ type, data }: SessionEvent): PaymentState | null {
  switch (type) {
    case "checkout.session.completed":
      return data.object.payment_status === "unpaid" ? "pending" : "paid";
    case "checkout.session.async_payment_succeeded":
      return "paid";
    case "checkout.session.async_payment_failed":
      return "declined";
    case "checkout.session.expired":
      return "expired";
    default:
      return null;
  }
}

function statusOf(session: Stripe.Checkout.Session): ProviderStatus {
  return {
    state: stateOfSession(session),
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? "").toUpperCase(),
  };
}

function stateOfSession({ status, payment_status }: Stripe.Checkout.Session): PaymentState {
  if (payment_status !== "unpaid") return "paid";
  if (status === "complete") return "pending";
  return status === "expired" ? "expired" : "open";
}
