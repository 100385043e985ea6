/** Queries of everyday designer links, on which operators see what a new price list changes. */
export const samples = [
  "",
  "pageCount=48&format=300x300",
  "pageCount=98&quantity=3",
  "printing=digitalfotobuch&cover=soft&binding=heftbindung",
] as const satisfies readonly string[];
