import type { Shop } from "../../core/shop.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log/log.ts";
import type { Clock } from "../../platform/time/clock.ts";
import type { Carts, TextsOf } from "../carts/service.ts";
import type { Seller } from "../legal/service.ts";
import type { Mail } from "../mail/service.ts";
import type { Payments } from "../payments/service.ts";
import type { ShippingTables } from "../shipping/service.ts";
import type { Vouchers } from "../vouchers/service.ts";
import type { OrderToken } from "./order-token.ts";
import type { ProvenEmail } from "./own-orders.ts";
import type { OrderedLists } from "./sending.ts";
import type { CrashPoint, OrderStep } from "./steps.ts";

/** Absolute addresses of pages that mails and payment providers link to. */
export interface OrderPages {
  order(shop: OrderShop, token: string): string;
  shop(shop: OrderShop): string;
  terms(shop: OrderShop): string;
  privacy(shop: OrderShop): string;
  imprint(shop: OrderShop): string;
}

/** The shop in which an order was placed; an order has this form. */
export type OrderShop = Pick<Shop, "channel" | "locale">;

/** Dependencies of orders. */
export interface OrdersOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly carts: Carts;
  readonly payments: Payments;
  readonly vouchers: Vouchers;
  readonly shippingTables: ShippingTables;
  /** Lists that pieces are printed for. */
  readonly recipients: OrderedLists;
  readonly mail: Mail;
  readonly texts: TextsOf;
  readonly token: OrderToken;
  readonly provenEmail: ProvenEmail;
  readonly pages: OrderPages;
  readonly seller: Seller;
  /** IANA zone of the shop. */
  readonly zone: string;
  readonly crashPoint: CrashPoint<OrderStep>;
}
