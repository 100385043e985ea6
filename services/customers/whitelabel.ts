import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { pathHere } from "../../core/path-here.ts";
import { problems } from "../../platform/http/problem.ts";
import { createRouter, type Router } from "../../platform/http/router.ts";
import { whitelabelPath } from "./contract.ts";

const cookie = "passepartout.whitelabel";
/** As long as a visit that a partner began may take; in seconds. */
const kept = 60 * 60 * 24;

/** Whether this visit, and with it the order it leads to, came by a partner (chrome document, section 2, header). */
export const isWhitelabelVisit = (c: Context): boolean => getCookie(c, cookie) === "1";

const query = z.object({
  on: z.enum(["0", "1"]).openapi({ example: "1" }),
  /** Where to go on: a path of this host, and of no other. */
  to: z
    .string()
    .max(2_048)
    .default("/")
    .transform((text, problem) => {
      const path = pathHere(text);
      if (path === null) problem.addIssue({ code: "custom", message: "no path of this shop" });
      return path ?? "/";
    })
    .openapi({ type: "string", example: "/leinwanddruck" }),
});

/**
 * Partners' links begin here: the visit is theirs, so that pages show the partner's logo, or is the shop's own again. It changes what is
 * shown and nothing else, so a link does; nothing about the visitor is kept but the cookie.
 */
export function whitelabelRoutes({ secureCookies: secure }: { readonly secureCookies: boolean }): Router {
  const app = createRouter();
  app.openapi(
    createRoute({
      method: "get",
      path: whitelabelPath,
      summary: "Begin a partner's visit, or end it",
      request: { query },
      responses: {
        303: { description: "On to the page, as a partner's visit or as the shop's own" },
        default: problems,
      },
    }),
    (c) => {
      const { on, to } = c.req.valid("query");
      if (on === "1") setCookie(c, cookie, "1", { path: "/", httpOnly: true, sameSite: "Lax", secure, maxAge: kept });
      else deleteCookie(c, cookie, { path: "/", secure });
      c.header("cache-control", "private, no-store");
      return c.redirect(to, 303);
    },
  );
  return app;
}
