import { memo, useId } from "react";
import "./strip.css";
import { type Strip as StripData, type StripTile, tileSizes } from "./navigation.ts";
import { NavigationPicture } from "./navigation-picture.tsx";
import { ScrollRow } from "./scroll-row.tsx";

interface StripProps {
  readonly strip: StripData;
  readonly words: {
    readonly scrollBack: string;
    readonly scrollOn: string;
    readonly stripOf: (values: { goods: string }) => string;
  };
}

/** Tiles of one kind of goods under the header; the one of this page is brought to sight (`current-tile.ts`). */
export const Strip = memo(function Strip({ strip: { title, groups }, words }: StripProps) {
  const id = useId();
  return (
    <nav className="strip" aria-label={words.stripOf({ goods: title })}>
      <div className="wrap">
        <ScrollRow labels={{ back: words.scrollBack, on: words.scrollOn }}>
          <div className="strip-groups">
            {groups.map(({ heading, tiles }, index) => (
              <div key={tiles[0]?.href} className="strip-group">
                {heading !== "" && (
                  <p className="strip-heading" id={`${id}-${index}`}>
                    {heading}
                  </p>
                )}
                <ul className="strip-tiles" aria-labelledby={heading === "" ? undefined : `${id}-${index}`}>
                  {tiles.map((tile) => (
                    <li key={tile.href}>
                      <Tile tile={tile} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </ScrollRow>
      </div>
    </nav>
  );
});

function Tile({ tile: { text, href, shape, picture, current } }: { readonly tile: StripTile }) {
  const [width, height] = tileSizes[shape];
  return (
    <a className="strip-tile" href={href} data-shape={shape} aria-current={current ? "page" : undefined}>
      <span className="strip-tile-picture" style={{ width, height }}>
        {picture && <NavigationPicture picture={picture} width={width} height={height} />}
      </span>
      <span>{text}</span>
    </a>
  );
}
