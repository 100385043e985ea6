import { channelSettings } from "./channel-settings.ts";
import { defaultLocale } from "./locale.ts";
import { type AddressParts, localPath, platformSegments, splitAddress } from "./locale-address.ts";
import type { Shop } from "./shop.ts";
import { withoutLast } from "./trimmed.ts";

/** The parts of a shop that decide how addresses are spelled. */
export type Place = Pick<Shop, "channel" | "locale" | "platform">;

/** Of no channel's and no platform's spelling: files and the office. */
const hasOneSpelling = (page: string) =>
  page.slice(page.replace(/\/$/, "").lastIndexOf("/") + 1).includes(".") || /^\/office(?:\/|$)/.test(page);

/**
 * A page's address: `/cart`, `/fr/cart` where the country's own language is another, `/fr/d/cart` in the desktop app;
 * with a slash at its end in the card channel.
 *
 * @param path of the page without any of these; a query or a fragment may follow
 */
export const shopPath = (place: Place, path: `/${string}`): `/${string}` =>
  spelledPath(place, localPath(place.locale, path));

/**
 * An address that has its language already, as services give it and redirects have it, as channel and platform spell it
 * (specification sections 2 and 9). One that is spelled stays as it is.
 *
 * @param path begins with a slash; a query or a fragment may follow
 */
export function spelledPath({ channel, platform }: Pick<Place, "channel" | "platform">, path: string): `/${string}` {
  const end = path.search(/[?#]/);
  const [whole, tail] = end < 0 ? [path, ""] : [path.slice(0, end), path.slice(end)];
  const parts = splitAddress(whole);
  if (hasOneSpelling(parts.rest)) return `${joined({ ...parts, platform: null })}${tail}` as `/${string}`;
  const address = joined({ ...parts, platform });
  // The designers' links are specified with a slash at their end, in both channels.
  const closed = parts.rest.startsWith("/configurator-") || channelSettings(channel, defaultLocale).trailingSlash;
  const bare = withoutLast(address, "/");
  return `${bare}${closed || bare === "" ? "/" : ""}${tail}` as `/${string}`;
}

function joined({ prefix, platform, rest }: AddressParts): string {
  const segment = platform === "desktop" ? platformSegments.desktop : null;
  return [prefix, segment].map((one) => (one === null ? "" : `/${one}`)).join("") + rest;
}

/** The same for a link that may lead elsewhere: only addresses of this host have a spelling. */
export const spelledLink = (place: Pick<Place, "channel" | "platform">, href: string): string =>
  /^\/(?![/\\])/.test(href) ? spelledPath(place, href) : href;

/** A path as services know it in all channels: without platform segment and without slash at its end. */
export const barePath = (path: string): string =>
  withoutLast(joined({ ...splitAddress(path), platform: null }), "/") || "/";
