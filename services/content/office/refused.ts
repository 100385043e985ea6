import type { Context } from "hono";
import { localeOf, problem } from "../../../platform/http/problem.ts";
import type { AppEnv } from "../../../platform/http/variables.ts";
import type { Refusal } from "../refusal.ts";
import { detailWords } from "./detail-words.ts";
import { type ContentProblemKind, contentProblemTitle } from "./problem-words.ts";

/** Sentences about a problem in the language of this request's office. */
export const detailsFor = (c: Context<AppEnv>) => detailWords(localeOf(c));

/** A problem with the title that its kind has in the language of this request's office. */
export const refuseAs = (
  c: Context<AppEnv>,
  status: 404 | 409,
  kind: ContentProblemKind,
  { detail, extra }: { readonly detail?: string; readonly extra?: Readonly<Record<string, unknown>> } = {},
) =>
  problem(c, {
    status,
    kind,
    title: contentProblemTitle(kind, localeOf(c)),
    ...(detail !== undefined && { detail }),
    ...(extra !== undefined && { extra }),
  });

export const noSpace = (c: Context<AppEnv>) => refuseAs(c, 404, "no-space");

/** A refusal of the content service, `{ field: [sentence] }`, as a problem. */
export const wrongFields = (c: Context<AppEnv>, body: unknown) =>
  problem(c, {
    status: 422,
    kind: "invalid-request",
    errors: Object.entries(body as Record<string, unknown>).map(([field, sentence]) => ({
      in: "body" as const,
      pointer: `/${field}`,
      detail: [sentence].flat().join(" "),
    })),
  });

/** Answers of what there is not (a 404 of this kind) and of what was refused. */
export function refusal(kind: ContentProblemKind) {
  const missing = (c: Context<AppEnv>) => refuseAs(c, 404, kind);
  const refused = (c: Context<AppEnv>, { status, body }: Refusal) =>
    status === 404 ? missing(c) : wrongFields(c, body);
  return { missing, refused };
}
