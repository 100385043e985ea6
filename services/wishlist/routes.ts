import { createRoute, z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import type { Shop } from "../../core/shop.ts";
import { problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import type { ThemeView } from "../themes/contract.ts";
import { wishlistAnswer, wishlistPaths } from "./contract.ts";
import type { Wishlist } from "./service.ts";

export interface WishlistRoutesOptions {
  readonly wishlist: Wishlist;
  readonly requireVisitor: MiddlewareHandler<AppEnv>;
  /** Slow down who likes by the thousand. */
  readonly limitWishes: MiddlewareHandler<AppEnv>;
  readonly views: (shop: Shop, ids: readonly string[]) => Promise<readonly ThemeView[]>;
}

const path = `${wishlistPaths.wishlist}/{theme}` as const;
const params = z.object({ theme: z.string().min(1).max(60) });

export function wishlistRoutes({ wishlist, requireVisitor, limitWishes, views }: WishlistRoutesOptions): Router {
  const app = createRouter();

  app.openapi(
    createRoute({
      method: "get",
      path: wishlistPaths.wishlist,
      responses: {
        200: jsonAnswer(wishlistAnswer, "Themes the visitor likes, the last liked first"),
        default: problems,
      },
    }),
    async (c) => {
      c.header("cache-control", "private, no-store");
      const ids = c.var.visitor ? await wishlist.list(c.var.visitor) : [];
      return c.json({ ids: [...ids], themes: [...(await views(c.var.shop, ids))] }, 200);
    },
  );

  app.put(`${wishlistPaths.wishlist}/:theme`, limitWishes, requireVisitor);
  app.openapi(
    createRoute({
      method: "put",
      path,
      request: { params },
      responses: { 204: { description: "The theme is on her list" }, default: problems },
    }),
    async (c) => {
      const { visitor } = c.var;
      if (!visitor) throw new Error("requireVisitor is missing");
      const added = await wishlist.add(visitor, c.req.valid("param").theme);
      if (added.ok) return c.body(null, 204);
      return problem(c, { status: added.error === "theme-not-found" ? 404 : 409, kind: added.error });
    },
  );

  app.openapi(
    createRoute({
      method: "delete",
      path,
      request: { params },
      responses: { 204: { description: "The theme is not on her list" }, default: problems },
    }),
    async (c) => {
      if (c.var.visitor) await wishlist.remove(c.var.visitor, c.req.valid("param").theme);
      return c.body(null, 204);
    },
  );

  return app;
}
