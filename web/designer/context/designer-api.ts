import { type Api, createApi } from "../../../core/http/api.ts";
import { retrying } from "../../../core/http/retry.ts";
import { shopHeaders } from "../../browser/shop-headers.ts";

let api: Api | undefined;

/**
 * The shop's HTTP interface for the designer. Small requests outlive the page, so that the last batch of a closing tab
 * still leaves; browsers allow 64 KiB of that. Browser only.
 */
export function designerApi(): Api {
  api ??= retrying(createApi((input, init) => fetch(input, { ...init, keepalive: isSmall(init) }), "", shopHeaders()));
  return api;
}

const isSmall = (init: RequestInit | undefined) => typeof init?.body === "string" && init.body.length < 32_000;
