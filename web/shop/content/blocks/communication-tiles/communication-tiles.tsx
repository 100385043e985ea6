import { Icon } from "../../../../../ui/icon.tsx";
import { useBlockWords } from "../../block-words.ts";
import styles from "./communication-tiles.css?url";
import type { CommunicationTiles } from "./schema.ts";

export function CommunicationTilesBlock({ block: { headline, tiles } }: { readonly block: CommunicationTiles }) {
  const t = useBlockWords();
  if (tiles.length === 0) return null;
  const names = { phone: t.call, email: t.write, contact: t.toContact };
  return (
    <section className="wrap content-ways">
      <link rel="stylesheet" href={styles} precedence="default" />
      {headline !== "" && <h2>{headline}</h2>}
      <ul>
        {tiles.map(({ way, icon, text, value, href }) => (
          <li key={way}>
            <a href={href}>
              <Icon name={icon} />
              <b>{names[way]}</b>
              {value !== "" && <span className="num">{value}</span>}
              {text !== "" && <span className="small mute">{text}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
