import { data } from "react-router";
import { legalPaths } from "../../services/legal/contract.ts";
import { productPagePaths } from "../../services/product-pages/contract.ts";
import { ask } from "../ask.ts";
import { pageContext } from "../page-context.ts";
import type { Route } from "./+types/home-route.ts";
import { secondsKept } from "./cached-for-all.ts";
import { ShopErrorPage } from "./chrome/shop-error-page.tsx";
import { HomePage } from "./home/home-page.tsx";
import { pageHead } from "./page-head-of.ts";
import { shopPath } from "./shop-path.ts";
import { graphOf, organisation, website } from "./structured/graph.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, shop, hosts } = context.get(pageContext);
  const [found, seller] = await Promise.all([ask(api, productPagePaths.home), ask(api, legalPaths.seller)]);
  if (!found.ok) throw new Error(`home page: ${found.error.kind}`);
  const page = found.value;
  const head = { ...page, images: [page.hero.picture.src], canonical: shopPath(shop.locale, "/") };
  const url = new URL(request.url);
  const graph = graphOf([
    ...(seller.ok ? [organisation(seller.value, url.origin)] : []),
    website(url.origin, head.canonical, shop.locale),
  ]);
  return data(
    { page, head: [...pageHead(head, { url, shop, hosts }), { "script:ld+json": graph }] },
    { headers: { "Cache-Control": `s-maxage=${secondsKept}` } },
  );
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage page={loaderData.page} />;
}

export const ErrorBoundary = ShopErrorPage;
