import type { Currency } from "../../core/currency.ts";
import type { Locale } from "../../core/locale.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Database, Db, Trx } from "../../platform/database/database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { handleJob, type JobHandler } from "../../platform/jobs/job.ts";
import type { Sequel } from "../../products/kind-design.ts";
import type { Vouchers } from "../vouchers/service.ts";
import { type LineFailure, type LineMaking, makeLine } from "./add-line.ts";
import { adoptCart, joinCarts } from "./adopt-cart.ts";
import { askedOnce } from "./asked-once.ts";
import { openCart, openWithLine, type StoredLine } from "./cart-store.ts";
import { cartView, emptyCart } from "./cart-view.ts";
import { changeQuantity, copyLine, putLine, removeLine, replaceVersion, restoreLine } from "./change-lines.ts";
import { putVoucher, type TypedVoucher, takeVoucherOut, type VoucherFailure } from "./change-vouchers.ts";
import { closeCart } from "./close-cart.ts";
import type { AddLineRequest, CartChange, CartView, LookView, ReplaceDesignRequest } from "./contract.ts";
import { forgetRemovedLines } from "./forget-removed.ts";
import { forgetRemoved } from "./jobs.ts";
import type { TextsOf } from "./ports.ts";
import { lookOfLine, sequelOfLine } from "./price-line.ts";
import { type PricedCart, priceCart, priceMade, pricingTerms } from "./priced-cart.ts";

export type { LineFailure } from "./add-line.ts";
export { reasonView } from "./cart-view.ts";
export type { TypedVoucher, VoucherFailure } from "./change-vouchers.ts";
export { cartCron } from "./jobs.ts";
export type { DesignVersions, Releases, TextsOf } from "./ports.ts";
export type { LineOffer } from "./price-line.ts";
export { isGiftVoucher, type PricedCart, type PricedLine, parcelOf } from "./priced-cart.ts";

export interface CartsOptions extends LineMaking {
  readonly database: Database;
  readonly texts: TextsOf;
  readonly vouchers: Vouchers;
}

export type ChangeFailure = LineFailure | { readonly kind: "line-not-found" | "basket-full" };
/** A made product, and the release of its kind's catalogue. */
export type MadeProduct = Pick<StoredLine, "kind" | "release" | "configuration">;

/** A product as a list names it, in the locale's words and money. */
export interface OfferedProduct {
  readonly title: string;
  readonly facts: readonly string[];
  readonly look: LookView | null;
  readonly designerPath: string | null;
  /** Present price of a piece; null when it is no longer sold. */
  readonly price: number | null;
  readonly currency: Currency;
}

type Changed = Outcome<CartChange, ChangeFailure>;

/** Baskets. Each call works on the owner's open basket only; someone else's lines do not exist for her. */
export interface Carts {
  view(owner: Owner, locale: Locale): Promise<CartView>;
  add(owner: Owner, locale: Locale, request: AddLineRequest): Promise<Changed>;
  changeQuantity(owner: Owner, locale: Locale, lineId: string, quantity: number): Promise<Changed>;
  /** The line shows an edited design from now on; quantity and place stay. */
  replaceDesign(owner: Owner, locale: Locale, lineId: string, design: ReplaceDesignRequest): Promise<Changed>;
  remove(owner: Owner, locale: Locale, lineId: string): Promise<Changed>;
  /** Brings a removed line back. */
  restore(owner: Owner, locale: Locale, lineId: string): Promise<Changed>;
  duplicate(owner: Owner, locale: Locale, lineId: string): Promise<Changed>;
  /** Puts a discount code or a gift voucher in; one that is in already stays once. */
  putVoucher(typed: TypedVoucher): Promise<Outcome<CartView, VoucherFailure>>;
  takeVoucherOut(owner: Owner, locale: Locale, id: string): Promise<Outcome<CartView, VoucherFailure>>;
  /** Pieces in the basket, for the number on its icon. */
  pieces(owner: Owner): Promise<number>;
  /** Everything in it with what it costs now; null without an open basket. */
  priced(owner: Owner, locale: Locale): Promise<PricedCart | null>;
  /** A product's surroundings, by the release that made it; null when they are unknown. */
  lookOf(made: MadeProduct): Promise<LookView | null>;
  /** The sequel of a product once it is ordered; null: none. */
  sequelOf(made: MadeProduct): Promise<Sequel<unknown> | null>;
  /** Names and prices one piece of each of these, which are in no basket; what they share is asked for once. */
  offerings(made: readonly MadeProduct[], locale: Locale): Promise<readonly OfferedProduct[]>;
  /** Closes the basket for its order; false when it is closed already or was changed since it was priced. */
  close(trx: Trx, cart: PricedCart, owner: Owner, now: Date): Promise<boolean>;
  /** At login: what the visitor put in goes to the customer's basket. */
  adopt(trx: Db, visitorId: string, customerId: string): Promise<boolean>;
  /** Joins two accounts of one person: lines in the basket of `from` move to that of `to`, with ordered baskets. */
  join(trx: Db, from: string, to: string): Promise<void>;
  /** Her account ends: what was not ordered is gone, what was belongs to a visitor that nobody is. */
  forget(trx: Db, customerId: string, heir: string): Promise<void>;
  readonly handlers: readonly JobHandler[];
}

