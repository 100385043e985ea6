import type { Country, Locale } from "../../core/locale.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Db, Trx } from "../../platform/database/database.ts";
import { type Owner, ownedBy } from "../../platform/database/ownership.ts";
import { giveUp, handleJob, type JobHandler } from "../../platform/jobs/job.ts";
import { orderConfirmation } from "../mail/service.ts";
import type { PaymentMethod } from "../payments/contract.ts";
import { deliverableCountries } from "../shipping/service.ts";
import { giftVoucherKind } from "../vouchers/service.ts";
import { cancelOrder } from "./cancel-order.ts";
import { type CheckoutChoice, type CheckoutFailure, checkout } from "./checkout.ts";
import { confirmationOf } from "./confirmation.ts";
import type {
  CheckoutSummary,
  LineRecipients,
  MyOrder,
  OrderParcels,
  OrderView,
  PlacedOrder,
  Sending,
  WithdrawRequest,
} from "./contract.ts";
import { endUnpaidOrders } from "./end-unpaid.ts";
import { eraseRecipients } from "./erase-recipients.ts";
import { exportedOrders, forgetCustomer, orderedAmong } from "./forget-customer.ts";
import { enqueueDueGifts, issueGiftsOf } from "./issue-gifts.ts";
import { deliverGifts, endUnpaid, issueGifts, orderConfirmationMail, parcelsSentMail, releaseHolds } from "./jobs.ts";
import { myOrders } from "./my-orders.ts";
import { createOfficeOrders, type OfficeOrders } from "./office.ts";
import { createOfficeParcels, type OfficeParcelsOfOrders } from "./office-parcels.ts";
import type { OrdersOptions } from "./options.ts";
import { type FileReport, holdLine, type LineToPrint, lineToPrint, reportFile } from "./order-files.ts";
import { releaseLapsedHolds } from "./order-hold.ts";
import { orderNamed } from "./order-name.ts";
import { findOrder, linesOf, type StoredOrder } from "./order-store.ts";
import { askedFor, historyOf, looksOf, orderView, sequelsOf } from "./order-view.ts";
import { type OrderCustomer, type OwnOrders, ownOrders } from "./own-orders.ts";
import { parcelProgress, parcelsOf } from "./parcel-store.ts";
import { orderParcelsView } from "./parcel-view.ts";
import { writeParcelsSent } from "./parcels-sent.ts";
import { type PayAgainFailure, payAgain } from "./pay-again.ts";
import { type PlaceFailure, type Placing, placeOrder } from "./place-order.ts";
import { recipientsNeeded } from "./recipients-needed.ts";
import { lineRecipientsView, listOfLine, sentLines } from "./sending.ts";
import { type ProviderUnavailable, startPayment } from "./start-payment.ts";
import { summaryView } from "./summary-view.ts";
import { type WithdrawFailure, withdrawOrder } from "./withdraw-order.ts";
import { withdrawalsOf } from "./withdrawal-store.ts";

export { orderCron, printOrderLine } from "./jobs.ts";
export { moneyReceived } from "./money-received.ts";
export type { OfficeOrders } from "./office.ts";
export type { OrderPages, OrderShop, OrdersOptions } from "./options.ts";
export type { FileReport, LineToPrint } from "./order-files.ts";
export { attemptEnded } from "./order-hold.ts";
export { orderTokens } from "./order-token.ts";
export type { PlaceFailure, Placing } from "./place-order.ts";
export { recentConfigurations } from "./recent-configurations.ts";
export { type OrderStep, orderSteps } from "./steps.ts";
export type { WithdrawFailure } from "./withdraw-order.ts";

