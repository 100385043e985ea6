/** Queries of everyday designer links, on which operators see what a new price list changes. */
export const samples = [
  "quantity=1",
  "quantity=50",
  "quantity=250&paper=matt",
  "quantity=100&border=white",
] as const satisfies readonly string[];
