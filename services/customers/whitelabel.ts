import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { pathHere } from "../../core/path-here.ts";
import { problems } from "../../platform/http/problem.ts";
import { createRouter, type Router } from "../../platform/http/router.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { partnerCookie, whitelabelPath } from "./contract.ts";
import { partnerProofs } from "./partner-links.ts";

const cookie = "passepartout.whitelabel";
/** As long as a visit that a partner began may take; in seconds. */
const kept = 60 * 60 * 24;

export interface WhitelabelOptions {
  readonly secret: string;
  readonly clock: Clock;
}

/** Whether this visit, and with it the order it leads to, came by a partner (chrome document, section 2, header). */
export function partnerVisits({ secret, clock }: WhitelabelOptions): (c: Context) => boolean {
  const proofs = partnerProofs(secret);
  return (c) => proofs.isVisit(getCookie(c, cookie) ?? "", c.var.shop, clock.now());
}

/** A path of this host, and of no other. */
export const pathOfShop = z
  .string()
  .max(2_048)
  .transform((text, problem) => {
    const path = pathHere(text);
    if (path === null) problem.addIssue({ code: "invalid_format", format: "regex", pattern: "/…", input: text });
    return path ?? "/";
  });

const query = z.object({
  on: z.enum(["0", "1"]).openapi({ example: "1" }),
  /** Target of the redirect. */
  to: pathOfShop.default("/").openapi({ type: "string", example: "/leinwanddruck" }),
  /** Of a link that the office made; one that is altered, over or another shop's begins nothing. */
  partner: z.string().max(60).default("").openapi({ example: "Foto Huber" }),
  until: z.coerce.number().int().default(0).openapi({ example: 1_795_000_000 }),
  proof: z.string().max(100).default("").openapi({ example: "YmVpc3BpZWw" }),
});

/**
 * Starts or ends a partner's visit with her logo. Only the office signs such links (`partner-links.ts`); others just
 * lead to their page. Two cookies store it: a proof, and the partner's name for cached pages.
 */
export function whitelabelRoutes({
  secureCookies: secure,
  ...options
}: WhitelabelOptions & { readonly secureCookies: boolean }): Router {
  const { clock } = options;
  const proofs = partnerProofs(options.secret);
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
      const { on, proof, ...link } = c.req.valid("query");
      const now = clock.now();
      if (on === "0") for (const name of [cookie, partnerCookie]) deleteCookie(c, name, { path: "/", secure });
      else if (proofs.isLink(link, c.var.shop, proof, now)) {
        const value = proofs.visit(Math.floor(now.getTime() / 1000) + kept, c.var.shop);
        const both = { path: "/", sameSite: "Lax", secure, maxAge: kept } as const;
        setCookie(c, cookie, value, { ...both, httpOnly: true });
        setCookie(c, partnerCookie, link.partner, both);
      }
      c.header("cache-control", "private, no-store");
      return c.redirect(link.to, 303);
    },
  );
  return app;
}
