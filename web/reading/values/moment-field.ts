/** `2026-11-30 23:59` of the content protocol is in UTC; others state their zone. Null: unreadable. */
export function momentOf(text: string): Date | null {
  const iso = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(text) ? `${text.replace(" ", "T")}Z` : text;
  const moment = new Date(iso);
  return text === "" || Number.isNaN(moment.getTime()) ? null : moment;
}
