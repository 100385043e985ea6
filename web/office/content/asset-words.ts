import type { Problem } from "../../../core/http/problem.ts";
import type { ContentText } from "./use-content-text.ts";

/** Why a file was not taken, in a sentence. */
export function uploadFailure({ kind, status }: Pick<Problem, "kind" | "status">, t: ContentText): string {
  if (status === 413) return t.assetTooLarge;
  if (kind === "wrong-file" || status === 422) return t.assetWrong;
  if (kind === "busy") return t.assetBusy;
  return t.failed;
}