/** Orders; a guest names hers by its token, a customer also by its number (`orderNamed`). */
export interface Orders {
  summary(
    owner: Owner,
    locale: Locale,
    choice: CheckoutChoice & { readonly sending?: Sending | undefined },
  ): Promise<Outcome<CheckoutSummary, CheckoutFailure>>;
  /** Everyone of the list that a line of her basket is printed for; null: there is none. @param asked country: hers */
  lineRecipients(
    owner: Owner,
    locale: Locale,
    asked: { readonly lineId: string; readonly country: Country },
  ): Promise<LineRecipients | null>;
  /** An order's parcels to recipients. */
  parcels(asker: Owner, name: string): Promise<OrderParcels | null>;
  place(placing: Placing): Promise<Outcome<PlacedOrder, PlaceFailure | ProviderUnavailable>>;
  view(asker: Owner, name: string): Promise<OrderView | null>;
  /** All orders of a customer, also those of the mail address that is proven to be hers. */
  mine(customerId: string, locale: Locale): Promise<MyOrder[]>;
  /** Their ids. */
  own(customerId: string): Promise<OwnOrders>;
  pay(
    asker: Owner,
    name: string,
    method: PaymentMethod | undefined,
  ): Promise<Outcome<PlacedOrder, { readonly kind: PayAgainFailure } | ProviderUnavailable>>;
  cancel(asker: Owner, name: string): Promise<Outcome<OrderView, "order-not-found" | "not-cancellable">>;
  /** Withdraws from the contract for ready-made lines; once per key. */
  withdraw(
    asker: Owner,
    name: string,
    idempotencyKey: string,
    request: WithdrawRequest,
  ): Promise<Outcome<OrderView, WithdrawFailure>>;
  /** Token of an order the visitor owns anyway, to send her there. */
  tokenOf(orderId: string): string;
  /** At login: the visitor's orders become the customer's. */
  adopt(trx: Db, visitorId: string, customerId: string): Promise<void>;
  /** Two accounts of one person become one. */
  join(trx: Db, from: string, to: string): Promise<void>;
  /** Her account ends: orders stay as the law requires, accessible by their own links only. */
  forget(trx: Db, customerId: string, heir: string): Promise<void>;
  /** Those of these frozen designs that were ordered. */
  orderedAmong(trx: Db, versionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those of these lists of recipients that an order which is not over is made with. */
  recipientsNeeded(db: Db, hashes: readonly string[]): Promise<ReadonlySet<string>>;
  /** All of hers with addresses and lines, for her copy of what is known of her. */
  exported(customerId: string): Promise<readonly object[]>;
  /** The frozen design of a line, for everyone who may see the order. */
  versionOf(asker: Owner, name: string, lineId: string): Promise<string | null>;
  /** For printing. */
  lineToPrint(lineId: string): Promise<LineToPrint | null>;
  holdLine(trx: Trx, lineId: string): Promise<void>;
  reportFile(trx: Trx, lineId: string, report: FileReport): Promise<void>;
  /** The owner of these lists erases them: their addresses go out of her orders, too. */
  eraseRecipients(trx: Db, owner: Owner, lists: readonly string[]): Promise<void>;
  readonly office: OfficeOrders;
  readonly officeParcels: OfficeParcelsOfOrders;
  readonly handlers: readonly JobHandler[];
}

export function createOrders(options: OrdersOptions): Orders {
  const { database, carts, payments, vouchers, shippingTables, recipients, texts, mail, clock } = options;
  const { token, zone, provenEmail } = options;
  const { db } = database;

  /** Most orders go to one address. */
  const progressOf = async ({ id, recipientParcels }: StoredOrder) =>
    recipientParcels > 0 ? parcelProgress(db, id) : null;

  async function view(order: StoredOrder): Promise<OrderView> {
    const lines = await linesOf(db, order.id);
    const [attempts, refunds, history, withdrawals, progress, spent] = await Promise.all([
      payments.of(db, order.id),
      payments.refunds(order.id),
      historyOf(db, order.id),
      withdrawalsOf(db, order.id),
      progressOf(order),
      vouchers.spentOf(
        db,
        lines.filter(({ kind }) => kind === giftVoucherKind).map(({ id }) => id),
      ),
    ]);
    const [looks, text] = await Promise.all([looksOf(carts, lines), texts(order.locale)]);
    const sequels = await sequelsOf(carts, lines, text);
    const asked = { at: clock.now(), zone };
    const money = { payments: attempts, refunds };
    return orderView({ order, lines, looks, sequels, ...money, history, withdrawals, progress, spent, asked });
  }

  const customerOf = async (customerId: string): Promise<OrderCustomer> => ({
    customerId,
    email: await provenEmail(customerId),
  });

  async function named(asker: Owner, name: string): Promise<StoredOrder | null> {
    const ref = await orderNamed(name, asker, provenEmail);
    return ref && findOrder(db, ref);
  }

  const confirm = handleJob(orderConfirmationMail, async ({ orderId }) => {
    const order = await findOrder(db, { id: orderId });
    if (!order) return giveUp("there is no such order");
    // Cancelled in the moment after paying: there is nothing left to confirm.
    if (order.state === "cancelled") return undefined;
    const [lines, progress] = [await linesOf(db, orderId), await progressOf(order)];
    const message = orderConfirmation(confirmationOf(order, lines, progress, options));
    await mail.writeAlone(message);
    return undefined;
  });

  const tellSent = handleJob(parcelsSentMail, ({ orderId }) => writeParcelsSent(options, orderId));

  return {
    summary: async (owner, locale, choice) => {
      const cart = await carts.priced(owner, locale);
      if (!cart) return failed({ kind: "basket-empty" });
      const table = await shippingTables.current(db);
      const to = { home: choice.country, reached: deliverableCountries(table, cart.terms.currency) };
      const sent = await sentLines(recipients, cart, choice.sending ?? [], to);
      const counted = checkout(cart, table, choice, clock.now(), sent);
      return counted.ok ? done(summaryView(counted.value, payments.methods, await texts(locale))) : counted;
    },
    lineRecipients: async (owner, locale, { lineId, country: home }) => {
      const cart = await carts.priced(owner, locale);
      const line = cart?.lines.find((one) => one.line.id === lineId);
      const hash = line && listOfLine(line);
      const list = hash && (await recipients.ordered(hash));
      if (!cart || !list) return null;
      const reached = deliverableCountries(await shippingTables.current(db), cart.terms.currency);
      return lineRecipientsView(list, { home, reached });
    },
    parcels: async (asker, name) => {
      const order = await named(asker, name);
      return order && orderParcelsView(await parcelsOf(db, order.id));
    },
    place: async (placing) => {
      const placed = await placeOrder(options, placing);
      if (!placed.ok) return placed;
      const { order, payment } = placed.value;
      return startPayment(options, order, payment ?? askedFor(await payments.of(db, order.id))[0] ?? null);
    },
    view: async (asker, name) => {
      const order = await named(asker, name);
      return order && view(order);
    },
    mine: async (customerId, locale) =>
      myOrders(db, await customerOf(customerId), async (lines) => sequelsOf(carts, lines, await texts(locale))),
    own: async (customerId) => ownOrders(db, await customerOf(customerId)),
    pay: async (asker, name, method) => {
      const ref = await orderNamed(name, asker, provenEmail);
      if (!ref) return failed({ kind: "order-not-found" });
      const attempt = await payAgain(options, ref, method);
      if (!attempt.ok) return failed({ kind: attempt.error });
      return startPayment(options, attempt.value.order, attempt.value.payment);
    },
    cancel: async (asker, name) => {
      const ref = await orderNamed(name, asker, provenEmail);
      if (!ref) return failed("order-not-found");
      const cancelled = await db
        .transaction()
        .execute((trx) => cancelOrder(trx, options, ref, { actor: "customer" }, clock.now()));
      return cancelled.ok ? done(await view(cancelled.value)) : cancelled;
    },
    withdraw: async (asker, name, idempotencyKey, request) => {
      const ref = await orderNamed(name, asker, provenEmail);
      if (!ref) return failed({ kind: "order-not-found" });
      const withdrawn = await withdrawOrder(options, { ref, idempotencyKey, request });
      return withdrawn.ok ? done(await view(withdrawn.value)) : withdrawn;
    },
    tokenOf: token,
    adopt: async (trx, visitorId, customerId) => {
      const visitor = { visitorId, customerId: null };
      await trx.updateTable("shop_order").set({ customer_id: customerId }).where(ownedBy(visitor)).execute();
    },
    join: async (trx, from, to) => {
      await trx.updateTable("shop_order").set({ customer_id: to }).where("customer_id", "=", from).execute();
    },
    forget: (trx, customerId, heir) => forgetCustomer(trx, customerId, heir),
    orderedAmong,
    recipientsNeeded,
    exported: async (customerId) => exportedOrders(db, await customerOf(customerId)),
    versionOf: async (asker, name, lineId) => {
      const order = await named(asker, name);
      const lines = order ? await linesOf(db, order.id) : [];
      return lines.find(({ id }) => id === lineId)?.versionId ?? null;
    },
    lineToPrint: (lineId) => lineToPrint(db, lineId),
    holdLine,
    reportFile: (trx, lineId, report) => reportFile(trx, lineId, report, clock.now()),
    eraseRecipients,
    office: createOfficeOrders(options),
    officeParcels: createOfficeParcels(options),
    handlers: [
      confirm,
      tellSent,
      handleJob(issueGifts, ({ orderId }) => issueGiftsOf(options, orderId)),
      handleJob(deliverGifts, () => enqueueDueGifts(options)),
      handleJob(releaseHolds, () => releaseLapsedHolds(options, clock.now())),
      handleJob(endUnpaid, () => endUnpaidOrders(options, clock.now())),
    ],
  };
}
