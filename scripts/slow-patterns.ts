import { RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import { analyse } from "scslre";
import { type Pattern, readPatterns, writtenPattern } from "./read-patterns.ts";

// Its programs for single systems are quicker, but not there everywhere.
process.env.RECHECK_BACKEND = "pure";
const { checkSync } = await import("recheck");

export interface SlowPattern {
  readonly line: number;
  /** As it stands in the source. */
  readonly pattern: string;
  readonly reason: string;
}

/** Milliseconds for one pattern; those that people write take one or two seconds on a busy machine. */
const longest = 120_000;

/**
 * Regular expressions of a source file whose time grows faster than the text they are tried on. Repeats that share signs are
 * found by the shape of the pattern (scslre); repeats in repeats by recheck, which takes a thousand times as long.
 *
 * @param allowed patterns that are not judged
 * @throws Error for a file that cannot be parsed
 */
export const slowPatterns = (
  path: string,
  text: string,
  allowed: ReadonlySet<string> = new Set(),
): readonly SlowPattern[] =>
  readPatterns(path, text).flatMap((found) => {
    const pattern = writtenPattern(found);
    if (allowed.has(pattern)) return [];
    const reason = "unread" in found ? "is put together when it runs" : faultOf(found);
    return reason === null ? [] : [{ line: found.line, pattern, reason }];
  });

function faultOf({ source, flags }: Pattern): string | null {
  const [report] = analyse({ source, flags }).reports;
  if (report !== undefined) return `takes ${report.exponential ? "exponential" : "quadratic"} time`;
  if (!hasNestedRepeats(source, flags)) return null;
  const judged = checkSync(source, flags.replace("v", "u"), {
    timeout: longest,
    // The other way tries texts by chance, and does not judge alike each time.
    checker: "automaton",
  });
  if (judged.status === "safe") return null;
  return judged.status === "unknown" ? "cannot be judged" : `takes ${judged.complexity.summary} time`;
}

function hasNestedRepeats(source: string, flags: string): boolean {
  let [depth, deepest] = [0, 0];
  const modes = { unicode: flags.includes("u"), unicodeSets: flags.includes("v") };
  visitRegExpAST(new RegExpParser().parsePattern(source, 0, source.length, modes), {
    onQuantifierEnter({ max }) {
      if (max === Number.POSITIVE_INFINITY) deepest = Math.max(deepest, ++depth);
    },
    onQuantifierLeave({ max }) {
      if (max === Number.POSITIVE_INFINITY) depth--;
    },
  });
  return deepest > 1;
}
