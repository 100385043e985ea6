import { done, failed } from "../../core/outcome.ts";
import type { PaymentProvider } from "../../services/payments/service.ts";
import { isSigned, signatureHeader, signBody } from "../../services/payments/test-provider/signature.ts";

const secret = "the bench plays the provider itself";

const neverAsked = () => Promise.reject(new Error("the bench never asks that"));

/**
 * A provider that keeps its books elsewhere, as outside ones do: making a session costs the shop nothing, and the
 * payment's id stands in the address of its page, so that the bench can report it.
 */
export const outsideProvider: PaymentProvider = {
  key: "stripe",
  create: async ({ paymentId }) => ({ reference: paymentId, redirectUrl: `https://pay.example/${paymentId}` }),
  verifyWebhook: async (rawBody, headers) => {
    if (!isSigned(rawBody, headers.get(signatureHeader), secret, new Date())) return failed("forged");
    const body = JSON.parse(rawBody);
    const { eventId, paymentId, state, amount, currency } = body;
    return done({ eventId, paymentId, status: { state, amount, currency }, body });
  },
  fetchStatus: neverAsked,
  close: neverAsked,
  refund: neverAsked,
  fetchRefund: neverAsked,
};

/** A webhook of this provider, signed now. */
export function webhookOf(event: object): {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
} {
  const body = JSON.stringify(event);
  return { body, headers: { [signatureHeader]: signBody(body, secret, new Date()) } };
}
