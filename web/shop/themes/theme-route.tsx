import type { CSSProperties } from "react";
import { data } from "react-router";
import { listText } from "../../../core/list-text.ts";
import { shopPath } from "../../../core/shop-path.ts";
import { type ThemeAnswer, type ThemeView, themePaths } from "../../../services/themes/contract.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import type { LoaderArgs, PageProps } from "../../browser/navigation/route-types.ts";
import { brands } from "../../frame/brands.ts";
import { ShopErrorPage } from "../../frame/chrome/shop-error-page.tsx";
import { ShopPage } from "../../frame/chrome/shop-page.tsx";
import { PageCrumbs, useOwnCrumbs } from "../../frame/crumbs/page-crumbs.tsx";
import { listPath, searchOf } from "../../frame/navigation/theme-address.ts";
import { cachedForAll } from "../../frame/page-head/cached-for-all.ts";
import { PageHead } from "../../frame/page-head/page-head.tsx";
import { themeItem } from "../../frame/tracking/theme-item.ts";
import { Tracked } from "../../frame/tracking/tracked.tsx";
import { useChannelSettings, useShop } from "../../frame/use-shop.ts";
import { unanswered } from "../../reading/ask.ts";
import { pageContext } from "../../reading/page-context.ts";
import { useMessages } from "../../words/context.tsx";
import { FromPrice, ThemePrices } from "./theme-prices.tsx";
import "./themes.css";
import { WayToWishes } from "./wish-islands.ts";

/** There is none, or the id is none that a design can have. */
const noTheme: ReadonlySet<number> = new Set([400, 404, 422]);

/** One design; valid only with an id that there is (specification section 5). */
export async function loader({ params: { id = "" }, context }: LoaderArgs<"id">) {
  const { api, shop, origins, asked } = context.get(pageContext);
  const notFound = () => data({ message: `Page Not Found: ${asked.pathname}${asked.search}` }, { status: 404 });
  if (id === "") throw notFound();
  const found = await api.get<ThemeAnswer>(`${themePaths.themes}/${encodeURIComponent(id)}`);
  if (!found.ok && noTheme.has(found.error.status)) throw notFound();
  if (!found.ok) throw unanswered(`theme ${id}`, found.error);
  const { theme, previews, channels, social } = found.value;
  // The drawing she came by first.
  const first = previews.toSorted(
    (one, other) => Number(other.src === theme.preview.src) - Number(one.src === theme.preview.src),
  );
  return {
    theme,
    channels,
    social,
    previews: first,
    list: shopPath(shop, listPath),
    cards: origins.card[shop.country] && origins.card[shop.country] + shopPath(shop, `/themes/${id}`),
  };
}

export const headers = cachedForAll;

export default function Theme({ loaderData: { theme, previews, social, list, cards } }: PageProps<typeof loader>) {
  const t = useMessages().themes;
  const { currency, locale } = useShop();
  const products = theme.products.map(({ label }) => label);
  const item = themeItem(theme);
  const similar = {
    filters: { style: [theme.style.value], color: [theme.color.value] },
    words: "",
    sort: "popularity",
  };
  const crumbs = useOwnCrumbs({ text: t.title, href: list }, { text: theme.title });
  return (
    <ShopPage end={{ crumbs }}>
      <PageHead
        title={theme.title}
        description={t.describe({ title: theme.title, products: listText(products, locale) })}
        image={social}
      />
      <Tracked
        about={theme.id}
        event={() => ({ event: "view_item", currency, value: item.price ?? 0, items: [item] })}
      />
      <PageCrumbs crumbs={crumbs} />
      <div className="wrap theme-page">
        <Sheets theme={theme} previews={previews} />
        <div className="theme-words">
          <h1>{theme.title}</h1>
          <p className="lead">
            {[...theme.occasions, ...theme.categories]
              .map(({ label }) => label)
              .filter((one, at, all) => all.indexOf(one) === at)
              .join(" · ")}
          </p>
          {theme.prices[0] && (
            <p className="theme-price">
              <FromPrice price={theme.prices[0]} large />
            </p>
          )}
          <WayOn theme={theme} cards={cards} />
          <ThemePrices theme={theme} />
          <h2>{t.facts}</h2>
          <div className="theme-facts">
            <Fact values={theme.products} />
            <Fact values={theme.aspectRatios} />
            <Fact values={theme.punchings} />
            <Fact values={[theme.style, theme.color, ...(theme.refinement ? [theme.refinement] : [])]} />
          </div>
          <ButtonLink look="ghost" href={list + searchOf(similar)}>
            {t.similar}
          </ButtonLink>
        </div>
      </div>
    </ShopPage>
  );
}

/** Its drawings, one for each proportion that it comes in. */
function Sheets({ theme, previews }: Pick<ThemeAnswer, "theme" | "previews">) {
  const t = useMessages().themes;
  const nameOf = (ratio: string) => theme.aspectRatios.find(({ value }) => value === ratio)?.label ?? ratio;
  return (
    <div className="theme-sheets" style={{ "--small-sheets": Math.max(previews.length - 1, 1) } as CSSProperties}>
      {previews.map(({ src, width, height, aspectRatio }) => (
        <figure key={aspectRatio}>
          <div className="theme-sheet-place">
            <img
              className="theme-sheet"
              src={src}
              width={width}
              height={height}
              style={{ "--ratio": width / height } as CSSProperties}
              alt={t.ratio({ title: theme.title, ratio: nameOf(aspectRatio) })}
            />
          </div>
          <figcaption>{nameOf(aspectRatio)}</figcaption>
        </figure>
      ))}
    </div>
  );
}

interface WayOnProps {
  readonly theme: ThemeView;
  /** Where the card shop shows it; undefined where there is none. */
  readonly cards: string | undefined;
}

function WayOn({ theme, cards }: WayOnProps) {
  const t = useMessages().themes;
  const shop = useShop();
  const { wishlist } = useChannelSettings();
  return (
    <div className="theme-way-on">
      <div className="theme-buttons">
        <ButtonLink href={shopPath(shop, `/${theme.designerPath.slice(1)}`)}>{t.design}</ButtonLink>
        {!wishlist && cards && (
          <ButtonLink look="ghost" href={cards}>
            {brands.card}
          </ButtonLink>
        )}
        {wishlist && <WayToWishes id={theme.id} />}
      </div>
    </div>
  );
}

const Fact = ({ values }: { readonly values: readonly { readonly label: string }[] }) => (
  <p>{values.map(({ label }) => label).join(", ")}</p>
);

export const ErrorBoundary = ShopErrorPage;
