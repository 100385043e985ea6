import { z } from "zod";

/** Spam tokens over HTTP: work that a form's sender does before it sends (core document, section 7: the spam token). */
export const spamTokenPaths = {
  /** GET -> `spamChallenge`. The token is `${challenge}.${answer}`, the answer that of `core/proof-of-work.ts`. */
  challenge: "/web-api/spam-token",
} as const;

export const spamChallenge = z.object({
  challenge: z.string(),
  /** Zero bits that are asked for. */
  bits: z.int(),
});
export type SpamChallenge = z.infer<typeof spamChallenge>;

/** Subject of the work: a token is valid for one challenge and one text, such as a form's mail address. */
export const spamWork = (challenge: string, text: string): string => `${challenge}|${text.trim().toLowerCase()}`;
