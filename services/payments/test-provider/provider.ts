import { createHmac } from "node:crypto";
import { z } from "zod";
import { currencies } from "../../../core/money.ts";
import { done, failed } from "../../../core/outcome.ts";
import type { Database, Db } from "../../../platform/database/database.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { hashToken } from "../../../platform/tokens/random.ts";
import { paymentPaths } from "../contract.ts";
import type { PaymentProvider, ProviderStatus } from "../provider.ts";
import { decide, findTestPayment, openTestPayment } from "./books.ts";
import { findTestRefund, refundTestPayment } from "./refund-book.ts";
import { isSigned, signatureHeader } from "./signature.ts";

export interface TestProviderOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** Signs webhooks and makes the addresses of payment pages unguessable; at least 32 random bytes. */
  readonly secret: string;
}

const eventSchema = z.object({
  eventId: z.uuid(),
  paymentId: z.uuid(),
  refundId: z.uuid().nullish(),
  state: z.enum(["pending", "paid", "declined", "cancelled"]),
  amount: z.int(),
  currency: z.enum(currencies),
});

/** The embedded provider: a payment page of our own on which every outcome can be played. Moves no money. */
export function testProvider({ database: { db }, clock, secret }: TestProviderOptions): PaymentProvider {
  return {
    key: "test",
    create: async (request) => {
      // The same payment always has the same page, so a repeated call changes nothing.
      const token = createHmac("sha256", secret).update(`payment page ${request.paymentId}`).digest("base64url");
      await openTestPayment(db, request, hashToken(token));
      const redirectUrl = new URL(paymentPaths.testPage(token), request.returnUrl).href;
      return { reference: request.paymentId, redirectUrl };
    },
    verifyWebhook: async (rawBody, headers) => {
      if (!isSigned(rawBody, headers.get(signatureHeader), secret, clock.now())) return failed("forged");
      const event = readEvent(rawBody);
      if (event === null) return failed("unreadable");
      const { data: body } = event;
      const { eventId, paymentId, refundId, state, amount, currency } = body;
      if (refundId) {
        const refund = { refundId, state: "succeeded", reference: refundId } as const;
        return done({ eventId, paymentId: null, status: null, refund, body });
      }
      return done({ eventId, paymentId, status: { state, amount, currency }, body });
    },
    fetchStatus: ({ reference }) => statusOf(db, reference),
    close: async ({ reference }) => {
      await db.transaction().execute((trx) => decide(trx, reference, "expired"));
      return statusOf(db, reference);
    },
    refund: (request) => refundTestPayment(db, request),
    fetchRefund: async ({ refundId }) => {
      const report = await findTestRefund(db, refundId);
      if (!report) throw new Error(`the test provider does not know refund ${refundId}`);
      return report;
    },
  };
}

/** Null: what was signed is no event. */
function readEvent(rawBody: string) {
  try {
    const event = eventSchema.safeParse(JSON.parse(rawBody));
    return event.success ? event : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

async function statusOf(db: Db, reference: string): Promise<ProviderStatus> {
  const payment = await findTestPayment(db, { id: reference });
  if (!payment) throw new Error(`the test provider does not know payment ${reference}`);
  return { state: payment.state, amount: payment.amount, currency: payment.currency };
}
