/** Queries of everyday designer links, on which operators see what a new price list changes. */
export const samples = [
  "materialType=leinwand&formatType=600x400",
  "materialType=leinwand&formatType=1000x800",
  "materialType=poster&formatType=500x700",
  "materialType=poster&formatType=400x300&frameType=holzrahmen",
  "materialType=acrylglas&formatType=900x600",
  "materialType=hahnemuehle&formatType=600x400",
  "materialType=none&formatType=400x300&frameType=holzrahmen",
] as const satisfies readonly string[];
