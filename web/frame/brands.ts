import type { Channel } from "../../core/channel.ts";

/** What each channel is called, in every language. */
export const brands: Readonly<Record<Channel, string>> = { poster: "Passepartout", card: "Passepartout Cards" };
