import { createMiddleware } from "hono/factory";
import { type Channel, channels, readChannel } from "../../core/channel.ts";
import type { FieldError } from "../../core/http/problem.ts";
import { defaultLocale, locales, readLocale } from "../../core/locale.ts";
import { shopOf } from "../../core/shop.ts";
import { localeOf, problem } from "./problem.ts";
import { oneOf } from "./value-words.ts";
import type { AppEnv } from "./variables.ts";

/** Where the header is missing. */
export const defaultChannel: Channel = "poster";

/** Reads X-Channel and X-Locale into `c.var.shop`; missing ones take their default, unknown ones are refused with 422. */
export const readShop = createMiddleware<AppEnv>(async (c, next) => {
  const givenChannel = c.req.header("x-channel");
  const givenLocale = c.req.header("x-locale");
  const channel = givenChannel === undefined ? defaultChannel : readChannel(givenChannel);
  const locale = givenLocale === undefined ? defaultLocale : readLocale(givenLocale);
  if (channel && locale) {
    c.set("shop", shopOf(channel, locale));
    return next();
  }
  const errors: FieldError[] = [];
  if (!channel) errors.push({ in: "header", pointer: "/x-channel", detail: oneOf(channels, localeOf(c)) });
  if (!locale) errors.push({ in: "header", pointer: "/x-locale", detail: oneOf(locales, localeOf(c)) });
  return problem(c, { status: 422, kind: "invalid-request", errors });
});
