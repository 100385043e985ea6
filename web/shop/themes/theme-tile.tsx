import type { CSSProperties } from "react";
import { shopPath } from "../../../core/shop-path.ts";
import type { ThemeView } from "../../../services/themes/contract.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useMessages } from "../../messages/context.tsx";
import { useShop } from "../../use-shop.ts";
import { FromPrice } from "./theme-prices.tsx";
import type { Wishes } from "./use-wishes.ts";

interface ThemeTileProps {
  readonly theme: ThemeView;
  readonly wishes: Wishes;
  /** The first ones are seen at once. */
  readonly eager?: boolean;
  /** Whether it says what it costs. */
  readonly priced: boolean;
}

/** A design in a list: its drawing on a table, its name, and a heart. */
export function ThemeTile({ theme, wishes, eager, priced }: ThemeTileProps) {
  const shop = useShop();
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
      {wishes.offered && <Heart theme={theme} wishes={wishes} />}
    </li>
  );
}

export function Heart({ theme, wishes }: Pick<ThemeTileProps, "theme" | "wishes">) {
  const t = useMessages().themes;
  const liked = wishes.ids?.includes(theme.id) ?? false;
  return (
    <IconButton
      className="theme-heart"
      icon="heart"
      label={liked ? t.unlike(theme.title) : t.like(theme.title)}
      data-liked={liked || undefined}
      disabled={wishes.ids === null}
      onClick={() => wishes.toggle(theme.id)}
    />
  );
}
