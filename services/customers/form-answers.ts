import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { localeOf, problem } from "../../platform/http/problem.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import type { CustomerField, CustomerTexts } from "./messages.ts";
import { customerProblem } from "./problem-words.ts";

// The body is form data (specification section 7) and checked by the handler, which answers in the visitor's language.
export const formBody = (schema: z.ZodType) => ({
  required: true,
  content: {
    "application/x-www-form-urlencoded": { schema: z.any().openapi(z.toJSONSchema(schema, { io: "input" }) as object) },
  },
});

/** Faults of the form, a sentence for each field. */
export function refuseFields(c: Context<AppEnv>, error: z.ZodError, texts: CustomerTexts) {
  return refuse(c, texts.checkFields, sentencesFor(error, texts));
}

/** One sentence for each wrong field: that a name is missing, or what such a field must be. */
export function sentencesFor(error: z.ZodError, texts: CustomerTexts): Readonly<Record<string, string>> {
  const missing: Partial<Record<CustomerField, string>> = texts.missing;
  const isMissing = ({ code }: z.core.$ZodIssue) => code === "too_small" || code === "invalid_type";
  return Object.fromEntries(
    error.issues.map((issue) => {
      const field = issue.path[0] as CustomerField;
      return [field, (isMissing(issue) && missing[field]) || texts.fields[field]];
    }),
  );
}

/** A form's refusal: a sentence and one per field, in the shape of specification section 7 and as RFC 9457 errors. */
export function refuse(c: Context<AppEnv>, detail: string, errors: Readonly<Record<string, string>>) {
  return problem(c, {
    status: 400,
    kind: "form-refused",
    title: customerProblem("form-refused", localeOf(c)),
    detail,
    errors: Object.entries(errors).map(([field, text]) => ({
      in: "body" as const,
      pointer: `/${field}`,
      detail: text,
    })),
    extra: { error: true, message: { text: detail }, payload: { errors } },
  });
}
