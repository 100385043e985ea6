import type { Trx } from "../../../platform/database/database.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import type { TestOutcome } from "../contract.ts";
import { deliverTestEvent } from "../jobs.ts";
import { decide, noteEvent, type TestState } from "./books.ts";

/** Milliseconds the simulated bank takes to confirm a pending payment. */
export const pendingDelay = 5_000;

interface Script {
  readonly state: TestState;
  /** Messages in the order of their sending; `copies` sends one more often than once. */
  readonly messages: readonly { readonly state: TestState; readonly copies: number; readonly delay: number }[];
  /** Whether the shop hears of it before the customer is back. */
  readonly beforeReturn: boolean;
}

const message = (state: TestState, { copies = 1, delay = 0 } = {}) => ({ state, copies, delay });

const scripts: Readonly<Record<TestOutcome, Script>> = {
  paid: { state: "paid", messages: [message("paid")], beforeReturn: false },
  declined: { state: "declined", messages: [message("declined")], beforeReturn: false },
  cancelled: { state: "cancelled", messages: [message("cancelled")], beforeReturn: false },
  "pending-then-paid": {
    state: "pending",
    messages: [message("pending"), message("paid", { delay: pendingDelay })],
    beforeReturn: false,
  },
  "paid-webhook-twice": { state: "paid", messages: [message("paid", { copies: 2 })], beforeReturn: false },
  "paid-webhook-before-return": { state: "paid", messages: [message("paid")], beforeReturn: true },
};

/**
 * Plays an outcome of an open payment: moves it in the provider's books and enqueues the messages to the shop.
 *
 * @returns ids of messages to deliver before the customer goes back; null when the payment is decided already
 */
export async function play(
  trx: Trx,
  paymentId: string,
  outcome: TestOutcome,
  now: Date,
): Promise<readonly string[] | null> {
  const { state, messages, beforeReturn } = scripts[outcome];
  if (!(await decide(trx, paymentId, state))) return null;
  const first: string[] = [];
  for (const one of messages) {
    const eventId = await noteEvent(trx, paymentId, one.state);
    if (beforeReturn) first.push(eventId);
    else await enqueueCopies(trx, eventId, one.copies, new Date(now.getTime() + one.delay));
  }
  return first;
}

async function enqueueCopies(trx: Trx, eventId: string, copies: number, runAt: Date): Promise<void> {
  for (let copy = 0; copy < copies; copy++) await enqueue(trx, deliverTestEvent, { eventId }, { runAt });
}
