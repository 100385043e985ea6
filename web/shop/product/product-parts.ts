import { part } from "../../part.tsx";

const source = "web/shop/product/product-page.tsx";
const load = () => import("./product-page.tsx");

/** Lazy chunks, so that content pages load none of it; named in one place, because each place lists the files that they need. */
export const ProductPage = part(source, async () => (await load()).ProductPage);
export const ProductPromise = part(source, async () => (await load()).ProductPromise);
