import { useRouteLoaderData } from "react-router";
import type { Shop } from "../core/shop.ts";
import type { loader } from "./root.tsx";

/** Whom the page is for: channel, locale, country and currency. */
export function useShop(): Shop {
  const data = useRouteLoaderData<typeof loader>("root");
  if (!data) throw new Error("the root route has no data");
  return data.shop;
}
