import { enqueue } from "../../platform/jobs/enqueue.ts";
import { giftConfiguration, giftMail, giftVoucherKind } from "../vouchers/service.ts";
import { issueGifts } from "./jobs.ts";
import { moveOrder } from "./move-order.ts";
import type { OrdersOptions } from "./options.ts";
import { linesOf, lockOrder, type StoredOrder, type StoredOrderLine } from "./order-store.ts";
import { orderNumber } from "./order-view.ts";
import { withdrawalsOf, withdrawnLines } from "./withdrawal-store.ts";

type Issuing = Pick<OrdersOptions, "database" | "vouchers" | "mail" | "pages" | "clock">;

/**
 * Creates the gift vouchers of a paid order and the mails due, each once: delivery and mail are written together or not
 * at all. An order of nothing else is delivered with the last of them.
 */
export async function issueGiftsOf(options: Issuing, orderId: string): Promise<void> {
  while ((await issueSome(options, orderId)) > 0);
}

/** @returns how many mails were written */
async function issueSome(options: Issuing, orderId: string): Promise<number> {
  const { database, vouchers, clock } = options;
  return database.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, { id: orderId });
    // Cancelled in the moment after paying: there is nothing left to send.
    if (!order || order.state === "cancelled") return 0;
    const [lines, withdrawn] = [await linesOf(trx, orderId), withdrawnLines(await withdrawalsOf(trx, orderId))];
    const bought = lines.filter(({ kind }) => kind === giftVoucherKind);
    // Withdrawn in the moment after paying: they were never made, so nothing of them could be ended.
    const gifts = bought.filter(({ id }) => !withdrawn.has(id));
    for (const { id: orderLineId, quantity, unitPrice: amount, configuration } of gifts) {
      const { deliverOn } = giftConfiguration.parse(configuration);
      await vouchers.issue(trx, { orderLineId, quantity, amount, currency: order.currency, deliverOn });
    }
    const ids = gifts.map(({ id }) => id);
    const due = await vouchers.takeDue(trx, ids);
    for (const gift of due) {
      const line = gifts.find(({ id }) => id === gift.orderLineId);
      if (line) await options.mail.write(trx, await giftMail(mailOf(order, line, gift, options)));
    }
    const byMailAlone = gifts.length > 0 && bought.length === lines.length;
    if (order.state === "files-checked" && byMailAlone && !(await vouchers.anyWaiting(trx, ids))) {
      await moveOrder(trx, order, "delivered", { actor: "system", why: "sent by mail" }, clock.now());
    }
    return due.length;
  });
}

const mailOf = (
  order: StoredOrder,
  { configuration }: StoredOrderLine,
  gift: Parameters<typeof giftMail>[0]["gift"],
  { pages, clock }: Issuing,
) => ({
  gift,
  channel: order.channel,
  locale: order.locale,
  email: order.email,
  orderId: order.id,
  number: orderNumber(order),
  configuration: giftConfiguration.parse(configuration),
  shopUrl: pages.shop(order),
  imprintUrl: pages.imprint(order),
  created: clock.now(),
});

/** Has the gift vouchers mailed whose day has come: a job for each order, so that none waits for another. */
export async function enqueueDueGifts({ database, vouchers }: Issuing): Promise<void> {
  const lineIds = await vouchers.linesDue();
  if (lineIds.length === 0) return;
  const orders = await database.db
    .selectFrom("order_line")
    .select("order_id as orderId")
    .distinct()
    .where("id", "in", lineIds)
    .execute();
  for (const { orderId } of orders) await enqueueIssuing(database.db, orderId);
}

/** Makes and mails the gift vouchers of an order; asked twice before it ran, it runs once. */
export const enqueueIssuing = (db: OrdersOptions["database"]["db"], orderId: string) =>
  enqueue(db, issueGifts, { orderId }, { jobKey: `issue-gift-vouchers:${orderId}` });
