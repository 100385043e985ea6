import type { Database } from "../../../platform/database/database.ts";
import { giveUp, handleJob, type JobHandler } from "../../../platform/jobs/job.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { paymentPaths } from "../contract.ts";
import { deliverTestEvent } from "../jobs.ts";
import { eventBody, finishPending } from "./books.ts";
import { finishRefund } from "./refund-book.ts";
import { signatureHeader, signBody } from "./signature.ts";

export interface DeliveryOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: string;
  /** Address of the shop as the provider reaches it, for instance `http://127.0.0.1:3000`. */
  readonly shopUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** Sends one message to the shop's webhook, newly signed. @throws when the shop does not accept it; it is retried */
export async function deliver(options: DeliveryOptions, eventId: string): Promise<"delivered" | "unknown"> {
  const { database, clock, secret, shopUrl, fetch } = options;
  const event = await eventBody(database.db, eventId);
  if (!event) return "unknown";
  if (event.refundId !== null) await finishRefund(database.db, event.refundId);
  else if (event.state === "paid") await finishPending(database.db, event.paymentId);
  const body = JSON.stringify(event);
  const headers = { "content-type": "application/json", [signatureHeader]: signBody(body, secret, clock.now()) };
  const request = new Request(new URL(paymentPaths.webhook("test"), shopUrl), { method: "POST", body, headers });
  const answer = await fetch(request);
  if (answer.status !== 200) throw new Error(`the shop responded with ${answer.status} to a test payment event`);
  return "delivered";
}

export const deliveryHandler = (options: DeliveryOptions): JobHandler =>
  handleJob(deliverTestEvent, async ({ eventId }) => {
    if ((await deliver(options, eventId)) === "unknown") return giveUp("there is no such event");
    return undefined;
  });
