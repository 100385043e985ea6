import { createRoute, z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { nobody } from "../../platform/database/ownership.ts";
import { problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import {
  addLineRequest,
  type CartProblem,
  cartChange,
  cartView,
  changeQuantityRequest,
  replaceDesignRequest,
} from "./contract.ts";
import type { TextsOf } from "./ports.ts";
import { type Carts, type ChangeFailure, reasonView } from "./service.ts";

export interface CartsRoutesOptions {
  readonly carts: Carts;
  readonly texts: TextsOf;
  /** Makes a visitor of whoever puts something into the basket. */
  readonly requireVisitor: MiddlewareHandler<AppEnv>;
  /** Slow down who puts things into the basket by the hundred. */
  readonly limitLines: MiddlewareHandler<AppEnv>;
}

const lineParam = z.object({ id: z.uuid() });
const change = { 200: jsonAnswer(cartChange, "The basket after the change"), default: problems };

/** The visitor's basket; see contract.ts. */
export function cartsRoutes({ carts, texts, requireVisitor, limitLines }: CartsRoutesOptions): Router {
  const app = createRouter();
  app.use("/web-api/cart/*", neverCached);
  // What makes lines and frozen designs is counted; changing a quantity, removing and bringing back is not.
  app.post("/web-api/cart/lines", limitLines, requireVisitor);
  app.put("/web-api/cart/lines/:id", limitLines);
  app.post("/web-api/cart/lines/:id/duplicate", limitLines);

  const refuse = async (c: Context<AppEnv>, failure: ChangeFailure) => {
    const text = await texts(c.var.shop.locale);
    const reasons =
      "refusals" in failure ? { reasons: failure.refusals.map((refusal) => reasonView(refusal, text)) } : {};
    return problem(c, {
      status: statusOf[failure.kind],
      kind: failure.kind,
      title: titles[failure.kind],
      extra: reasons,
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
      return added.ok ? c.json(added.value, 200) : refuse(c, added.error);
    },
  );

  app.openapi(
    createRoute({
      method: "patch",
      path: "/web-api/cart/lines/{id}",
      request: { params: lineParam, body: jsonBody(changeQuantityRequest) },
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
      request: { params: lineParam, body: jsonBody(replaceDesignRequest) },
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
      request: { params: lineParam },
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
      request: { params: lineParam },
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
      request: { params: lineParam },
      responses: change,
    }),
    async (c) => {
      const copied = await carts.duplicate(c.var.visitor ?? nobody, c.var.shop.locale, c.req.valid("param").id);
      return copied.ok ? c.json(copied.value, 200) : refuse(c, copied.error);
    },
  );

  return app;
}

const neverCached: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.header("cache-control", "private, no-store");
  await next();
};

const statusOf = {
  "line-not-found": 404,
  "design-not-found": 404,
  "sequence-conflict": 409,
  "scene-mismatch": 409,
  "photos-missing": 409,
  "basket-full": 409,
  "photos-too-small": 422,
  "unknown-kind": 422,
  "design-needed": 422,
  "impossible-configuration": 422,
} as const satisfies Record<CartProblem, number>;

const titles: Readonly<Record<CartProblem, string>> = {
  "line-not-found": "There is no such line in this basket",
  "design-not-found": "There is no such design",
  "sequence-conflict": "The design was changed elsewhere",
  "scene-mismatch": "The design is not the picture that was shown",
  "photos-missing": "A photo of the design is not there yet",
  "basket-full": "The basket is full",
  "photos-too-small": "A photo of the design has too few pixels to be printed at this size",
  "unknown-kind": "There is no such product",
  "design-needed": "This product is printed and needs a design",
  "impossible-configuration": "This combination cannot be made",
};
