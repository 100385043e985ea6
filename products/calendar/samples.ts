/** Queries of everyday designer links, on which operators see what a new price list changes. */
export const samples = [
  "",
  "calendarType=wandkalender&formatType=297x420&amount=10",
  "calendarType=kuechenkalender",
  "calendarType=tischkalender&amount=25",
] as const satisfies readonly string[];
