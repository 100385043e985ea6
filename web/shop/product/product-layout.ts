import type { ProductPage } from "../../../services/product-pages/contract.ts";
import type { Calculator } from "./use-calculator.ts";

/** What every layout of a product page shows. */
export interface ProductLayoutProps {
  readonly page: ProductPage;
  readonly calculator: Calculator;
  readonly heading: string;
  readonly lead: string;
}
