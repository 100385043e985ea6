import { giftConfiguration, giftMail, giftVoucherKind } from "../vouchers/service.ts";
import { moveOrder } from "./move-order.ts";
import type { OrdersOptions } from "./options.ts";
import { linesOf, lockOrder } from "./order-store.ts";
import { orderNumber } from "./order-view.ts";

/**
 * Makes the gift vouchers of a paid order and writes their mails, each once however often this runs: voucher and mail are
 * written together or not at all. An order of nothing else has arrived with them.
 */
export async function issueGiftsOf(
  options: Pick<OrdersOptions, "database" | "vouchers" | "mail" | "pages" | "clock">,
  orderId: string,
): Promise<void> {
  const { database, vouchers, mail, pages, clock } = options;
  await database.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, { id: orderId });
    // Cancelled in the moment after paying: there is nothing left to send.
    if (!order || order.state === "cancelled") return;
    const { locale, email, currency } = order;
    const lines = await linesOf(trx, orderId);
    for (const { id: orderLineId, kind, quantity, unitPrice: amount, configuration } of lines) {
      if (kind !== giftVoucherKind) continue;
      for (const gift of await vouchers.issue(trx, { orderLineId, quantity, amount, currency })) {
        const words = giftConfiguration.parse(configuration);
        const [shopUrl, imprintUrl] = [pages.shop(locale), pages.imprint(locale)];
        const number = orderNumber(order);
        const written = { gift, locale, email, orderId, number, configuration: words, shopUrl, imprintUrl };
        await mail.write(trx, giftMail(written));
      }
    }
    if (order.state !== "files-checked" || lines.some(({ kind }) => kind !== giftVoucherKind)) return;
    await moveOrder(trx, order, "delivered", { actor: "system", why: "sent by mail" }, clock.now());
  });
}
