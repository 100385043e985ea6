/** The shop's two faces: cards and books, or posters and wall art (specification section 1). */
export const channels = ["card", "poster"] as const;
export type Channel = (typeof channels)[number];

/** A channel of the shop, or null for anything else; for headers and stored values. */
export const readChannel = (text: string | null | undefined): Channel | null =>
  channels.find((channel) => channel === text) ?? null;
