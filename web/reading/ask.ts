import { data } from "react-router";
import type { z } from "zod";
import type { Api, ApiRequest } from "../../core/http/api.ts";
import type { Problem } from "../../core/http/problem.ts";
import type { Outcome } from "../../core/outcome.ts";
import type { contentPageAnswers } from "../../services/content-pages/contract.ts";
import type { labelAnswers } from "../../services/labels/contract.ts";
import type { legalAnswers } from "../../services/legal/contract.ts";
import type { priceAnswers } from "../../services/prices/contract.ts";
import type { productPageAnswers } from "../../services/product-pages/contract.ts";
import type { themeAnswers } from "../../services/themes/contract.ts";
import type { voucherAnswers } from "../../services/vouchers/contract.ts";

type Schemas = typeof contentPageAnswers &
  typeof labelAnswers &
  typeof legalAnswers &
  typeof priceAnswers &
  typeof productPageAnswers &
  typeof themeAnswers &
  typeof voucherAnswers;
type Path = keyof Schemas & string;

/** What a path answers, read off the schema its route is made of. */
type Answer<Asked extends Path> = z.infer<Schemas[Asked]>;

/**
 * Asks what is the same for everyone: the path says what comes back, so no call names a type that might not be true.
 *
 * @example
 * const home = await ask(api, productPagePaths.home); // Outcome<HomePage, Problem>
 */
export const ask = <Asked extends Path>(
  api: Api,
  path: Asked,
  request: Pick<ApiRequest<unknown>, "query" | "signal"> = {},
): Promise<Outcome<Answer<Asked>, Problem>> => api.get<Answer<Asked>>(path, request);

/**
 * No answer (0), too many questions, or a service that is away for a while: it says so itself or the one before it
 * does. What has passed by itself is no fault of the shop's (RFC 9110, sections 15.6.1 and 15.6.4).
 */
const passing: ReadonlySet<number> = new Set([0, 429, 502, 503, 504]);

/**
 * What the loader of a page throws that cannot be made: 503 where it soon can be, so that visitors and search engines
 * come again, with the time to wait where somebody named one; otherwise an error.
 *
 * @param what for the log: what was asked for
 */
export function unanswered(what: string, { kind, status, retryAfter }: Problem) {
  const message = `${what}: ${kind}`;
  if (retryAfter === null && !passing.has(status)) return new Error(message);
  const headers = retryAfter === null ? undefined : { "Retry-After": String(retryAfter) };
  return data({ message }, { status: 503, ...(headers && { headers }) });
}

/** The same for what a page cannot be without. @throws where the shop does not answer: half a page is none */
export async function askOrFail<Asked extends Path>(api: Api, path: Asked): Promise<Answer<Asked>> {
  const found = await ask(api, path);
  if (!found.ok) throw unanswered(path, found.error);
  return found.value;
}
