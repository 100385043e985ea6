import type { logNames } from "../../../core/log-names.ts";
import type { Treatment } from "../../../core/treatment.ts";

/** What a visitor was given before, by flag (chrome document, section 3: feature-flag monitoring record). */
export interface FlagRecord {
  readonly key: string;
  readonly flags: Readonly<Record<string, Treatment>>;
}

/** Null: nothing, or nothing of ours. */
export function readRecord(text: string | null): FlagRecord | null {
  try {
    const { key, flags } = JSON.parse(text ?? "") as Partial<FlagRecord>;
    return typeof key === "string" && typeof flags === "object" && flags !== null ? { key, flags } : null;
  } catch {
    return null;
  }
}

/** What may be wrong, and how serious it is: as the table of names has it, which no browser loads for this. */
export const treatmentCodes = {
  "flag-user-key-changed": "warn",
  "flag-treatment-control": "warn",
  "flag-treatment-changed-in-session": "error",
  "flag-treatment-changed-for-user": "info",
} as const satisfies { readonly [Name in keyof typeof logNames]?: (typeof logNames)[Name]["level"] };
export type TreatmentCode = keyof typeof treatmentCodes;

export interface Given {
  readonly key: string;
  readonly flag: string;
  /** By the client in the browser. */
  readonly treatment: Treatment;
  /** What the page shows, which holds for the session. */
  readonly shown: Treatment;
  /** Then it differs for a good reason. */
  readonly isKilled: boolean;
}

/** Notes what somebody was given, and what is wrong about it (section 8). Another key restarts. */
export function noteTreatment(
  before: FlagRecord | null,
  { key, flag, treatment, shown, isKilled }: Given,
): { readonly record: FlagRecord; readonly codes: readonly TreatmentCode[] } {
  const isSame = before !== null && before.key === key;
  const known = isSame ? before.flags : {};
  const earlier = known[flag];
  const isGiven = treatment !== "control";
  const differs = (from: Treatment | undefined) => !isKilled && isGiven && from !== undefined && from !== treatment;
  return {
    record: { key, flags: isGiven ? { ...known, [flag]: treatment } : known },
    codes: [
      ...(before !== null && !isSame ? (["flag-user-key-changed"] as const) : []),
      ...(isGiven ? [] : (["flag-treatment-control"] as const)),
      ...(shown !== "control" && differs(shown) ? (["flag-treatment-changed-in-session"] as const) : []),
      ...(differs(earlier) ? (["flag-treatment-changed-for-user"] as const) : []),
    ],
  };
}
