import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { type Channel, channels, readChannel } from "../../core/channel.ts";
import type { FieldError } from "../../core/http/problem.ts";
import { type Country, defaultLocale, locales, readLocale } from "../../core/locale.ts";
import { homeLocale, resolveLocale, splitAddress } from "../../core/locale-address.ts";
import { type Shop, shopOf } from "../../core/shop.ts";
import { localeOf, problem } from "./problem.ts";
import { oneOf } from "./value-words.ts";
import type { AppEnv } from "./variables.ts";

/** Used where neither the header nor the host names a channel. */
export const defaultChannel: Channel = "poster";

/** Channel and country of a Host header. */
export interface HostPlace {
  readonly channel: Channel;
  readonly country: Country;
}

/**
 * The shop of an address: its host gives channel and country, its path perhaps another language (specification section
 * 2).
 */
function shopOfAddress(c: Context, placeOf: (host: string) => HostPlace): Shop {
  const { channel, country } = placeOf(c.req.header("host") ?? new URL(c.req.url).host);
  const found = resolveLocale(country, splitAddress(c.req.path).prefix);
  return shopOf(channel, found.kind === "found" ? found.locale : homeLocale[country]);
}

/** Sets `c.var.shop` from the address before any refusal, so that refusals are in the visitor's language. */
export const guessShop = (placeOf: ((host: string) => HostPlace) | null) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.set("shop", placeOf === null ? shopOf(defaultChannel, defaultLocale) : shopOfAddress(c, placeOf));
    await next();
  });

/** Sets `c.var.shop` from X-Channel and X-Locale; missing ones follow the address, unknown ones get 422. */
export const readShop = createMiddleware<AppEnv>(async (c, next) => {
  const guessed = c.var.shop;
  const givenChannel = c.req.header("x-channel");
  const givenLocale = c.req.header("x-locale");
  const channel = givenChannel === undefined ? guessed.channel : readChannel(givenChannel);
  const locale = givenLocale === undefined ? guessed.locale : readLocale(givenLocale);
  if (channel && locale) {
    c.set("shop", shopOf(channel, locale));
    return next();
  }
  const errors: FieldError[] = [];
  if (!channel) errors.push({ in: "header", pointer: "/x-channel", detail: oneOf(channels, localeOf(c)) });
  if (!locale) errors.push({ in: "header", pointer: "/x-locale", detail: oneOf(locales, localeOf(c)) });
  return problem(c, { status: 422, kind: "invalid-request", errors });
});
