import { type RejectionReason, standardPhotoBytes } from "../../../services/photos/contract.ts";

/** Where an operator has set another limit, the server's answer to the first request says so. */
export const MAX_FILE_BYTES = standardPhotoBytes;

/** What the file dialog offers. HEIC by ending too, because few systems know its type. */
export const ACCEPTED_FILES =
  "image/jpeg,image/png,image/webp,image/tiff,image/avif,image/heic,image/heif,.heic,.heif,.tif,.tiff";

/**
 * What the browser can tell before a byte is sent. It knows names and sizes only; what a file really is, the intake
 * finds out by content.
 */
export function refusalOf(file: { readonly size: number; readonly type: string }): RejectionReason | null {
  if (file.size === 0) return "empty";
  if (file.size > MAX_FILE_BYTES) return "too-many-bytes";
  if (file.type === "image/svg+xml" || file.type === "image/gif") return "unsupported-type";
  if (file.type !== "" && !file.type.startsWith("image/") && file.type !== "application/octet-stream") {
    return "not-an-image";
  }
  return null;
}