/** The only design of a new basket was frozen just now, which checks its pixels. */
const justOpened = { designs: { tooSmall: async () => new Set<string>() } };

export function createCarts(options: CartsOptions): Carts {
  const { database, designs, texts } = options;
  const { db } = database;

  async function priced(owner: Owner, locale: Locale): Promise<PricedCart | null> {
    const cart = await openCart(db, owner);
    return cart && priceCart(cart, locale, options);
  }

  async function view(owner: Owner, locale: Locale): Promise<CartView> {
    const cart = await priced(owner, locale);
    return cart ? cartView(cart, await texts(locale)) : emptyCart(await pricingTerms(locale, options));
  }

  /** Does the change in a transaction, then shows the basket after it. */
  async function change<Failure extends ChangeFailure>(
    owner: Owner,
    locale: Locale,
    work: (trx: Trx) => Promise<Outcome<string, Failure>>,
  ): Promise<Changed> {
    const changed = await db.transaction().execute(work);
    return changed.ok ? done({ lineId: changed.value, cart: await view(owner, locale) }) : changed;
  }

  return {
    view,
    priced,
    add: async (owner, locale, request) => {
      const line = await makeLine(owner, locale, request, options);
      if (!line.ok) return line;
      const opened = await openWithLine(db, owner, line.value);
      if (!opened) return change(owner, locale, (trx) => putLine(trx, owner, line.value));
      const cart = cartView(await priceCart(opened, locale, { ...options, ...justOpened }), await texts(locale));
      return done({ lineId: line.value.id, cart });
    },
    changeQuantity: (owner, locale, lineId, quantity) =>
      change(owner, locale, (trx) => changeQuantity(trx, owner, lineId, quantity)),
    replaceDesign: async (owner, locale, lineId, design) => {
      const line = await makeLine(owner, locale, { ...design, quantity: 1 }, options);
      if (!line.ok) return line;
      return change(owner, locale, (trx) => replaceVersion(trx, owner, lineId, line.value));
    },
    remove: (owner, locale, lineId) =>
      change(owner, locale, (trx) => removeLine(trx, owner, lineId, options.clock.now())),
    restore: (owner, locale, lineId) => change(owner, locale, (trx) => restoreLine(trx, owner, lineId)),
    duplicate: async (owner, locale, lineId) => {
      const original = (await openCart(db, owner))?.lines.find(({ id }) => id === lineId);
      if (!original) return failed({ kind: "line-not-found" });
      if (original.versionId === null) return change(owner, locale, (trx) => copyLine(trx, owner, original));
      // The copy gets a design of its own, so that editing one leaves the other as it is.
      const copy = await designs.duplicate(owner, original.versionId);
      if (!copy.ok) return failed({ kind: "design-not-found" });
      return change(owner, locale, (trx) => copyLine(trx, owner, { ...original, ...copy.value }));
    },
    putVoucher: async (typed) => {
      const { owner, locale } = typed;
      const put = await putVoucher(db, options.vouchers, await priced(owner, locale), typed);
      return put.ok ? done(await view(owner, locale)) : put;
    },
    takeVoucherOut: async (owner, locale, id) => {
      const taken = await db.transaction().execute((trx) => takeVoucherOut(trx, options.vouchers, owner, id));
      return taken.ok ? done(await view(owner, locale)) : taken;
    },
    pieces: async (owner) => {
      const cart = await openCart(db, owner);
      return cart?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
    },
    lookOf: async ({ kind, release, configuration }) =>
      lookOfLine(options.kindOf(kind), await options.releases.at(kind, release), configuration),
    sequelOf: async ({ kind, release, configuration }) =>
      sequelOfLine(options.kindOf(kind), await options.releases.at(kind, release), configuration),
    offerings: async (made, locale) => {
      const [terms, text] = await Promise.all([pricingTerms(locale, options), texts(locale)]);
      const pricing = { ...options, releases: askedOnce(options.releases) };
      return Promise.all(
        made.map(async (one) => {
          const { offer, description, look, designerPath } = await priceMade({ ...one, quantity: 1 }, terms, pricing);
          const price = offer.ok ? offer.value.unitPrice : null;
          const facts = description.facts.map(text);
          return { title: text(description.title), facts, look, designerPath, price, currency: terms.currency };
        }),
      );
    },
    close: closeCart,
    handlers: [handleJob(forgetRemoved, () => forgetRemovedLines(db, options.clock.now()))],
    forget: async (trx, customerId, heir) => {
      const hers = trx.deleteFrom("cart").where("customer_id", "=", customerId);
      await hers.where("ordered_at", "is", null).execute();
      const left = { customer_id: null, visitor_id: heir };
      await trx.updateTable("cart").set(left).where("customer_id", "=", customerId).execute();
    },
    adopt: (trx, visitorId, customerId) => adoptCart(trx, options.vouchers, visitorId, customerId),
    join: (trx, from, to) => joinCarts(trx, options.vouchers, from, to),
  };
}
