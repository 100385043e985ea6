import type { ReactNode } from "react";
import { Price } from "../../ui/price.tsx";
import { useMessages } from "../words/context.tsx";
import { ContentPhoto } from "./content-photo.tsx";
import type { PriceTerms, Tile, TilePrice } from "./tile.ts";
import tileStyles from "./tiles.css?url";

interface TilesProps {
  readonly headline: string;
  readonly text?: string | undefined;
  /** What all cost from. */
  readonly beside?: ReactNode;
  readonly tiles: readonly Tile[];
  /** To all of them. */
  readonly more?: { readonly href: string; readonly text: string } | null | undefined;
  /** What the prices mean; null where there are none. */
  readonly terms?: PriceTerms | null | undefined;
  readonly toCome?: string | undefined;
}

/** Goods side by side, with what they cost; nothing where there are none. */
export function Tiles({ headline, text = "", beside, tiles, more, terms, toCome }: TilesProps) {
  if (tiles.length === 0) return null;
  const sizes = `(min-width: 1000px) ${tiles.length === 2 ? 46 : tiles.length === 3 ? 31 : 23}vw, 48vw`;
  return (
    <section className="wrap content-tiles">
      <link rel="stylesheet" href={tileStyles} precedence="default" />
      <div className="content-tiles-head">
        {headline !== "" && <h2>{headline}</h2>}
        {text !== "" && <p className="mute">{text}</p>}
        {beside}
        {toCome && <p>{toCome}</p>}
      </div>
      <ul>
        {tiles.map((tile) => (
          <li key={tile.key}>
            {tile.href === null ? (
              <TileWords tile={tile} sizes={sizes} />
            ) : (
              <a href={tile.href}>
                <TileWords tile={tile} sizes={sizes} />
              </a>
            )}
          </li>
        ))}
      </ul>
      {(more || terms) && (
        <div className="content-tiles-foot">
          {more && (
            <a className="link" href={more.href}>
              {more.text}
            </a>
          )}
          {terms && <PriceNote terms={terms} />}
        </div>
      )}
    </section>
  );
}

interface TileWordsProps {
  readonly tile: Tile;
  readonly sizes: string;
}

const TileWords = ({ tile: { name, fact, picture, look, price }, sizes }: TileWordsProps) => (
  <>
    {picture && (
      <span className="content-tile-picture" data-look={look}>
        <ContentPhoto picture={picture} sizes={sizes} />
      </span>
    )}
    <b>{name}</b>
    {fact !== "" && <span className="content-tile-fact">{fact}</span>}
    {price && <TilePriceText price={price} />}
  </>
);

/** "In the cheapest format at 50 pieces. Including VAT, plus delivery." */
export function PriceNote({ terms: { taxIncluded, quantity } }: { readonly terms: PriceTerms }) {
  const t = useMessages().themes;
  return (
    <p className="small mute">
      {quantity !== null && `${t.pricesNote({ quantity })} `}
      {t.taxNote({ included: taxIncluded })}
    </p>
  );
}

export function TilePriceText({ price: { current, original, from, each } }: { readonly price: TilePrice }) {
  const t = useMessages().themes;
  return (
    <span className="content-tile-price">
      <Price before={from ? t.from : undefined} current={current} original={original} />
      {each && ` ${t.each}`}
    </span>
  );
}
