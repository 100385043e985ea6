/** Queries of everyday designer links, on which operators see what a new price list changes. */
export const samples = [
  "",
  "materialType=poster&formatType=900x600",
  "materialType=framed-poster",
  "materialType=mixed",
] as const satisfies readonly string[];
