import { channelSettings } from "./channel-settings.ts";
import { defaultLocale } from "./locale.ts";
import { type AddressParts, localPath, platformSegments, splitAddress } from "./locale-address.ts";
import type { Shop } from "./shop.ts";
import { withoutLast } from "./trimmed.ts";

/** What says how a page's address is spelled. */
export type Place = Pick<Shop, "channel" | "locale" | "platform">;

/** Of no channel's and no platform's spelling: files and the office. */
const hasOneSpelling = (page: string) =>
  page.slice(page.replace(/\/$/, "").lastIndexOf("/") + 1).includes(".") || /^\/office(?:\/|$)/.test(page);

/**
 * The address of a page of the shop: `/cart`; where the country shows another language by itself `/fr/cart`; in the desktop app
 * `/fr/d/cart`; in the card channel with a slash at its end.
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

/** A path as services know it in every channel and on every platform: without a segment of the platform and a slash at the end. */
export const barePath = (path: string): string =>
  withoutLast(joined({ ...splitAddress(path), platform: null }), "/") || "/";
