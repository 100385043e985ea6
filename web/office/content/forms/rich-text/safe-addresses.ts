import { judgeLink } from "../../../../../core/link-rules.ts";

/** An address that pages lead to; null for what is none, or leads by a protocol that does harm. */
export function safeLink(address: string): string | null {
  const judged = judgeLink(address, { ownHosts: [], external: true });
  return judged.ok ? judged.value.href : null;
}
