import { z } from "zod";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import { readableNameOf } from "../../../core/readable-name.ts";
import { photoId } from "../contract.ts";

const LONGEST_NAME = 200;

/** tus `Upload-Metadata` of a new photo. The type is what the browser believes; only the file's content counts. */
const uploadMetadata = z.object({
  photoId,
  filename: z
    .string()
    .nullish()
    .transform((name) => photoName(name ?? "")),
  filetype: z.string().max(200).nullish(),
});

/** A file name as it is shown: without folders and invisible characters, at most 200 characters. */
export function photoName(name: string): string {
  const bare = readableNameOf(name).split(/[\\/]/).at(-1)?.trim() ?? "";
  return Array.from(bare).slice(0, LONGEST_NAME).join("");
}

export interface UploadMetadata {
  readonly photoId: string;
  readonly name: string;
}

export function readUploadMetadata(given: unknown): Outcome<UploadMetadata, string> {
  const read = uploadMetadata.safeParse(given ?? {});
  if (!read.success)
    return failed(read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "));
  // A UUID in capital letters is the same photo.
  return done({ photoId: read.data.photoId.toLowerCase(), name: read.data.filename });
}
