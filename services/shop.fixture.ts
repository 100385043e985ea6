import { runOnce } from "graphile-worker";
import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type { Locale } from "../core/locale.ts";
import type { Database } from "../platform/database/database.ts";
import { createHttpApp } from "../platform/http/app.ts";
import type { Router } from "../platform/http/router.ts";
import type { AppEnv } from "../platform/http/variables.ts";
import { finishJobs } from "../platform/jobs/finish-jobs.ts";
import type { JobHandler } from "../platform/jobs/job.ts";
import { toTaskList } from "../platform/jobs/task-list.ts";
import { silentLog } from "../platform/log/log.ts";
import { workerLogger } from "../platform/log/worker-logger.ts";
import { type StoppedClock, stoppedClock } from "../platform/time/clock.ts";
import { newId } from "../platform/tokens/random.ts";
import { type DesignsFixture, designsFixture } from "./carts/designs.fixture.ts";
import {
  kindOfFixture,
  plainPrintData,
  type ReleasesFixture,
  releasesFixture,
  taxTableFixture,
} from "./carts/plain-print.fixture.ts";
import { cartsRoutes } from "./carts/routes.ts";
import { type Carts, createCarts, parcelOf } from "./carts/service.ts";
import { mailRoutes } from "./mail/routes.ts";
import { createMail, type Mail, type MailTransport } from "./mail/service.ts";
import { officeOrdersRoutes } from "./orders/office-routes.ts";
import { ordersRoutes } from "./orders/routes.ts";
import {
  attemptEnded,
  createOrders,
  moneyReceived,
  type OrderStep,
  type Orders,
  orderTokens,
} from "./orders/service.ts";
import { paymentsRoutes } from "./payments/routes.ts";
import { createPayments, type PaymentProvider, type PaymentStep, type Payments } from "./payments/service.ts";
import { deliveryHandler } from "./payments/test-provider/delivery.ts";
import { testProvider } from "./payments/test-provider/provider.ts";
import { testPageRoutes } from "./payments/test-provider/routes.ts";
import { createRecipients, type Recipients } from "./recipients/service.ts";
import { shippingRoutes } from "./shipping/routes.ts";
import { createShipping } from "./shipping/service.ts";
import { shippingTableFixture } from "./shipping/shipping-table.fixture.ts";
import { discountImports } from "./vouchers/contract.ts";
import { discountFileRoutes } from "./vouchers/discount-file-routes.ts";
import { officeVouchersRoutes } from "./vouchers/office-routes.ts";
import { vouchersRoutes } from "./vouchers/routes.ts";
import {
  createGiftOffers,
  createVouchers,
  giftLine,
  giftProvider,
  giftVoucherKind,
  type Vouchers,
  withGiftOffers,
} from "./vouchers/service.ts";

export interface ShopFixtureOptions {
  readonly database: Database;
  readonly crashPoint?: (step: OrderStep | PaymentStep) => void | Promise<void>;
  /** Secret of gift voucher codes, instead of `fixtureSecret`. */
  readonly secret?: string;
  /** Beside the test provider. */
  readonly providers?: readonly PaymentProvider[];
  readonly transport?: MailTransport;
  /** More jobs than those of these services, such as a pretended print room. */
  readonly handlers?: readonly JobHandler[];
}

/** Secret of the test provider and of order pages in tests. */
export const fixtureSecret = "a secret of at least thirty-two bytes";
export const fixtureOrigin = "http://shop.example";

/** A whole small shop from basket to mail on a real database: real services, pretended products and designs. */
export interface ShopFixture {
  readonly app: Router;
  readonly clock: StoppedClock;
  readonly carts: Carts;
  readonly vouchers: Vouchers;
  readonly orders: Orders;
  readonly payments: Payments;
  readonly mail: Mail;
  readonly recipients: Recipients;
  readonly designs: DesignsFixture;
  readonly releases: ReleasesFixture;
  /** Mail addresses that customers have shown to be theirs, by customer. */
  readonly provenEmails: Map<string, string>;
  /** Does all waiting jobs and returns when none is left. */
  runJobs(): Promise<void>;
}

/** A Tuesday morning; long past, so that a job enqueued for a moment after it is due. */
const start = "2026-01-13T10:00:00+01:00";

