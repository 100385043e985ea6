import { stopReasons } from "../../../services/production/contract.ts";
import type { OfficeMessages } from "../messages.ts";

/** Words for a reason; a note that is none of the known reasons is shown as it is. */
export function stopWords(
  reason: string | null,
  t: OfficeMessages["stop"],
): { readonly title: string; readonly action: string } {
  const known = stopReasons.find((one) => one === reason);
  if (known) return t[known];
  return reason === null ? t.unknown : { ...t.unknown, title: `${t.unknown.title}: ${reason}` };
}
