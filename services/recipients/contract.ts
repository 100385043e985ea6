import { z } from "zod";
import { type RecipientsRef, recipientList, recipientsRef } from "../../design/recipients/recipient.ts";

/** `services/recipients` over HTTP. Lists answer only to their owner; for anyone else they do not exist (404). */

export const listHash = recipientsRef.shape.list;

export const recipientPaths = {
  /** GET -> `myLists`; POST `keepListRequest` -> `keptList`. */
  lists: "/web-api/recipients",
  /** POST the file's bytes -> `readListAnswer`; nothing of it is kept. 422 "not-a-list", "no-recipients". */
  read: "/web-api/recipients/read",
  /** GET -> `ownList`; DELETE -> `erasure`: it is hers no more. */
  list: (hash: string) => `/web-api/recipients/${hash}`,
  /** GET: the list as CSV, for spreadsheets. */
  file: (hash: string) => `/web-api/recipients/${hash}/file`,
} as const;

/** Contents of a file. */
export const readListAnswer = recipientList.extend({
  /** Headings that none of our words matched; their columns keep them as names. */
  unmatched: z.array(z.string()),
  /** Rows beyond the most a list may have. */
  leftOut: z.int().nonnegative(),
  /** Lines of which a value was longer than a list keeps. */
  shortened: z.array(z.int()),
});
export type ReadListAnswer = z.infer<typeof readListAnswer>;

export const keepListRequest = recipientList.extend({
  /** The file's name, or empty for one that was typed. */
  name: z.string().max(255),
  rows: recipientList.shape.rows.min(1),
});
export type KeepListRequest = z.infer<typeof keepListRequest>;

/** By what a design names it. */
export const keptList = recipientsRef;
export type KeptList = RecipientsRef;

export const ownList = keepListRequest.extend({ createdAt: z.iso.datetime() });
export type OwnList = z.infer<typeof ownList>;

/** `erased` is false while an open order is made with it: then it is erased after that order. */
export const erasure = z.object({ erased: z.boolean() });
export type Erasure = z.infer<typeof erasure>;

/** The newest first. */
export const myLists = z.object({
  lists: z.array(keptList.extend({ name: z.string(), createdAt: z.iso.datetime() })),
});
