import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Configuration } from "../../design/document.ts";
import type { AnyKind } from "../../products/registry.ts";

/**
 * Whether a design may be of a configuration, before any layout. What is counted in the design may be too much: baskets refuse it.
 *
 * @returns the reason of the first refusal
 */
export function checkConfiguration(
  kind: Pick<AnyKind, "configurationSchema" | "check" | "design">,
  configuration: Configuration,
  data: unknown,
): Outcome<void, string> {
  const parsed = kind.configurationSchema.safeParse(configuration);
  if (!parsed.success) return failed("invalid-configuration");
  const counted = kind.design?.counted ?? [];
  const refusal = kind.check(parsed.data, data).find(({ field }) => !counted.includes(field));
  return refusal ? failed(refusal.reason) : done(undefined);
}
