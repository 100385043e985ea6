import { island } from "../../islands/island.tsx";
import * as views from "./product.islands.ts";

const source = "web/shop/product/product.islands.ts";
export const ProductPromise = island(source, "ProductPromise", views.ProductPromise, "touch");
export const ProductPage = island(source, "ProductPage", views.ProductPage, (process.env.PRODUCT_WHEN ?? "touch") as "idle");
