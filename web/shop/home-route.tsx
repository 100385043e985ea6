import { data } from "react-router";
import { productPagePaths } from "../../services/product-pages/contract.ts";
import { ask } from "../ask.ts";
import { pageContext } from "../page-context.ts";
import type { Route } from "./+types/home-route.ts";
import { secondsKept } from "./cached-for-all.ts";
import { ShopErrorPage } from "./chrome/shop-error-page.tsx";
import { HomePage } from "./home/home-page.tsx";
import { pageHead } from "./page-head-of.ts";
import { shopPath } from "./shop-path.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, shop, hosts } = context.get(pageContext);
  const found = await ask(api, productPagePaths.home);
  if (!found.ok) throw new Error(`home page: ${found.error.kind}`);
  const page = found.value;
  const head = { ...page, image: page.hero.picture.src, canonical: shopPath(shop.locale, "/") };
  return data(
    { page, head: pageHead(head, { url: new URL(request.url), shop, hosts }) },
    { headers: { "Cache-Control": `s-maxage=${secondsKept}` } },
  );
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage page={loaderData.page} />;
}

export const ErrorBoundary = ShopErrorPage;
