import { Icon } from "../../../../../ui/icon.tsx";
import { EditedLink as HookedLink } from "../../../chrome/edited-link.tsx";
import styles from "./communication-tiles.css?url";
import type { CommunicationTiles } from "./schema.ts";
import { useTileWords } from "./use-tile-words.ts";

export function CommunicationTilesBlock({ block: { headline, tiles } }: { readonly block: CommunicationTiles }) {
  const wordsOf = useTileWords();
  if (tiles.length === 0) return null;
  return (
    <section className="wrap content-ways">
      <link rel="stylesheet" href={styles} precedence="default" />
      {headline !== "" && <h2>{headline}</h2>}
      <ul>
        {tiles.map((tile) => {
          const { headline: title, action } = wordsOf(tile);
          return (
            <li key={tile.way}>
              <HookedLink href={tile.href} className="content-way">
                <Icon name={tile.icon} />
                <b>{title}</b>
                {action !== title && <span className="num">{action}</span>}
                {tile.text !== "" && <span className="small mute">{tile.text}</span>}
              </HookedLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
