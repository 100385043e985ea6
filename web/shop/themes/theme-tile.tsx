import type { CSSProperties } from "react";
import { shopPath } from "../../../core/shop-path.ts";
import type { ThemeView } from "../../../services/themes/contract.ts";
import { useChannelSettings, useShop } from "../../frame/use-shop.ts";
import { FromPrice } from "./theme-prices.tsx";
import { Heart } from "./wish-islands.ts";

interface ThemeTileProps {
  readonly theme: ThemeView;
  /** The first ones are seen at once. */
  readonly eager?: boolean;
  /** Whether it says what it costs. */
  readonly priced: boolean;
}

/** A design in a list: its drawing on a table, its name, and a heart. */
export function ThemeTile({ theme, eager, priced }: ThemeTileProps) {
  const shop = useShop();
  const { wishlist } = useChannelSettings();
  const { src, width, height } = theme.preview;
  return (
    <li className="theme-tile">
      <a href={shopPath(shop, `/themes/${theme.id}`)}>
        <span className="theme-tile-picture">
          <img
            className="theme-tile-drawing"
            src={src}
            width={width}
            height={height}
            alt=""
            style={{ "--ratio": width / height } as CSSProperties}
            loading={eager ? "eager" : "lazy"}
          />
        </span>
        <span className="theme-tile-name">{theme.title}</span>
        <span className="theme-tile-fact">
          {theme.style.label}
          {theme.refinement && ` · ${theme.refinement.label}`}
        </span>
        {priced && theme.prices[0] && <FromPrice price={theme.prices[0]} />}
      </a>
      {wishlist && <Heart id={theme.id} title={theme.title} />}
    </li>
  );
}
