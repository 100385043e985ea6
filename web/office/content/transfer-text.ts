import type { ContentImport } from "../../../services/content/contract.ts";
import type { ContentText } from "./words.ts";

/** "Seiten: 12 neu, 30 geändert; Bausteine: 0 neu, 14 geändert". */
export function transferText(counts: ContentImport["counts"], t: ContentText): string {
  const kinds: Readonly<Record<string, string>> = t.transferKinds;
  return Object.entries(counts)
    .map(([kind, numbers]) => t.transferCount({ kind: kinds[kind] ?? kind, ...numbers }))
    .join("; ");
}
