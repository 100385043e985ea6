import { createRoute, z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { addDays, wallClock } from "../../core/calendar-date.ts";
import { currencyOf } from "../../core/locale.ts";
import { shopZone } from "../../core/shop.ts";
import { problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import { logEvent } from "../../platform/log/events.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { productKinds } from "../../products/registry.ts";
import { applyVouchers, redeem, type VoucherTerms } from "./basket-vouchers.ts";
import {
  giftVoucherOffer,
  myVouchers,
  type VoucherValue,
  voucherPaths,
  voucherRequest,
  voucherValue,
} from "./contract.ts";
import { examples } from "./examples.ts";
import { longestMessage, longestRecipient, mostDaysAhead } from "./gift-line.ts";
import type { GiftOffers } from "./gift-offer.ts";
import { giftVoucherKind } from "./gift-voucher-kind.ts";
import { lastDayOf } from "./issue-gifts.ts";
import type { Whose } from "./my-vouchers.ts";
import type { Vouchers } from "./service.ts";
import { voucherViews } from "./voucher-view.ts";

export interface VouchersRoutesOptions {
  readonly vouchers: Pick<Vouchers, "find" | "mine">;
  readonly offers: Pick<GiftOffers, "current">;
  readonly clock: Clock;
  /** Orders that are the customer's. */
  readonly ownOrders: (customerId: string) => Promise<Whose>;
  /** Against guessing codes. */
  readonly limitCodes: MiddlewareHandler<AppEnv>;
}

const knownRequest = voucherRequest.extend({
  kind: z.enum([...productKinds.map(({ key }) => key), giftVoucherKind]).optional(),
});

/** Values of codes; see contract.ts. */
export function vouchersRoutes({ vouchers, offers, clock, ownOrders, limitCodes }: VouchersRoutesOptions): Router {
  const app = createRouter();
  app.use(voucherPaths.value, limitCodes);

  app.openapi(
    createRoute({
      method: "post",
      path: voucherPaths.value,
      request: { body: jsonBody(knownRequest, examples.request) },
      responses: {
        200: jsonAnswer(voucherValue, "What the code would do to the amount", examples.value),
        default: problems,
      },
    }),
    async (c) => {
      const { channel, country, locale } = c.var.shop;
      const { code, amount, kind = "" } = c.req.valid("json");
      c.header("cache-control", "private, no-store");
      const found = await vouchers.find(code, channel);
      if (!found.ok) {
        logEvent(c.var.log, "error-add-voucher", { reason: found.error });
        return problem(c, { status: found.error === "voucher-unknown" ? 404 : 422, kind: found.error });
      }
      const on = wallClock(clock.now(), shopZone).date;
      const terms = { currency: currencyOf(locale), country, on };
      return c.json(worthOf(found.value, { amount, kind }, terms), 200);
    },
  );
  app.openapi(
    createRoute({
      method: "get",
      path: voucherPaths.mine,
      responses: { 200: jsonAnswer(myVouchers, "The customer's gift vouchers", examples.mine), default: problems },
    }),
    async (c) => {
      c.header("cache-control", "private, no-store");
      const customerId = c.var.visitor?.customerId;
      if (!customerId) return problem(c, { status: 401, kind: "not-signed-in" });
      return c.json({ vouchers: [...(await vouchers.mine(await ownOrders(customerId)))] }, 200);
    },
  );
  app.openapi(
    createRoute({
      method: "get",
      path: voucherPaths.giftVoucher,
      responses: { 200: jsonAnswer(giftVoucherOffer, "Gift vouchers on offer", examples.offer), default: problems },
    }),
    async (c) => {
      const offer = await offers.current();
      if (!offer) return problem(c, { status: 503, kind: "no-catalogue" });
      const { amounts, least, most } = offer;
      c.header("cache-control", "public, max-age=60");
      c.header("vary", "x-channel, x-locale, accept-encoding");
      const { date: deliverFrom } = wallClock(clock.now(), shopZone);
      const days = { validTo: lastDayOf(deliverFrom), deliverFrom, deliverTo: addDays(deliverFrom, mostDaysAhead) };
      const kind: typeof giftVoucherKind = giftVoucherKind;
      const offered = { kind, currency: currencyOf(c.var.shop.locale), amounts, least, most, ...days };
      return c.json({ ...offered, delivery: ["mail" as const], longestRecipient, longestMessage }, 200);
    },
  );
  return app;
}

function worthOf(
  voucher: Parameters<typeof applyVouchers>[0][number],
  { amount, kind }: { readonly amount: number; readonly kind: string },
  terms: VoucherTerms,
): VoucherValue {
  // Money for money, as in a basket: codes take nothing off a gift voucher, and none pays for another.
  const gift = kind === giftVoucherKind;
  const applied = applyVouchers([voucher], [{ kind, total: amount, reduced: false, gift }], terms);
  const redemptions = redeem(applied.gifts, amount - applied.discount, gift ? amount : 0);
  const pays = redemptions.reduce((sum, one) => sum + one.amount, 0);
  const [view] = voucherViews(applied, redemptions);
  if (!view) throw new Error("a known code is in no list");
  const { type, label, percent, freeShipping, balance, validTo, problem: refused } = view;
  const { discount } = applied;
  return {
    currency: terms.currency,
    type,
    label,
    percent,
    freeShipping,
    discount,
    pays,
    validTo,
    rest: amount - discount - pays,
    balance: balance === null ? null : balance - pays,
    problem: refused,
  };
}
