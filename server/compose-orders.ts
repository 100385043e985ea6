import type { MiddlewareHandler } from "hono";
import type { Channel } from "../core/channel.ts";
import { countryOf } from "../core/locale.ts";
import { shopOf, shopZone } from "../core/shop.ts";
import { shopPath } from "../core/shop-path.ts";
import type { TaxTable } from "../core/tax.ts";
import type { Config } from "../platform/config/config.ts";
import type { AppEnv } from "../platform/http/variables.ts";
import { kindOf, productKinds } from "../products/registry.ts";
import { cartsRoutes } from "../services/carts/routes.ts";
import {
  cartCron,
  createCarts,
  type DesignVersions,
  parcelOf,
  type Releases,
  type TextsOf,
} from "../services/carts/service.ts";
import { contactRoutes } from "../services/contact/routes.ts";
import { legalRoutes } from "../services/legal/routes.ts";
import { mailRoutes } from "../services/mail/routes.ts";
import { createMail, smtpTransport } from "../services/mail/service.ts";
import { may } from "../services/operators/capabilities.ts";
import { requireOperator } from "../services/operators/require-operator.ts";
import { officeOrdersRoutes } from "../services/orders/office-routes.ts";
import { ordersRoutes } from "../services/orders/routes.ts";
import {
  attemptEnded,
  createOrders,
  moneyReceived,
  type OrderPages,
  type OrderShop,
  orderCron,
  orderTokens,
} from "../services/orders/service.ts";
import { paymentsRoutes } from "../services/payments/routes.ts";
import { createPayments, type PaymentProvider, type Payments, paymentCron } from "../services/payments/service.ts";
import { stripeProvider } from "../services/payments/stripe/provider.ts";
import { type DeliveryOptions, deliveryHandler } from "../services/payments/test-provider/delivery.ts";
import { testProvider } from "../services/payments/test-provider/provider.ts";
import { testPageRoutes } from "../services/payments/test-provider/routes.ts";
import type { Recipients } from "../services/recipients/service.ts";
import { shippingRoutes } from "../services/shipping/routes.ts";
import { createShipping } from "../services/shipping/service.ts";
import { discountFileRoutes } from "../services/vouchers/discount-file-routes.ts";
import { officeVouchersRoutes } from "../services/vouchers/office-routes.ts";
import { vouchersRoutes } from "../services/vouchers/routes.ts";
import {
  createGiftOffers,
  createVouchers,
  type GiftOffers,
  giftLine,
  giftProvider,
  giftVoucherKind,
  withGiftOffers,
} from "../services/vouchers/service.ts";
import type { Foundation } from "./foundation.ts";
import type { RateLimits } from "./rate-limits.ts";
import { readSeller } from "./read-seller.ts";
import { originsOf } from "./shop-hosts.ts";

export interface OrderWayOptions extends Foundation {
  readonly designs: DesignVersions;
  readonly recipients: Pick<Recipients, "ordered">;
  readonly releases: Releases;
  readonly texts: TextsOf;
  readonly taxTable: () => Promise<TaxTable>;
  readonly requireVisitor: MiddlewareHandler<AppEnv>;
  /** A customer's mail address, null while she has not shown that she reads its mails. */
  readonly provenEmail: (customerId: string) => Promise<string | null>;
  readonly limits: Pick<RateLimits, "lines" | "orders" | "codes" | "messages">;
}

