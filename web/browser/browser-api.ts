import { type Api, createApi } from "../../core/http/api.ts";
import { retrying } from "../../core/http/retry.ts";
import { shopHeaders } from "./shop-headers.ts";

let api: Api | undefined;

/** The shop's HTTP interface for scripts of a page, in the page's own channel and locale. Browser only. */
export function browserApi(): Api {
  api ??= retrying(createApi((input, init) => fetch(input, init), "", shopHeaders));
  return api;
}
