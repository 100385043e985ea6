import { useBlockWords } from "../../block-words.ts";
import type { CommunicationTile } from "./schema.ts";

/** What a tile is called and what its link says, in our words where editors wrote none. */
export function useTileWords() {
  const t = useBlockWords();
  const names = { phone: t.call, email: t.write, contact: t.toContact, chat: t.chat };
  return ({ way, headline, headlineShort, value, action }: CommunicationTile) => ({
    headline: headline || names[way],
    headlineShort: headlineShort || headline || names[way],
    action: action || value || names[way],
  });
}
