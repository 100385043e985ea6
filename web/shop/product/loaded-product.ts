import type { ProductPage } from "../../../services/product-pages/contract.ts";

/** A product page as its route hands it over. */
export interface LoadedProduct {
  readonly content: Omit<ProductPage, "calculator">;
  /** JSON of its calculator. */
  readonly calculator: string;
}

const pages = new WeakMap<LoadedProduct["content"], ProductPage>();

/** Read once for all that show something of it. */
export function pageOf({ content, calculator }: LoadedProduct): ProductPage {
  const page = pages.get(content) ?? { ...content, calculator: JSON.parse(calculator) };
  pages.set(content, page);
  return page;
}
