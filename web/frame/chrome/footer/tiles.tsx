import { useWords } from "../../../words/use-words.ts";
import { tileWords } from "../../tiles/tile-words.ts";
import type { TilesContent } from "../../tiles/tiles-content.ts";
import { communicationTilesWords } from "../../tiles/words.ts";
import { FoldedIsland as Folded } from "../islands.tsx";
import { FooterLinks } from "./footer-links.tsx";

/** Ways to reach us, one beside the other; folded on phones. */
export function Tiles({ block: { headline, tiles } }: { readonly block: TilesContent }) {
  const words = useWords(communicationTilesWords);
  return (
    <section className="wrap footer-tiles" aria-label={headline}>
      {headline !== "" && <h2>{headline}</h2>}
      <div>
        {tiles.map((tile) => {
          const { headline: title, headlineShort, action } = tileWords(tile, words);
          return (
            <Folded key={tile.way} as="section" title={title} shortTitle={headlineShort}>
              {tile.text !== "" && <p>{tile.text}</p>}
              <FooterLinks links={[{ text: action, href: tile.href }]} />
            </Folded>
          );
        })}
      </div>
    </section>
  );
}
