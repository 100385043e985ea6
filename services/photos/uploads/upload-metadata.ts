import { z } from "zod";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import { photoId } from "../contract.ts";

/** What PostgreSQL, file dialogs and office lists cannot show. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;
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
  const bare = name.replaceAll(unprintable, "").split(/[\\/]/).at(-1)?.trim() ?? "";
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
