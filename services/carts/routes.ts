import { createRoute, z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import type { Translate } from "../../core/labels.ts";
import { nobody } from "../../platform/database/ownership.ts";
import { localeOf, problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import { logEvent } from "../../platform/log/events.ts";
import {
  addLineRequest,
  addVoucherRequest,
  type CartProblem,
  cartChange,
  cartView,
  changeQuantityRequest,
  replaceDesignRequest,
} from "./contract.ts";
import type { TextsOf } from "./ports.ts";
import { cartProblem } from "./problem-words.ts";
import { type Carts, type ChangeFailure, reasonView, type VoucherFailure } from "./service.ts";

export interface CartsRoutesOptions {
  readonly carts: Carts;
  readonly texts: TextsOf;
  /** Creates a visitor for requests that add to the basket. */
  readonly requireVisitor: MiddlewareHandler<AppEnv>;
  /** Slow down who puts things into the basket by the hundred. */
  readonly limitLines: MiddlewareHandler<AppEnv>;
  /** Against guessing codes. */
  readonly limitCodes: MiddlewareHandler<AppEnv>;
}

const idParam = z.object({ id: z.uuid() });
const change = { 200: jsonAnswer(cartChange, "The basket after the change"), default: problems };

/** The visitor's basket; see contract.ts. */
export function cartsRoutes({ carts, texts, requireVisitor, limitLines, limitCodes }: CartsRoutesOptions): Router {
  const app = createRouter();
  app.use("/web-api/cart/*", neverCached);
  // Requests that create lines or frozen designs count; changes of quantity, removals and restorations do not.
  app.post("/web-api/cart/lines", limitLines, requireVisitor);
  app.put("/web-api/cart/lines/:id", limitLines);
  app.post("/web-api/cart/lines/:id/duplicate", limitLines);

  app.post("/web-api/cart/vouchers", limitCodes);

  const refuse = async (c: Context<AppEnv>, failure: ChangeFailure | VoucherFailure) => {
    const extra = extraOf(failure, await texts(c.var.shop.locale));
    return problem(c, {
      status: statusOf[failure.kind],
      kind: failure.kind,
      title: cartProblem(failure.kind, localeOf(c)),
      extra,
    });
  };

  app.openapi(
    createRoute({
      method: "get",
      path: "/web-api/cart",
      responses: { 200: jsonAnswer(cartView, "The visitor's basket at today's prices"), default: problems },
    }),
    async (c) => c.json(await carts.view(c.var.visitor ?? nobody, c.var.shop.locale), 200),
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/web-api/cart/lines",
      request: { body: jsonBody(addLineRequest) },
      responses: change,
    }),
    async (c) => {
      const { visitor, shop } = c.var;
      if (!visitor) throw new Error("requireVisitor is missing");
      const added = await carts.add(visitor, shop.locale, c.req.valid("json"));
      if (added.ok) return c.json(added.value, 200);
      const refused = "refusals" in added.error ? added.error.refusals.filter(isOfAccessory) : [];
      for (const { field, reason } of refused) logEvent(c.var.log, "error-add-accessory", { field, reason });
      return refuse(c, added.error);
    },
  );

  app.openapi(
    createRoute({
      method: "patch",
      path: "/web-api/cart/lines/{id}",
      request: { params: idParam, body: jsonBody(changeQuantityRequest) },
      responses: change,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const changed = await carts.changeQuantity(
        c.var.visitor ?? nobody,
        c.var.shop.locale,
        id,
        c.req.valid("json").quantity,
      );
      return changed.ok ? c.json(changed.value, 200) : refuse(c, changed.error);
    },
  );

  app.openapi(
    createRoute({
      method: "put",
      path: "/web-api/cart/lines/{id}",
      request: { params: idParam, body: jsonBody(replaceDesignRequest) },
      responses: change,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const changed = await carts.replaceDesign(c.var.visitor ?? nobody, c.var.shop.locale, id, c.req.valid("json"));
      return changed.ok ? c.json(changed.value, 200) : refuse(c, changed.error);
    },
  );

  app.openapi(
    createRoute({
      method: "delete",
      path: "/web-api/cart/lines/{id}",
      request: { params: idParam },
      responses: change,
    }),
    async (c) => {
      const removed = await carts.remove(c.var.visitor ?? nobody, c.var.shop.locale, c.req.valid("param").id);
      return removed.ok ? c.json(removed.value, 200) : refuse(c, removed.error);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/web-api/cart/lines/{id}/restore",
      request: { params: idParam },
      responses: change,
    }),
    async (c) => {
      const restored = await carts.restore(c.var.visitor ?? nobody, c.var.shop.locale, c.req.valid("param").id);
      return restored.ok ? c.json(restored.value, 200) : refuse(c, restored.error);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/web-api/cart/lines/{id}/duplicate",
      request: { params: idParam },
      responses: change,
    }),
    async (c) => {
      const copied = await carts.duplicate(c.var.visitor ?? nobody, c.var.shop.locale, c.req.valid("param").id);
      return copied.ok ? c.json(copied.value, 200) : refuse(c, copied.error);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/web-api/cart/vouchers",
      request: { body: jsonBody(addVoucherRequest) },
      responses: { 200: jsonAnswer(cartView, "The basket with the code"), default: problems },
    }),
    async (c) => {
      const { visitor, shop } = c.var;
      const { code } = c.req.valid("json");
      const put = await carts.putVoucher({
        owner: visitor ?? nobody,
        locale: shop.locale,
        channel: shop.channel,
        code,
      });
      if (put.ok) return c.json(put.value, 200);
      // Never log the code: readers of the log could spend it.
      logEvent(c.var.log, "error-add-voucher", { reason: put.error.kind });
      return refuse(c, put.error);
    },
  );

  app.openapi(
    createRoute({
      method: "delete",
      path: "/web-api/cart/vouchers/{id}",
      request: { params: idParam },
      responses: { 200: jsonAnswer(cartView, "The basket without the code"), default: problems },
    }),
    async (c) => {
      const { visitor, shop } = c.var;
      const taken = await carts.takeVoucherOut(visitor ?? nobody, shop.locale, c.req.valid("param").id);
      return taken.ok ? c.json(taken.value, 200) : refuse(c, taken.error);
    },
  );

  return app;
}

