import type { Finding } from "../../../../design/finding.ts";

export type TextFinding = Extract<
  Finding,
  { reason: "text-overflow" | "word-too-wide" | "characters-missing" | "font-unknown" }
>;

/** Something about the words of a text, which their settings can mend. */
export function isOfText(finding: Finding): finding is TextFinding {
  switch (finding.reason) {
    case "text-overflow":
    case "word-too-wide":
    case "characters-missing":
    case "font-unknown":
      return true;
    default:
      return false;
  }
}
