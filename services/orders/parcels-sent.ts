import type { Trx } from "../../platform/database/database.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { parcelsSent } from "../mail/service.ts";
import { parcelsSentMail } from "./jobs.ts";
import type { OrdersOptions } from "./options.ts";
import { lockOrder } from "./order-store.ts";
import { orderNumber } from "./order-view.ts";
import { parcelProgress, takeUntold } from "./parcel-store.ts";

/** Operators enter sixty letters one by one: the buyer gets one mail, after a pause. */
const QUIET_MINUTES = 10;

/** Schedules the buyer's mail about shipped parcels. */
export async function tellOfParcels(trx: Trx, orderId: string, now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + QUIET_MINUTES * 60_000);
  await enqueue(trx, parcelsSentMail, { orderId }, { jobKey: `parcels-sent-mail:${orderId}`, runAt });
}

/** Writes the mail about all parcels that are on their way and were in none before; it names nobody of the list. */
export async function writeParcelsSent(options: OrdersOptions, orderId: string): Promise<void> {
  const { database, clock, mail, pages, token } = options;
  await database.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, { id: orderId });
    if (!order || order.state === "cancelled") return;
    const sent = await takeUntold(trx, orderId, clock.now());
    const progress = await parcelProgress(trx, orderId);
    const [first] = sent;
    if (!first || !progress) return;
    const message = parcelsSent({
      orderId,
      number: orderNumber(order),
      channel: order.channel,
      locale: order.locale,
      email: order.email,
      key: `${first.id}:${first.shippedAt?.toISOString()}`,
      shipped: progress.shipped,
      count: order.recipientParcels,
      parcels: sent.map(({ position, tracking, arrivalLatest }) => ({ position, tracking, latest: arrivalLatest })),
      orderUrl: pages.order(order, token(order.id)),
      imprintUrl: pages.imprint(order),
    });
    await mail.write(trx, message);
  });
}