/** Members of a problem beside its kind. */
function extraOf(failure: ChangeFailure | VoucherFailure, text: Translate): Readonly<Record<string, unknown>> {
  if ("refusals" in failure) return { reasons: failure.refusals.map((refusal) => reasonView(refusal, text)) };
  if ("problem" in failure) return { problem: failure.problem };
  if ("lines" in failure) return { missing: failure.missing, lines: failure.lines };
  if ("findings" in failure) return { findings: failure.findings };
  return "current" in failure ? { current: failure.current } : {};
}

/** Whether it is an accessory of the product that cannot be had: `accessory`, or `accessories.{sku}`. */
const isOfAccessory = ({ field }: { readonly field: string }) => /^accessor(y|ies)(\.|$)/.test(field);

const neverCached: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.header("cache-control", "private, no-store");
  await next();
};

const statusOf = {
  "line-not-found": 404,
  "design-not-found": 404,
  "sequence-conflict": 409,
  "scene-mismatch": 409,
  "release-outdated": 409,
  "photos-missing": 409,
  "basket-full": 409,
  "basket-empty": 409,
  "too-many-vouchers": 409,
  "voucher-not-found": 404,
  "voucher-unknown": 404,
  "voucher-mistyped": 422,
  "voucher-refused": 422,
  unsettled: 422,
  "photos-too-small": 422,
  recipients: 422,
  findings: 422,
  "unknown-kind": 422,
  "design-needed": 422,
  "impossible-configuration": 422,
} as const satisfies Record<CartProblem, number>;
