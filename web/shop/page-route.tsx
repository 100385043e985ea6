import type { HeadersArgs, MetaArgs } from "react-router";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { channels } from "../../core/channel.ts";
import { barePath } from "../../core/shop-path.ts";
import type { AnyPage } from "../../products/pages.ts";
import { homeOfKind } from "../../products/themed-kind.ts";
import { type ProductPage as Page, productPagePaths } from "../../services/product-pages/contract.ts";
import type { LoaderArgs, PageProps } from "../browser/navigation/route-types.ts";
import type { NavigationPlace } from "../frame/navigation/navigation.ts";
import { readPlace } from "../frame/navigation/read-strip.ts";
import { cachedForAll, keptFor } from "../frame/page-head/cached-for-all.ts";
import { pageHead } from "../frame/page-head/page-head-of.ts";
import { ask, unanswered } from "../reading/ask.ts";
import { type PageContext, pageContext } from "../reading/page-context.ts";
import { ContentErrorPage } from "./content/content-error-page.tsx";
import { loadContent } from "./content/load-content.ts";
import { LoadedContent } from "./content/loaded-content.tsx";
import { promiseHoldsFor } from "./product/delivery.ts";
import { loadKindPage } from "./product/kind-part.tsx";
import { productGraph } from "./product/product-graph.ts";
import { ProductPage } from "./product/product-islands.tsx";
import { productCrumbs } from "./products/product-crumbs.ts";
import { ShopFrame } from "./shop-frame.tsx";

/** Catch-all: product pages, then editors' pages; a path that neither knows is a 404 (specification section 8). */
export async function loader({ request, context }: LoaderArgs) {
  const given = context.get(pageContext);
  const url = new URL(request.url);
  const found = await ask(given.api, productPagePaths.page, { query: { path: barePath(url.pathname) } });
  if (found.ok) {
    const { path, kind } = found.value;
    const [place, breadcrumb] = await Promise.all([readPlace(given, { path }), productCrumbs(given, found.value)]);
    return productPage({ ...found.value, breadcrumb }, { url, place, kind: await loadKindPage(kind) }, given);
  }
  if (found.error.status !== 404) throw unanswered(`page ${url.pathname}`, found.error);
  const headers = given.preview ? { "Cache-Control": "private, no-store" } : cachedForAll();
  return data({ kind: "content" as const, ...(await loadContent(url, given)) }, { headers });
}

function productPage(
  page: Page,
  { url, place, kind }: { url: URL; place: NavigationPlace; kind: AnyPage },
  { shop, origins, experimentOf }: PageContext,
) {
  const { shipping, now } = page.calculator;
  const images = page.gallery.slice(0, 1).map(({ picture }) => picture.src);
  const head = { ...page, images, canonical: page.path, home: homeOfKind(page.kind) };
  const { calculator, ...content } = page;
  return data(
    {
      kind: "product" as const,
      content,
      place,
      channels,
      experiment: experimentOf({ tags: [], product: page.key, hasCalculator: true }),
      // One text instead of thousands of small values, which would cost more to write into the page than to price it.
      calculator: JSON.stringify(calculator),
      head: [...pageHead(head, { url, shop, origins }), { "script:ld+json": productGraph(kind, page, { shop, url }) }],
    },
    { headers: keptFor(promiseHoldsFor(shipping.site, new Date(now))) },
  );
}

export const headers = ({ loaderHeaders, errorHeaders }: HeadersArgs) => errorHeaders ?? loaderHeaders;

/**
 * The choice changes the address, not the page: everything that follows from it is computed in the browser. Title,
 * description and canonical address stay the page's own: search engines know one page for all choices, and a title that
 * changed at each press would name the same page differently in every tab, bookmark and history. What is chosen stands
 * in the heading and in the basket.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => loaderData?.head ?? [];

export default function PageRoute({ loaderData }: PageProps<typeof loader>) {
  return (
    <ShopFrame loaderData={loaderData}>
      {loaderData.kind === "product" ? (
        <ProductPage content={loaderData.content} calculator={loaderData.calculator} />
      ) : (
        <LoadedContent {...loaderData} />
      )}
    </ShopFrame>
  );
}

export const ErrorBoundary = ContentErrorPage;
