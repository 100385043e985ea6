import type { IconName } from "./icons.ts";

/** What a message means. Colour never says it alone: each tone has its icon. */
export type Tone = "plain" | "ok" | "info" | "warn" | "bad";

export const iconOfTone = {
  plain: "clock",
  ok: "check",
  info: "info",
  warn: "warning",
  bad: "warning",
} as const satisfies Record<Tone, IconName>;