export async function shopFixture(options: ShopFixtureOptions): Promise<ShopFixture> {
  const { database, crashPoint = () => {}, providers = [], transport = null, handlers = [] } = options;
  const { secret = fixtureSecret } = options;
  const clock = stoppedClock(start);
  const [designs, releases] = [designsFixture(), releasesFixture()];
  const texts = async (locale: Locale) => (label: string | { key: string }) =>
    `${typeof label === "string" ? label : label.key} (${locale})`;
  const zone = "Europe/Berlin";
  const taxTable = async () => taxTableFixture;

  const shipping = createShipping({ database, clock });
  await shipping.tables.publish(database.db, shippingTableFixture, new Date(0));
  const vouchers = createVouchers({ database, clock, zone, secret });
  const offers = createGiftOffers(database.db, clock);
  const carts = createCarts({
    database,
    designs,
    taxTable,
    kindOf: (key) => (key === giftVoucherKind ? giftLine : kindOfFixture(key)),
    releases: withGiftOffers(releases, offers),
    clock,
    zone,
    texts,
    vouchers,
  });
  const mail = createMail({ database, clock, from: "Passepartout <shop@example.com>", transport });
  const provider = testProvider({ database, clock, secret: fixtureSecret });
  const payments: Payments = createPayments({
    database,
    clock,
    log: silentLog,
    providers: [provider, ...providers, giftProvider({ database, clock, zone })],
    onPaid: (...money) => moneyReceived({ shippingTables: shipping.tables, payments, vouchers })(...money),
    onEnded: (...attempt) => attemptEnded({ payments, vouchers })(...attempt),
    crashPoint,
  });
  const provenEmails = new Map<string, string>();
  const recipients = createRecipients({
    db: database.db,
    clock,
    neededByOrders: (...asked) => orders.recipientsNeeded(...asked),
    eraseInOrders: (...erased) => orders.eraseRecipients(...erased),
  });
  const orders: Orders = createOrders({
    database,
    recipients,
    clock,
    log: silentLog,
    carts,
    payments,
    vouchers,
    shippingTables: shipping.tables,
    mail,
    texts,
    token: orderTokens(fixtureSecret),
    provenEmail: async (customerId) => provenEmails.get(customerId) ?? null,
    pages: {
      shop: () => `${fixtureOrigin}/`,
      order: ({ channel }, token) => `${fixtureOrigin}${channel === "card" ? "/card" : ""}/orders/${token}`,
      terms: () => `${fixtureOrigin}/terms`,
      privacy: () => `${fixtureOrigin}/privacy`,
      imprint: () => `${fixtureOrigin}/imprint`,
    },
    seller,
    zone,
    crashPoint,
  });

  const app = createHttpApp({ log: silentLog, streamed: [discountImports] });
  app.use(identify);
  const delivery = {
    database,
    clock,
    secret: fixtureSecret,
    shopUrl: fixtureOrigin,
    fetch: async (request: Request) => app.fetch(request),
  };
  app.route("/", cartsRoutes({ carts, texts, requireVisitor, limitLines: unlimited, limitCodes: unlimited }));
  app.route("/", shippingRoutes({ shipping, parcelOf: async (...who) => parcel(await carts.priced(...who)) }));
  app.route("/", paymentsRoutes(payments));
  app.route("/", testPageRoutes(delivery));
  app.route("/", ordersRoutes({ orders, limitOrders: unlimited }));
  app.route("/", officeOrdersRoutes(orders.office, orders.officeParcels, requireOperator));
  app.route(
    "/",
    mailRoutes(mail, requireOperator, () => true),
  );
  app.route("/", vouchersRoutes({ vouchers, offers, clock, limitCodes: unlimited, ownOrders: orders.own }));
  app.route("/", officeVouchersRoutes(vouchers.office, requireOperator));
  app.route("/", discountFileRoutes({ office: vouchers.office, requireOperator, kinds: ["plain-print"] }));

  const all = [
    ...carts.handlers,
    ...orders.handlers,
    ...payments.handlers,
    ...mail.handlers,
    deliveryHandler(delivery),
    ...handlers,
  ];
  const runJobs = () =>
    runOnce({
      preset: finishJobs,
      pgPool: database.pool,
      taskList: toTaskList(all, silentLog, new AbortController().signal),
      logger: workerLogger(silentLog),
    });
  return { app, clock, carts, vouchers, orders, payments, mail, recipients, designs, releases, provenEmails, runJobs };
}

/** Tests and benches of this small shop stand for many people at one address. */
const unlimited: MiddlewareHandler<AppEnv> = (_, next) => next();

const parcel = (cart: Awaited<ReturnType<Carts["priced"]>>) => cart && parcelOf(cart);

const seller = {
  company: "Passepartout GmbH",
  address: ["Werkhof 3", "80331 München"],
  email: "hallo@example.com",
  phone: "+49 89 123456",
  managingDirectors: "Ida Beispiel",
  register: "Amtsgericht München, HRB 1",
  vatId: "DE123456789",
};

/** Header with the visitor, in place of the cookie. */
export const visitorHeader = "test-visitor";
/** Header with the signed-in customer, in place of the session. */
export const customerHeader = "test-customer";
/** Header with an operator's name. */
export const operatorHeader = "test-operator";

const identify = createMiddleware<AppEnv>(async (c, next) => {
  const visitorId = c.req.header(visitorHeader);
  const name = c.req.header(operatorHeader);
  const operator = name === undefined ? null : ({ id: name, name, role: "operator", language: null } as const);
  const customerId = c.req.header(customerHeader) ?? null;
  if (visitorId ?? name) c.set("visitor", { visitorId: visitorId ?? newId(), customerId, operator });
  await next();
});

/** Header of a response whose request created a visitor. */
export const welcomeHeader = "test-welcome";

const requireVisitor = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.var.visitor) {
    const visitorId = newId();
    c.set("visitor", { visitorId, customerId: null, operator: null });
    c.header(welcomeHeader, visitorId);
  }
  await next();
});

const requireOperator = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.var.visitor?.operator) return c.json({ status: 403 }, 403);
  return next();
});

export { plainPrintData };
