import type { Problem } from "../../../core/http/problem.ts";
import type { ContentText } from "./words.ts";

/** What is wrong with the address that was sent; undefined: nothing, or something else. */
export function slugErrorOf(problem: Problem | null, t: ContentText): string | undefined {
  const wrong = problem?.errors.find(({ pointer }) => pointer === "/slug");
  if (!wrong) return undefined;
  return wrong.detail.includes("taken") ? t.slugTaken : t.slugWrong;
}
