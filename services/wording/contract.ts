import { z } from "zod";
import { type WordFile, wordFiles } from "../../core/word-files.ts";

export const wordingPaths = {
  /** GET -> a module whose default export is the compiled file with its changes; beside the build's own files. */
  file: (version: string, file: WordFile, folder: string) =>
    `/assets/words/${version}/${file}/${folder.replaceAll("/", ".")}.js`,
  /** GET with `wordingQuery` -> `wordingList`; PUT `rewording` -> `wordingMessage`. */
  messages: "/office-api/wording",
} as const;

const folder = z.string().min(1).max(200);
export const longestMessage = 2_000;

export const wordingQuery = z.object({
  state: z.enum(["changed"]).optional(),
  search: z.string().max(200).optional(),
  folder: folder.optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

/** Changes one message of one file, unless somebody else did so meanwhile. */
export const rewording = z.object({
  folder,
  key: z.string().min(1).max(200),
  file: z.enum(wordFiles),
  /** Null: as shipped again. */
  message: z.string().max(longestMessage).nullable(),
  /** What it was changed to when she began; null: as shipped. */
  before: z.string().max(longestMessage).nullable(),
});
export type Rewording = z.infer<typeof rewording>;

/** A message in one file. */
const wordingText = z.object({
  file: z.enum(wordFiles),
  shipped: z.string(),
  own: z
    .object({
      message: z.string(),
      by: z.string(),
      at: z.iso.datetime(),
      /** The file has changed since. */
      outdated: z.boolean(),
      /** False: the message has other values since, so the shipped one is shown. */
      applies: z.boolean(),
    })
    .nullable(),
});

export const wordingMessage = z.object({
  folder: z.string(),
  key: z.string(),
  /** For translators. */
  note: z.string().nullable(),
  texts: z.array(wordingText),
});
export type WordingMessage = z.infer<typeof wordingMessage>;

export const wordingList = z.object({
  messages: z.array(wordingMessage),
  folders: z.array(z.string()),
  counts: z.object({ all: z.int(), changed: z.int() }),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});
export type WordingList = z.infer<typeof wordingList>;
