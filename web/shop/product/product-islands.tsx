import { islandsOf } from "../../browser/islands/island.tsx";
import type { LoadedProduct } from "./loaded-product.ts";
import * as views from "./product.islands.ts";
import { ProductViewed } from "./product-page.tsx";

const product = islandsOf("web/shop/product/product.islands.ts", views);
export const ProductPromise = product("ProductPromise", "touch");
const Calculated = product("ProductPage", "touch");

/** A product page; all of it follows the choice. */
export const ProductPage = ({ content, calculator }: LoadedProduct) => (
  <>
    <ProductViewed content={content} calculator={calculator} />
    <Calculated content={content} calculator={calculator} />
  </>
);
