/** What a key opens: everything that servers read, what browsers may read, or changing the environment. */
export const flagKeyKinds = ["server", "client", "management"] as const;
export type FlagKeyKind = (typeof flagKeyKinds)[number];
