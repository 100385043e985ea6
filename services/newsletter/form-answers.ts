import { z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import type { FieldError } from "../../core/http/problem.ts";
import type { Locale } from "../../core/locale.ts";
import { localPath } from "../../core/locale-address.ts";
import { problem } from "../../platform/http/problem.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import { wantsPage } from "../../platform/http/wants-page.ts";
import { type NewsletterPage, newsletterToken } from "./contract.ts";
import { type Refusal, refusalTitle } from "./refusals.ts";

/** Form data, as browsers without scripts send it; checked by the handler, because each fault has a page. */
export const formOf = <Schema extends z.ZodType>(schema: Schema, example: object) => ({
  required: true,
  content: {
    "application/x-www-form-urlencoded": {
      schema: z.any().openapi(z.toJSONSchema(schema, { io: "input" }) as object),
      example,
    },
  },
});

const nobodyElse = { "cache-control": "private, no-store" };

const toPage = (c: Context<AppEnv>, page: NewsletterPage, locale: Locale): Response =>
  c.body(null, 303, { ...nobodyElse, location: localPath(locale, `/newsletter/${page}`) });

/** It worked: a page that says so, or for programs nothing more than that. */
export const answer = (c: Context<AppEnv>, page: NewsletterPage, locale: Locale, state: object | null): Response => {
  if (wantsPage(c)) return toPage(c, page, locale);
  return state === null ? c.body(null, 204, nobodyElse) : c.json(state, 200, nobodyElse);
};

const statuses = {
  "address-invalid": 422,
  "spam-token-refused": 403,
  "link-expired": 410,
  "link-unknown": 404,
} as const;
const pages = {
  "address-invalid": "invalid",
  "spam-token-refused": "invalid",
  "link-expired": "expired",
  "link-unknown": "unknown",
} as const satisfies Readonly<Record<Refusal, NewsletterPage>>;

/** It did not: a page that says why, or a problem document in the visitor's language. */
export function refuse(c: Context<AppEnv>, kind: Refusal, locale: Locale, errors?: readonly FieldError[]): Response {
  if (wantsPage(c)) return toPage(c, pages[kind], locale);
  const title = refusalTitle(kind, locale);
  return problem(c, { status: statuses[kind], kind, title, ...(errors && { errors }) });
}

/** The limit's own answer, or its page. */
export const limitForm =
  (limit: MiddlewareHandler<AppEnv>): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const refused = await limit(c, next);
    if (refused instanceof Response && wantsPage(c)) return toPage(c, "too-many", c.var.shop.locale);
    return refused;
  };

/** The token of a link, from the form of its page or from the address that mail programs press (RFC 8058). */
export async function tokenOf(c: Context<AppEnv>): Promise<{ readonly token: string; readonly locale: Locale }> {
  const form = await c.req.parseBody().catch(() => ({}));
  const read = newsletterToken.safeParse({ token: c.req.query("token"), ...form });
  const { token = "", locale = c.var.shop.locale } = read.success ? read.data : {};
  return { token, locale };
}
