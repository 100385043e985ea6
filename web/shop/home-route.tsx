import type { HeadersArgs, MetaArgs } from "react-router";
import { data } from "react-router";
import { shopPath } from "../../core/shop-path.ts";
import { legalPaths } from "../../services/legal/contract.ts";
import { productPagePaths } from "../../services/product-pages/contract.ts";
import type { LoaderArgs, PageProps } from "../browser/navigation/route-types.ts";
import { part } from "../browser/part.tsx";
import { ShopErrorPage } from "../frame/chrome/shop-error-page.tsx";
import { cachedForAll } from "../frame/page-head/cached-for-all.ts";
import { graphOf, organisation, website } from "../frame/page-head/graph.ts";
import { pageHead } from "../frame/page-head/page-head-of.ts";
import { ask, unanswered } from "../reading/ask.ts";
import { type PageContext, pageContext } from "../reading/page-context.ts";
import { loadHome } from "./content/load-content.ts";
import { LoadedContent } from "./content/loaded-content.tsx";
import { ShopFrame } from "./shop-frame.tsx";

const HomePage = part("web/shop/home/home-page.tsx", async () => (await import("./home/home-page.tsx")).HomePage);

/** The home page as editors wrote it, and the shop's own while there is none or it is broken. */
export async function loader({ request, context }: LoaderArgs) {
  const given = context.get(pageContext);
  const url = new URL(request.url);
  const written = await loadHome(url, given);
  if (written === null) return ownHome(url, given);
  const headers = given.preview ? { "Cache-Control": "private, no-store" } : cachedForAll();
  return data({ kind: "content" as const, ...written }, { headers });
}

async function ownHome(url: URL, { api, shop, origins }: PageContext) {
  const [found, seller] = await Promise.all([ask(api, productPagePaths.home), ask(api, legalPaths.seller)]);
  if (!found.ok) throw unanswered("home page", found.error);
  const page = found.value;
  const canonical = shopPath({ ...shop, platform: "web" }, "/");
  const head = { ...page, images: [page.hero.picture.src], canonical, home: null };
  const graph = graphOf([
    ...(seller.ok ? [organisation(seller.value, url.origin)] : []),
    website(url.origin, head.canonical, shop.locale),
  ]);
  return data(
    { kind: "own" as const, page, head: [...pageHead(head, { url, shop, origins }), { "script:ld+json": graph }] },
    { headers: cachedForAll() },
  );
}

export const headers = ({ loaderHeaders, errorHeaders }: HeadersArgs) => errorHeaders ?? loaderHeaders;

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => loaderData?.head ?? [];

export default function HomeRoute({ loaderData }: PageProps<typeof loader>) {
  return (
    <ShopFrame loaderData={loaderData}>
      {loaderData.kind === "content" ? <LoadedContent {...loaderData} /> : <HomePage page={loaderData.page} />}
    </ShopFrame>
  );
}

export const ErrorBoundary = ShopErrorPage;
