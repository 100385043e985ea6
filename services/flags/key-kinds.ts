import { z } from "zod";

/** Rights of a key: everything for servers, the part for browsers, or changes of the environment. */
export const flagKeyKinds = ["server", "client", "management"] as const;
export type FlagKeyKind = (typeof flagKeyKinds)[number];

/** A key as operators see it. */
export const keyFacts = z.object({
  /** Of its hash; names it in addresses. */
  id: z.string(),
  kind: z.enum(flagKeyKinds),
  /** A browser's, which is public; others are known to those who wrote them down. */
  key: z.string().nullable(),
  at: z.iso.datetime(),
});
export type KeyFacts = z.infer<typeof keyFacts>;
