import { useRouteLoaderData } from "react-router";
import type { Shop } from "../core/shop.ts";
import type { loader } from "./root.tsx";
import { shopPath } from "./shop/shop-path.ts";

function useRootData() {
  const data = useRouteLoaderData<typeof loader>("root");
  if (!data) throw new Error("the root route has no data");
  return data;
}

/** Whom the page is for: channel, locale, country and currency. */
export const useShop = (): Shop => useRootData().shop;

/** Whether visitors reach this shop by https; a proxy that speaks http to us is taken into account. */
export const useIsEncrypted = (): boolean => useRootData().encrypted;

/** Where the pages of the shop are, in this locale and in the other countries. */
export function useNavigation() {
  const { shop, products, footer, countries } = useRootData();
  return { homeHref: shopPath(shop.locale, "/"), products, footer, countries };
}
