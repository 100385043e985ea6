import type { Finding } from "../../../../design/finding.ts";

export type TextFinding = Extract<
  Finding,
  { reason: "text-overflow" | "word-too-wide" | "characters-missing" | "font-unknown" | "words-cut-away" }
>;

/** Something about the words of a text, which their settings can mend. */
export function isOfText(finding: Finding): finding is TextFinding {
  switch (finding.reason) {
    case "text-overflow":
    case "word-too-wide":
    case "characters-missing":
    case "font-unknown":
    case "words-cut-away":
      return true;
    default:
      return false;
  }
}

const known = new WeakMap<readonly Finding[], ReadonlySet<string | null>>();

/** Ids of the texts of which something should be mended; looked for once for all that ask. */
export function troubledTexts(findings: readonly Finding[]): ReadonlySet<string | null> {
  const troubled = known.get(findings) ?? new Set(findings.filter(isOfText).map(({ element }) => element));
  known.set(findings, troubled);
  return troubled;
}
