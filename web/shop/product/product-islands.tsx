import { islandsOf } from "../../islands/island.tsx";
import * as views from "./product.islands.ts";

const product = islandsOf("web/shop/product/product.islands.ts", views);
export const ProductPromise = product("ProductPromise", "touch");
export const ProductPage = product("ProductPage", "touch");
