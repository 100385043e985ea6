import type { CommunicationTile } from "./tiles-content.ts";
import type { CommunicationTilesWords } from "./words.ts";

/** What a tile is called and what its link says, in our words where editors wrote none. */
export function tileWords(
  { way, headline, headlineShort, value, action }: CommunicationTile,
  t: CommunicationTilesWords,
) {
  const names = { phone: t.call, email: t.write, contact: t.toContact, chat: t.chat };
  return {
    headline: headline || names[way],
    headlineShort: headlineShort || headline || names[way],
    action: action || value || names[way],
  };
}
