import { createRoute, z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { localeOf, problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../platform/http/router.ts";
import { type AppEnv, operatorName } from "../../platform/http/variables.ts";
import {
  type DiscountView,
  discountList,
  discountRule,
  discountView,
  type GiftSummary,
  giftList,
  giftsQuery,
  giftView,
  giveAwayRequest,
  givenAway,
  officeVoucherPaths,
} from "./contract.ts";
import type { StoredDiscount } from "./discount-store.ts";
import { examples } from "./examples.ts";
import { shownCode } from "./gift-code.ts";
import { giftPageSize, type StoredGift } from "./gift-store.ts";
import { voucherProblem } from "./problem-words.ts";
import type { OfficeVouchers } from "./service.ts";

const idParam = z.object({ id: z.uuid() });

/** Codes and gift vouchers for operators. */
export function officeVouchersRoutes(office: OfficeVouchers, requireOperator: MiddlewareHandler<AppEnv>): Router {
  const app = createRouter();
  for (const path of [officeVoucherPaths.discounts, officeVoucherPaths.gifts]) {
    app.use(path, requireOperator);
    app.use(`${path}/*`, requireOperator);
  }

  app.openapi(
    createRoute({
      method: "get",
      path: officeVoucherPaths.discounts,
      responses: {
        200: jsonAnswer(discountList, "Discount codes, the newest first", examples.discounts),
        default: problems,
      },
    }),
    async (c) => c.json({ discounts: (await office.discounts()).map(discountOf) }, 200),
  );

  app.openapi(
    createRoute({
      method: "post",
      path: officeVoucherPaths.discounts,
      request: { body: jsonBody(discountRule, examples.rule) },
      responses: { 201: jsonAnswer(discountView, "The new code", examples.discount), default: problems },
    }),
    async (c) => {
      const made = await office.create(c.req.valid("json"), operatorName(c));
      if (made.ok) return c.json(discountOf(made.value), 201);
      return problem(c, { status: 409, kind: made.error, title: voucherProblem(made.error, localeOf(c)) });
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/office-api/discounts/{id}/end",
      request: { params: idParam },
      responses: { 204: { description: "Nobody uses it any more" }, default: problems },
    }),
    async (c) => {
      if (await office.end(c.req.valid("param").id, operatorName(c))) return c.body(null, 204);
      return problem(c, { status: 404, kind: "code-not-found", title: voucherProblem("code-not-found", localeOf(c)) });
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: officeVoucherPaths.gifts,
      request: { query: giftsQuery },
      responses: { 200: jsonAnswer(giftList, "Gift vouchers, the newest first", examples.gifts), default: problems },
    }),
    async (c) => {
      const filter = c.req.valid("query");
      const { gifts, total } = await office.gifts(filter);
      return c.json({ gifts: gifts.map(giftOf), total, page: filter.page, pageSize: giftPageSize }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: officeVoucherPaths.gifts,
      request: { body: jsonBody(giveAwayRequest, examples.giving) },
      responses: {
        201: jsonAnswer(givenAway, "The gift voucher with its code, once", examples.given),
        default: problems,
      },
    }),
    async (c) => {
      const gift = await office.giveAway(c.req.valid("json"), operatorName(c));
      return c.json({ ...gift, code: shownCode(gift.code) }, 201);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/office-api/gift-vouchers/{id}",
      request: { params: idParam },
      responses: { 200: jsonAnswer(giftView, "A gift voucher with its ledger", examples.gift), default: problems },
    }),
    async (c) => {
      const found = await office.gift(c.req.valid("param").id);
      if (!found)
        return problem(c, {
          status: 404,
          kind: "gift-not-found",
          title: voucherProblem("gift-not-found", localeOf(c)),
        });
      const entries = found.entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
      return c.json({ ...giftOf(found.gift), entries }, 200);
    },
  );

  return app;
}

const discountOf = ({ id, rule, uses, createdAt, createdBy, endedAt, endedBy }: StoredDiscount): DiscountView => ({
  id,
  rule,
  uses,
  createdBy,
  endedBy,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

const giftOf = (gift: StoredGift): GiftSummary => {
  const { id, hint, currency, amount, balance, validTo, issuedBy, note } = gift;
  return {
    id,
    hint,
    currency,
    amount,
    balance,
    validTo,
    issuedBy,
    note,
    issuedAt: gift.issuedAt.toISOString(),
    voidedAt: gift.voidedAt?.toISOString() ?? null,
  };
};
