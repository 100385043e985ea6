import routes from "../../web/app/routes.ts";
import { demoData } from "../seed.ts";

/** Addresses of the products' pages, by language. */
export const productAddresses =
  (await demoData()).pages?.flatMap((page) => ("addresses" in page ? [page.addresses] : [])) ?? [];
/** Pages with a route of their own: `cart`, `delivery`. */
export const ownAddresses = routes.flatMap(({ path }) => /^(?:[a-z]{1,2}\?\/)*([a-z-]+)/.exec(path ?? "")?.[1] ?? []);
