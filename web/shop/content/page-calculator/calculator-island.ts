import { islandsOf } from "../../../browser/islands/island.tsx";
import * as views from "./page-calculator.islands.ts";

/** The calculator of a page that editors wrote, wherever its layout has it. */
export const CalculatorIsland = islandsOf("web/shop/content/page-calculator/page-calculator.islands.ts", views)(
  "PageCalculatorPart",
  "visible",
);
