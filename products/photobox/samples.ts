/** Queries of everyday designer links, on which operators see what a new price list changes. */
export const samples = [
  "photoboxType=small",
  "photoboxType=small&box=wood",
  "photoboxType=photoprint&paper=matt",
] as const satisfies readonly string[];
