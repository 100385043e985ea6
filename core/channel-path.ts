import type { Channel } from "./channel.ts";
import { channelSettings } from "./channel-settings.ts";
import { defaultLocale } from "./locale.ts";

/** Of no channel's spelling: files, the office, and the designers, whose links are specified with a slash at their end. */
const keepsItsEnd = (path: string) =>
  path === "/" || /\.[^/]*\/?$/.test(path) || /^\/(?:[a-z]{2}\/)?(?:office(?:\/|$)|configurator-)/.test(path);

/**
 * A path as the channel spells it: `/hilfe/` in the card channel, `/hilfe` in the poster channel (specification section 9).
 *
 * @param path begins with a slash, without a query
 */
export function channelPath(channel: Channel, path: string): string {
  if (keepsItsEnd(path)) return path;
  const bare = path.replace(/\/+$/, "");
  return channelSettings(channel, defaultLocale).trailingSlash ? `${bare}/` : bare;
}

/** A path without a slash at its end, as services know pages in every channel. */
export const barePath = (path: string): string => (path === "/" ? path : path.replace(/\/+$/, ""));
