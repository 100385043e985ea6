import { type Api, createApi } from "../../core/http/api.ts";
import { retrying } from "../../core/http/retry.ts";

let api: Api | undefined;

/** The shop's HTTP interface for scripts of a page, in the page's own channel and locale. Browser only. */
export function browserApi(): Api {
  api ??= retrying(createApi((input, init) => fetch(input, init), "", shopHeaders()));
  return api;
}

/** The headers by which the shop knows channel and locale, for the few calls that are no JSON. Browser only. */
export function shopHeaders(): Readonly<Record<string, string>> {
  const { lang, dataset } = document.documentElement;
  return { "x-channel": dataset.channel ?? "poster", "x-locale": lang };
}
