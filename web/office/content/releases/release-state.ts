import type { ReleaseHead } from "../../../../services/content/contract.ts";
import type { Tone } from "../../../../ui/tone.ts";

/** Where a release stands; a conflict is said before a plan, since it keeps the plan from being done. */
export function stateOf({
  isReleased,
  conflictCount,
  releaseAt,
}: ReleaseHead): "open" | "planned" | "conflict" | "out" {
  if (isReleased) return "out";
  if (conflictCount > 0) return "conflict";
  return releaseAt === null ? "open" : "planned";
}

export const toneOf = { open: "plain", planned: "warn", conflict: "bad", out: "ok" } as const satisfies Record<
  ReturnType<typeof stateOf>,
  Tone
>;
