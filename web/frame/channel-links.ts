import { type Channel, channels } from "../../core/channel.ts";
import { choiceQuery } from "../../core/choice-query.ts";
import { splitAddress } from "../../core/locale-address.ts";
import { ownPageAt } from "../../core/own-pages.ts";
import { shopPath } from "../../core/shop-path.ts";
import { withoutLast } from "../../core/trimmed.ts";
import type { LocalePlaces } from "./locale-links.ts";

/** Both channels have these pages besides the shop's own; a basket is the same in both after login. */
const inBoth: ReadonlySet<string> = new Set(["/cart", "/account"]);

/**
 * This page in each channel that has a host in the country, with the visitor's choice; the home page where the channel
 * does not have it.
 *
 * @param having the channels that have this page, as it says itself
 */
export function channelLinks(
  { shop, origins }: LocalePlaces,
  { pathname, search }: Pick<Location, "pathname" | "search">,
  having: readonly Channel[],
): ReadonlyMap<Channel, string> {
  const path = withoutLast(splitAddress(pathname).rest, "/");
  return new Map(
    channels.flatMap((channel) => {
      const origin = origins[channel][shop.country];
      const isSame = inBoth.has(path) || ownPageAt(path) !== null || having.includes(channel);
      const there = shopPath({ ...shop, channel }, isSame ? (path as `/${string}`) : "/");
      return origin === undefined ? [] : [[channel, origin + there + (isSame ? choiceQuery(search) : "")] as const];
    }),
  );
}
