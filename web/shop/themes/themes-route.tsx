import type { HeadersArgs } from "react-router";
import { data } from "react-router";
import { channelSettings } from "../../../core/channel-settings.ts";
import { parseQuery } from "../../../core/query-string.ts";
import { shopPath } from "../../../core/shop-path.ts";
import { themedKind } from "../../../products/themed-kind.ts";
import { type ThemeSort, themePaths } from "../../../services/themes/contract.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import type { LoaderArgs, PageProps } from "../../browser/navigation/route-types.ts";
import { toComeOf } from "../../content/to-come.ts";
import { ShopPage } from "../../frame/chrome/shop-page.tsx";
import { PageCrumbs, useOwnCrumbs } from "../../frame/crumbs/page-crumbs.tsx";
import { choiceOf, listPath, queryWithout, searchOf, type ThemeChoice } from "../../frame/navigation/theme-address.ts";
import { cachedForAll } from "../../frame/page-head/cached-for-all.ts";
import { PageHead } from "../../frame/page-head/page-head.tsx";
import { themeItem } from "../../frame/tracking/theme-item.ts";
import { Tracked, TrackedList } from "../../frame/tracking/tracked.tsx";
import { useChannelSettings, useShop } from "../../frame/use-shop.ts";
import { ask, unanswered } from "../../reading/ask.ts";
import { pageContext } from "../../reading/page-context.ts";
import { useMessages } from "../../words/context.tsx";
import { ChosenFilters, ThemeFilters } from "./theme-filters.tsx";
import { ListPrices, PricesNote } from "./theme-prices.tsx";
import { ThemeTile } from "./theme-tile.tsx";
import { UnknownFiltersPage } from "./unknown-filters.tsx";
import "./themes.css";
import { WishesNotice } from "./wish-islands.ts";

/** Card designs by filters and words. An address that asks for what there is not was not found, and says what it is. */
export async function loader({ request, context }: LoaderArgs) {
  const { api, shop } = context.get(pageContext);
  const url = new URL(request.url);
  const query = parseQuery(url.search);
  const { filter, q, sort, cursor } = query;
  const found = await ask(api, themePaths.themes, { query: { filter, q, sort, cursor } });
  const path = shopPath(shop, listPath);
  if (!found.ok && found.error.status === 422) {
    const { errors } = found.error;
    const without = path + queryWithout(query, errors);
    throw data({ reasons: errors.map(({ detail }) => detail), without, all: path }, { status: 404 });
  }
  if (!found.ok) throw unanswered("themes", found.error);
  const choice = choiceOf(found.value, query);
  // The list of prices says it, which stands only where tiles have none.
  const { pricesInOverview } = channelSettings(shop.channel, shop.locale);
  const toCome = pricesInOverview ? "" : await toComeOf(api, shop, [themedKind]);
  const page = { answer: found.value, choice, later: cursor !== undefined, path, toCome };
  return data(page, { headers: cachedForAll() });
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export default function Themes({ loaderData }: PageProps<typeof loader>) {
  const { answer, choice, later, path, toCome } = loaderData;
  const t = useMessages().themes;
  const { pricesInOverview, compactTemplates } = useChannelSettings();
  const { themes, total, facets, next } = answer;
  const shop = useShop();
  const crumbs = useOwnCrumbs({ text: t.title });
  const listed = themes.map((theme) => ({ href: shopPath(shop, `/themes/${theme.id}`), item: themeItem(theme) }));
  return (
    <ShopPage current={path} end={{ crumbs }}>
      <PageHead title={t.title} description={t.description} />
      <TrackedList id="themes" name={t.title} listed={listed} />
      <Tracked
        about={choice.words || null}
        event={() => ({ event: "search", search_term: choice.words.slice(0, 100) })}
      />
      <PageCrumbs crumbs={crumbs} />
      <div className="wrap themes-page">
        <header className="themes-head">
          <h1>{t.title}</h1>
          <p className="lead">{t.lead}</p>
        </header>
        <ThemeFilters facets={facets} choice={choice} path={path} />
        <section className="themes-list" aria-label={t.title}>
          <div className="themes-bar">
            <p aria-live="polite">
              <b>{t.found({ count: total })}</b> {choice.words !== "" && t.foundFor({ words: choice.words })}
            </p>
            <SortLinks choice={choice} path={path} />
          </div>
          <ChosenFilters facets={facets} choice={choice} path={path} />
          <WishesNotice />
          {themes.length === 0 ? (
            <EmptyState icon="search" title={t.emptyTitle} action={<ButtonLink href={path}>{t.all}</ButtonLink>}>
              {t.emptyText}
            </EmptyState>
          ) : (
            <ul className={classNames("theme-tiles", compactTemplates && "theme-tiles-compact")}>
              {themes.map((theme, index) => (
                <ThemeTile key={theme.id} theme={theme} eager={index < 6} priced={pricesInOverview} />
              ))}
            </ul>
          )}
          {pricesInOverview && <PricesNote themes={themes} />}
          <div className="themes-on">
            {later && (
              <ButtonLink look="ghost" href={path + searchOf(choice)}>
                {t.fromStart}
              </ButtonLink>
            )}
            {next && (
              <ButtonLink look="ghost" href={path + searchOf(choice, next)}>
                {t.more}
              </ButtonLink>
            )}
          </div>
        </section>
        {/* The card shop's tiles say no price (specification section 9, channel settings); what cards cost stands once. */}
        {!pricesInOverview && <ListPrices themes={themes} toCome={toCome} />}
      </div>
    </ShopPage>
  );
}

interface SortLinksProps {
  readonly choice: ThemeChoice;
  readonly path: string;
}

function SortLinks({ choice, path }: SortLinksProps) {
  const t = useMessages().themes;
  return (
    <nav aria-label={t.sortBy}>
      {/* Not from the contract, whose schemas would come along. */}
      {(Object.keys(t.sorts) as ThemeSort[]).map((sort) => (
        <a
          key={sort}
          className={classNames("themes-bar-sort", sort === choice.sort && "themes-bar-chosen")}
          href={path + searchOf({ ...choice, sort })}
          aria-current={sort === choice.sort || undefined}
        >
          {t.sorts[sort]}
        </a>
      ))}
    </nav>
  );
}

export const ErrorBoundary = UnknownFiltersPage;
