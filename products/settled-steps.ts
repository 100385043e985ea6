import { apply } from "../design/apply.ts";
import type { DesignDocument } from "../design/document.ts";
import { type Step, together } from "../design/operation.ts";
import type { KindDesign } from "./kind-design.ts";

type Settling<Config, Data> = Pick<KindDesign<Config, Data>, "settle" | "follow">;

/** Steps that make sides, configuration and price agree; empty for a settled design. */
export function settledSteps<Config, Data>(
  { settle, follow }: Settling<Config, Data>,
  document: DesignDocument,
  data: Data,
): readonly Step[] {
  const { configuration, steps } = settle(document, data);
  return [...steps, ...(follow?.(document, configuration, data) ?? [])];
}

/** Steps with what follows from them; null where they do not apply. */
export function withSettled<Config, Data>(
  kind: Settling<Config, Data>,
  document: DesignDocument,
  data: Data,
  steps: readonly Step[],
): readonly Step[] | null {
  const applied = apply(document, together(steps));
  return applied.ok ? [...steps, ...settledSteps(kind, applied.value.document, data)] : null;
}
