import type { Context } from "hono";
import { failed } from "../../core/outcome.ts";
import { isDatabaseUnavailable } from "../../platform/database/unavailable.ts";
import { isUnstorableText } from "../../platform/database/unstorable.ts";
import type { AppEnv } from "../../platform/http/variables.ts";

/** An answer that is not the wished one, in the protocol's own shapes: its clients read no problem documents. */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 413 | 422 | 429 | 500 | 503;
  /** `{ error }`, `{ field: [sentence] }`, or an array of one sentence for 404. */
  readonly body: unknown;
}

export const notFound: Refusal = { status: 404, body: ["This record could not be found"] };
export const unauthorized: Refusal = { status: 401, body: { error: "Unauthorized" } };

export const refuse = (status: Refusal["status"], error: string) => failed<Refusal>({ status, body: { error } });
/** 422 for one field of a written thing. */
export const refuseField = (field: string, sentence: string) =>
  failed<Refusal>({ status: 422, body: { [field]: [sentence] } });

/** Every refusal has a JSON body: without one the client loses the status, and with it its retries. */
export function answerRefusal(c: Context, { status, body }: Refusal): Response {
  c.header("cache-control", "no-store");
  return c.json(body as never, status);
}

/** Response to an exception, in the protocol's form. */
export function answerFailure(error: Error, c: Context<AppEnv>): Response {
  if (isDatabaseUnavailable(error)) {
    c.header("retry-after", "5");
    return answerRefusal(c, { status: 503, body: { error: "The content cannot be reached just now" } });
  }
  if (isUnstorableText(error)) {
    return answerRefusal(c, { status: 422, body: { error: "There is a character in it that cannot be stored" } });
  }
  c.var.log.error({ err: error, method: c.req.method, path: c.req.path }, "content request failed");
  return answerRefusal(c, { status: 500, body: { error: "Internal server error" } });
}
