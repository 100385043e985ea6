import type { Context } from "hono";
import { languageOf } from "../../../core/locale.ts";
import { problem } from "../../../platform/http/problem.ts";
import type { AppEnv } from "../../../platform/http/variables.ts";
import type { Refusal } from "../refusal.ts";

/** Whether the office of this request is in German; otherwise it is in English. */
export const isGerman = (c: Context<AppEnv>) => languageOf(c.var.shop.locale) === "de";

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

/** Answers of what there is not and of what was refused; `gone` is what a 404 says. */
export function refusal(kind: string, gone: { readonly de: string; readonly en: string }) {
  const missing = (c: Context<AppEnv>) => problem(c, { status: 404, kind, title: isGerman(c) ? gone.de : gone.en });
  const refused = (c: Context<AppEnv>, { status, body }: Refusal) =>
    status === 404 ? missing(c) : wrongFields(c, body);
  return { missing, refused };
}
