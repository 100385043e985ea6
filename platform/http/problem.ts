import { z } from "@hono/zod-openapi";
import type { Context, TypedResponse } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { JSONParsed } from "hono/utils/types";
import { type FieldError, problemContentType, problemTypePrefix } from "../../core/http/problem.ts";
import { defaultLocale, type Locale, readLocale } from "../../core/locale.ts";
import type { Shop } from "../../core/shop.ts";
import { currentRequestId } from "../log/request-context.ts";
import { problemTitle, type TitledKind } from "./problem-titles.ts";

const fieldErrorSchema = z.object({
  in: z.enum(["body", "query", "path", "header", "cookie"]),
  pointer: z.string().openapi({ description: "JSON pointer within that part of the request" }),
  detail: z.string(),
});

/** RFC 9457. Further members belong to the kind of problem. */
export const problemSchema = z
  .looseObject({
    type: z.string().openapi({ description: `"about:blank" or "${problemTypePrefix}<kind>"` }),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    requestId: z.string().optional(),
    errors: z.array(fieldErrorSchema).optional(),
  })
  .openapi("Problem");
export type ProblemDocument = z.infer<typeof problemSchema>;

export interface ProblemOptions<Status extends ContentfulStatusCode> {
  readonly status: Status;
  /** For programs, kebab-case: `price-changed`. Left out when the status says it all. */
  readonly kind?: string;
  /** Left out for kinds that have words in every language (`problem-titles.ts`). */
  readonly title?: string;
  /** Of the title, where it is not that of X-Locale. */
  readonly locale?: Locale;
  /** For people: what is wrong with this request. */
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  /** Members of the kind, such as `total`. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** A problem either says its title or is of a kind that has one. */
type Titled<Status extends ContentfulStatusCode> = ProblemOptions<Status> &
  ({ readonly title: string } | { readonly kind: TitledKind });

/** The locale that is asked for, also before the shop of a request is known: without X-Locale that of the address. */
export const localeOf = (c: Context): Locale =>
  readLocale(c.req.header("x-locale")) ?? (c.get("shop") as Shop | undefined)?.locale ?? defaultLocale;

/**
 * Answers with a problem document. Its type fits a route that declares `responses: { ..., default: problems }`.
 *
 * @example
 * return problem(c, { status: 409, kind: "price-changed", title: "The price has changed", extra: { total: 4990 } });
 */
export function problem<const Status extends ContentfulStatusCode>(
  c: Context,
  { status, kind, title, locale, detail, errors, extra }: Titled<Status>,
): Response & TypedResponse<JSONParsed<ProblemDocument>, Status, "json"> {
  const requestId = currentRequestId();
  const document = {
    ...extra,
    type: kind ? problemTypePrefix + kind : "about:blank",
    title: title ?? problemTitle(kind as TitledKind, locale ?? localeOf(c)),
    status,
    ...(detail === undefined ? {} : { detail }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(errors ? { errors } : {}),
  };
  const headers = { "content-type": problemContentType, "cache-control": "no-store" };
  return c.body(JSON.stringify(document), status, headers) as never;
}

/** For `responses` of a route: whatever else happens is a problem document. */
export const problems = {
  description: "Problem document (RFC 9457)",
  content: { [problemContentType]: { schema: problemSchema } },
} as const;
