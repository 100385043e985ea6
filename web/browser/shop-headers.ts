/** The headers by which the shop knows channel and locale, for the few calls that are no JSON. Browser only. */
export function shopHeaders(): Readonly<Record<string, string>> {
  const { lang, dataset } = document.documentElement;
  return { "x-channel": dataset.channel ?? "poster", "x-locale": lang };
}
