import { useMemo } from "react";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { type ProductPage as Page, productPagePaths } from "../../services/product-pages/contract.ts";
import { ask } from "../ask.ts";
import { pageContext } from "../page-context.ts";
import type { Route } from "./+types/page-route.ts";
import { secondsKept } from "./cached-for-all.ts";
import { ShopErrorPage } from "./chrome/shop-error-page.tsx";
import { pageHead } from "./page-head-of.ts";
import { promiseHoldsFor } from "./product/delivery.ts";
import { offerOf } from "./product/offer.ts";
import { ProductPage } from "./product/product-page.tsx";

/** Catch-all of product pages; a path that no page answers is a 404 (specification section 8). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, shop, hosts } = context.get(pageContext);
  const url = new URL(request.url);
  if (/.\/$/.test(url.pathname)) throw redirect(url.pathname.replace(/\/+$/, "") + url.search, 301);
  const found = await ask(api, productPagePaths.page, { query: { path: url.pathname } });
  if (!found.ok && found.error.status === 404) {
    throw data({ message: `Page not found: ${url.pathname}` }, { status: 404 });
  }
  if (!found.ok) throw new Error(`page ${url.pathname}: ${found.error.kind}`);
  const page = found.value;
  const { shipping, now } = page.calculator;
  const seconds = Math.min(secondsKept, promiseHoldsFor(shipping.site, new Date(now)));
  const head = { ...page, image: page.gallery[0]?.picture.src, canonical: page.path };
  const { calculator, ...content } = page;
  return data(
    {
      content,
      // One text instead of thousands of small values, which would cost more to write into the page than to price it.
      calculator: JSON.stringify(calculator),
      head: pageHead(head, { url, shop, hosts }),
      offer: offerOf(page, shop, url),
    },
    { headers: { "Cache-Control": `s-maxage=${seconds}` } },
  );
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** The choice changes the address, not the page: everything that follows from it is computed in the browser. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [...loaderData.head, { "script:ld+json": loaderData.offer }] : [];

export default function PageRoute({ loaderData }: Route.ComponentProps) {
  const { content, calculator } = loaderData;
  const page = useMemo((): Page => ({ ...content, calculator: JSON.parse(calculator) }), [content, calculator]);
  return <ProductPage page={page} />;
}

export const ErrorBoundary = ShopErrorPage;
