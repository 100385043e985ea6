/** Queries of everyday designer links, on which operators see what a new price list changes. */
export const samples = [
  "quantity=25",
  "quantity=100",
  "quantity=300&paper=felt",
  "category=17",
  "quantity=50&refinementType=gold",
] as const satisfies readonly string[];
