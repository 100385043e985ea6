import type { Outcome } from "../../../core/outcome.ts";
import type { CreateDesignResponse } from "../../../services/designs/contract.ts";
import type { ApiFailure, DesignApi } from "../store/design-api.ts";

type Begun = Promise<Outcome<CreateDesignResponse, ApiFailure>>;

let begun: { readonly key: string; readonly answer: Begun } | null = null;

/**
 * Makes the design of a link, once per page load: React mounts twice in development, and a visitor who comes back in
 * the same page means the design she began. A failed attempt may be repeated.
 */
export function beginDesign(api: DesignApi, kind: string, query: string): Begun {
  const key = `${kind}?${query}`;
  if (begun?.key === key) return begun.answer;
  const answer = api.create(kind, query);
  begun = { key, answer };
  answer.then(({ ok }) => {
    if (!ok) begun = null;
  });
  return answer;
}
