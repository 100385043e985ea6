import type { Problem } from "../../../core/http/problem.ts";
import { maxAssetBytes, maxAssetPixels } from "../../../services/images/contract.ts";
import type { ContentText } from "./words.ts";

/** What the library takes, as an `accept` of a file field. */
export const takenTypes = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/svg+xml"];

/** Why a file is not even sent; null: it may be. The server looks at the bytes, this only at what the browser says of them. */
export function refusedBefore(
  file: Pick<File, "size" | "type">,
  pixels: { readonly width: number; readonly height: number } | null,
  t: ContentText,
): string | null {
  if (file.size === 0) return t.assetEmptyFile;
  if (!takenTypes.includes(file.type)) return t.assetWrongKind;
  if (file.size > maxAssetBytes) return t.assetTooLarge;
  return pixels && pixels.width * pixels.height > maxAssetPixels ? t.assetTooManyPixels : null;
}

/** Why a file was not taken, in a sentence. */
export function uploadFailure({ kind, status, errors }: Pick<Problem, "kind" | "status" | "errors">, t: ContentText) {
  if (status === 413) return t.assetTooLarge;
  if (errors.some(({ pointer }) => pointer === "/filename")) return t.assetWrongName;
  if (kind === "wrong-file" || status === 422) return t.assetBroken;
  if (kind === "busy") return t.assetBusy;
  return kind === "offline" ? t.assetOffline : t.failed;
}
