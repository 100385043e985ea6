import { z } from "zod";

/** GET -> `tokenList`; POST `tokenWish` -> `newToken`; DELETE /{id} -> `tokenList`. */
export const contentTokensPath = "/office-api/content/tokens";

export const tokenKinds = ["public", "preview", "management"] as const;
/** Rights of a token: published stories, drafts too, or changes of the space. */
export type TokenKind = (typeof tokenKinds)[number];

export const tokenWish = z.object({
  kind: z.enum(tokenKinds),
  /** Its purpose, so that it is known later whether it may be removed. */
  name: z.string().trim().min(1).max(60),
});

const tokenFacts = z.object({
  id: z.number().int(),
  kind: z.enum(tokenKinds),
  /** "": made by a program, which said nothing. */
  name: z.string(),
  author: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** To the minute; null: never since this is kept. */
  usedAt: z.iso.datetime().nullable(),
});
export type TokenFacts = z.infer<typeof tokenFacts>;

/** The newest first, without the tokens themselves. */
export const tokenList = z.object({ tokens: z.array(tokenFacts) });
export type TokenList = z.infer<typeof tokenList>;

/** The token itself, in the only answer that ever has it. */
export const newToken = tokenList.extend({ token: z.string() });
export type NewToken = z.infer<typeof newToken>;
