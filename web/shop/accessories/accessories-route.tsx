import { parseQuery, queryText } from "../../../core/query-string.ts";
import { shopPath } from "../../../core/shop-path.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { islandsOf } from "../../browser/islands/island.tsx";
import type { LoaderArgs, PageProps } from "../../browser/navigation/route-types.ts";
import { NeedsScripts } from "../../frame/chrome/needs-scripts.tsx";
import { ShopErrorPage } from "../../frame/chrome/shop-error-page.tsx";
import { ShopPage } from "../../frame/chrome/shop-page.tsx";
import { PageCrumbs, useOwnCrumbs } from "../../frame/crumbs/page-crumbs.tsx";
import { cachedForAll } from "../../frame/page-head/cached-for-all.ts";
import { PageHead } from "../../frame/page-head/page-head.tsx";
import { useShop } from "../../frame/use-shop.ts";
import { ask, unanswered } from "../../reading/ask.ts";
import { pageContext } from "../../reading/page-context.ts";
import { useMessages } from "../../words/context.tsx";
import * as views from "./accessories.islands.ts";
import { shelvesOf } from "./shelves.ts";
import "./accessories.css";

const Shelves = islandsOf("web/shop/accessories/accessories.islands.ts", views)("Shelves", "load");

const listPath = "/web-api/card-accessories";

/** What is sold beside cards, for the size the address names. */
export async function loader({ request, context }: LoaderArgs) {
  const query = parseQuery(new URL(request.url).search);
  const card = queryText(query, "card");
  const { api } = context.get(pageContext);
  const named = card === null ? null : await ask(api, listPath, { query: { card } });
  const found = named?.ok ? named : await ask(api, listPath);
  if (!found.ok) throw unanswered(listPath, found.error);
  const { accessories, madeFor } = found.value;
  return { madeFor, goods: shelvesOf(accessories, queryText(query, "sku")) };
}

export const headers = cachedForAll;

/** Where envelopes, ribbons and everything else beside cards is bought without a card. */
export default function Accessories({ loaderData: { madeFor, goods } }: PageProps<typeof loader>) {
  const t = useMessages().accessories;
  const shop = useShop();
  const crumbs = useOwnCrumbs({ text: t.title });
  const path = shopPath(shop, "/accessories");
  const card = madeFor.find(({ chosen }) => chosen)?.value ?? "";
  return (
    <ShopPage current={path} end={{ crumbs }}>
      <PageHead title={t.title} description={t.description} />
      <PageCrumbs crumbs={crumbs} />
      <div className="wrap accessories-page">
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        {!goods && <EmptyState icon="search" title={t.empty} />}
        {goods && (
          <NeedsScripts without={t.withoutScripts}>
            <Shelves path={path} card={card} madeFor={madeFor} goods={goods} />
          </NeedsScripts>
        )}
      </div>
    </ShopPage>
  );
}

export const ErrorBoundary = ShopErrorPage;