/** The way of an order, from basket to paid: carts, delivery, orders, payments and mails. */
export async function composeOrders(options: OrderWayOptions) {
  const { config, database, clock, log, designs, releases, texts, taxTable, requireVisitor, provenEmail, limits } =
    options;
  const vouchers = createVouchers({ database, clock, zone: shopZone, secret: config.sessionSecret });
  const offers = createGiftOffers(database.db, clock);
  const carts = createCarts({
    database,
    designs,
    texts,
    taxTable,
    clock,
    zone: shopZone,
    vouchers,
    ...withGiftVouchers(releases, offers),
  });
  const shipping = createShipping({ database, clock });
  const transport = config.smtpUrl === null ? null : smtpTransport(config.smtpUrl);
  const mail = createMail({ database, clock, from: config.mailFrom, transport });

  const delivery: DeliveryOptions | null = config.payment.test && {
    database,
    clock,
    secret: config.payment.test.secret,
    shopUrl: ownAddress(config),
    fetch: (request) => fetch(request),
  };
  const payments: Payments = createPayments({
    database,
    clock,
    log,
    providers: [
      ...config.payment.providers.map((name) => providerOf(options, name)),
      giftProvider({ database, clock, zone: shopZone }),
    ],
    onPaid: (...money) => moneyReceived({ shippingTables: shipping.tables, payments, vouchers })(...money),
    onEnded: (...attempt) => attemptEnded({ payments, vouchers })(...attempt),
  });
  const seller = await readSeller(config.sellerFile);
  const orders = createOrders({
    database,
    clock,
    log,
    carts,
    payments,
    vouchers,
    shippingTables: shipping.tables,
    recipients: options.recipients,
    mail,
    texts,
    token: orderTokens(config.sessionSecret),
    provenEmail,
    pages: orderPages(config),
    seller,
    zone: shopZone,
    crashPoint: () => {},
  });

  return {
    carts,
    orders,
    mail,
    vouchers,
    shippingTables: shipping.tables,
    openRoutes: [
      ...(delivery ? [testPageRoutes(delivery)] : []),
      paymentsRoutes(payments),
      contactRoutes({
        db: database.db,
        mail,
        seller,
        limitMessages: limits.messages,
        formPage: (shop) => pageOf(config, shop, "/contact"),
      }),
      legalRoutes({ db: database.db, seller, shippingTables: shipping.tables, paymentMethods: payments.methods }),
    ],
    routes: [
      cartsRoutes({ carts, texts, requireVisitor, limitLines: limits.lines, limitCodes: limits.codes }),
      shippingRoutes({
        shipping,
        parcelOf: async (owner, locale) => {
          const cart = await carts.priced(owner, locale);
          return cart && parcelOf(cart);
        },
      }),
      vouchersRoutes({ vouchers, offers, clock, limitCodes: limits.codes, ownOrders: orders.own }),
      ordersRoutes({ orders, limitOrders: limits.orders }),
      mailRoutes(mail, requireOperator("mails"), ({ var: { visitor } }) =>
        visitor?.operator ? may(visitor.operator.role, "mails-secret") : false,
      ),
      officeOrdersRoutes(orders.office, orders.officeParcels, requireOperator("orders")),
      officeVouchersRoutes(vouchers.office, requireOperator("vouchers")),
      discountFileRoutes({
        office: vouchers.office,
        requireOperator: requireOperator("vouchers"),
        kinds: productKinds.map(({ key }) => key),
      }),
    ],
    handlers: [
      ...carts.handlers,
      ...orders.handlers,
      ...payments.handlers,
      ...mail.handlers,
      ...(delivery ? [deliveryHandler(delivery)] : []),
    ],
    cron: [...cartCron, ...orderCron, ...paymentCron],
  };
}

/** Gift vouchers can be in baskets like products, though they are neither designed nor produced. */
const withGiftVouchers = (releases: Releases, offers: GiftOffers) => ({
  kindOf: (key: string) => (key === giftVoucherKind ? giftLine : kindOf(key)),
  releases: withGiftOffers(releases, offers),
});

/** The shop's own address from inside, without any proxy. */
const ownAddress = ({ listen, port }: Pick<Config, "listen" | "port">): string =>
  `http://${listen?.includes(":") ? `[${listen}]` : (listen ?? "127.0.0.1")}:${port}`;

function providerOf({ config, database, clock }: Foundation, name: "test" | "stripe"): PaymentProvider {
  const { test, stripe } = config.payment;
  if (name === "test" && test) return testProvider({ database, clock, secret: test.secret });
  if (name === "stripe" && stripe) return stripeProvider(stripe);
  throw new Error(`payment provider ${name} is not configured`);
}

/**
 * Absolute address of a page, on the channel's host in the locale's country, because that host's locale is this one.
 */
export function pageOf(config: PagesConfig, { channel, locale }: OrderShop, path: `/${string}`) {
  const origins = originsOf(config);
  const country = countryOf(locale);
  // A channel that is no longer offered there leads to the other one.
  const there: Channel = origins[channel][country] ? channel : "poster";
  return `${origins[there][country] ?? config.publicUrl}${shopPath(shopOf(there, locale), path)}`;
}

type PagesConfig = Pick<Config, "publicUrl" | "hosts" | "cardHosts">;

function orderPages(config: PagesConfig): OrderPages {
  return {
    shop: (shop) => pageOf(config, shop, "/"),
    order: (shop, token) => pageOf(config, shop, `/order/${token}`),
    terms: (shop) => pageOf(config, shop, "/terms"),
    privacy: (shop) => pageOf(config, shop, "/privacy"),
    imprint: (shop) => pageOf(config, shop, "/imprint"),
  };
}
