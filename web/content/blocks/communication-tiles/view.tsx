import { Icon } from "../../../../ui/icon.tsx";
import { EditedLink as HookedLink } from "../../../frame/chrome/edited-link.tsx";
import { tileWords } from "../../../frame/tiles/tile-words.ts";
import { communicationTilesWords } from "../../../frame/tiles/words.ts";
import { useWords } from "../../../words/use-words.ts";
import type { ViewProps } from "../../define/define-block.ts";
import type { block } from "./block.ts";
import styles from "./communication-tiles.css?url";

export function View({ block: { headline, tiles } }: ViewProps<typeof block>) {
  const words = useWords(communicationTilesWords);
  if (tiles.length === 0) return null;
  return (
    <section className="wrap content-ways">
      <link rel="stylesheet" href={styles} precedence="default" />
      {headline !== "" && <h2>{headline}</h2>}
      <ul>
        {tiles.map((tile) => {
          const { headline: title, action } = tileWords(tile, words);
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
