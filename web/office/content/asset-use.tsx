import { bytesText } from "../../../core/bytes-text.ts";
import type { AssetView } from "../../../services/content/contract.ts";
import { useLocale } from "../../words/context.tsx";
import { officePages } from "../data/office-paths.ts";
import { timeText } from "../data/time-text.ts";
import { useContentText } from "./words.ts";

interface AssetProps {
  readonly asset: AssetView;
}

/** Its file, and the pages that show it. */
export function AssetUse({ asset: { usedIn, bytes, width, height, address, contentType } }: AssetProps) {
  const t = useContentText();
  const locale = useLocale();
  const size = [width && height && `${width} × ${height} px`, bytes !== null && bytesText(bytes, locale), contentType];
  return (
    <>
      <section aria-labelledby="asset-use">
        <h3 id="asset-use">{t.usedIn}</h3>
        {usedIn.length === 0 ? <p className="mute small">{t.unused}</p> : <AssetUsers usedIn={usedIn} />}
      </section>
      <section aria-labelledby="asset-facts">
        <h3 id="asset-facts">{t.assetFacts}</h3>
        <dl className="page-known">
          <div>
            <dt>{t.assetSize}</dt>
            <dd>{size.filter(Boolean).join(", ")}</dd>
          </div>
          <div>
            <dt>{t.assetAddress}</dt>
            <dd>
              <a href={address} target="_blank" rel="noreferrer">
                {address}
              </a>
            </dd>
          </div>
        </dl>
      </section>
    </>
  );
}

/** Pages with links to them, and in which of their texts the asset is. */
export function AssetUsers({ usedIn }: Pick<AssetView, "usedIn">) {
  const t = useContentText();
  return (
    <ul className="asset-users">
      {usedIn.map(({ id, name, fullSlug, ...where }) => (
        <li key={id}>
          <a href={officePages.contentPage(String(id))}>{name}</a>
          <span className="page-slug">
            /{fullSlug},{" "}
            {(["inPublished", "inDraft", "inRelease"] as const)
              .filter((place) => where[place])
              .map((place) => t.usedWhere[place])
              .join(", ")}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Who did what with it, the newest first. */
export function AssetLog({ asset: { log } }: AssetProps) {
  const t = useContentText();
  const locale = useLocale();
  const now = new Date();
  const actions: Readonly<Record<string, string>> = t.assetActions;
  if (log.length === 0) return null;
  return (
    <section aria-labelledby="asset-log">
      <h3 id="asset-log">{t.history}</h3>
      <ol className="page-history">
        {log.map(({ action, author, at }) => (
          <li key={`${action} ${at}`}>
            <p>
              <b>{actions[action] ?? action}</b>
              <span className="mute small">{t.by({ who: author, when: timeText(at, locale, now) })}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
