/** Rights of a key: everything for servers, the part for browsers, or changes of the environment. */
export const flagKeyKinds = ["server", "client", "management"] as const;
export type FlagKeyKind = (typeof flagKeyKinds)[number];
