import type { Problem } from "../../../core/http/problem.ts";
import type { OfficeMessages } from "../messages.ts";

/** Why signing in did not work, and what to do. */
export function loginFailure({ kind, status, retryAfter }: Problem, t: OfficeMessages["login"]): string {
  if (kind === "wrong-credentials") return t.wrong;
  if (kind === "wrong-code") return t.wrongCode;
  if (status === 429) return t.tooMany({ wait: waitText(retryAfter ?? 60, t) });
  if (kind === "invalid-request") return t.malformed;
  if (kind === "offline") return t.offline;
  return t.failed;
}

/** Up to two minutes in seconds, above in minutes; always rounded up, so that nobody comes back too early. */
export function waitText(seconds: number, t: Pick<OfficeMessages["login"], "seconds" | "minutes">): string {
  return seconds <= 120
    ? t.seconds({ count: Math.max(1, Math.ceil(seconds)) })
    : t.minutes({ count: Math.ceil(seconds / 60) });
}
