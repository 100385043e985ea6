import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Configuration } from "../../design/document.ts";
import type { AnyKind } from "../../products/registry.ts";

/**
 * Whether the shop makes a configuration, before any layout.
 *
 * @returns the reason of the first refusal
 */
export function checkConfiguration(
  kind: Pick<AnyKind, "configurationSchema" | "check">,
  configuration: Configuration,
  data: unknown,
): Outcome<void, string> {
  const parsed = kind.configurationSchema.safeParse(configuration);
  if (!parsed.success) return failed("invalid-configuration");
  const [refusal] = kind.check(parsed.data, data);
  return refusal ? failed(refusal.reason) : done(undefined);
}
