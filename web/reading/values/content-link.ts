import { judgeLink } from "../../../core/link-rules.ts";
import type { Locale } from "../../../core/locale.ts";
import { localPath, splitAddress } from "../../../core/locale-address.ts";
import { type Place, shopPath } from "../../../core/shop-path.ts";
import type { PageContext } from "../page-context.ts";
import { isRecord, type JsonRecord, recordOf, textOf } from "./json.ts";

/** Whom links are for. */
export interface LinkSurroundings extends Place {
  /** Hosts of the shop in all countries and channels, without port. */
  readonly ownHosts: readonly string[];
  /** Stories that are for the card channel alone; left out: there are none. */
  readonly cards?: {
    /** First part of their slugs. */
    readonly folder: string;
    /** Of their pages; empty in that channel itself, or where it has no host. */
    readonly origin: string;
  };
}

/** What links need to know of a page. */
export function linksOf({
  shop,
  origins,
  cardsFolder,
  teamHost,
}: Pick<PageContext, "shop" | "origins" | "cardsFolder" | "teamHost">): LinkSurroundings {
  const all = Object.values(origins).flatMap((ofChannel) => Object.values(ofChannel));
  return {
    channel: shop.channel,
    platform: shop.platform,
    locale: shop.locale,
    ownHosts: [...all.map((origin) => new URL(origin).hostname), ...(teamHost === null ? [] : [teamHost])],
    cards: { folder: cardsFolder, origin: shop.channel === "card" ? "" : (origins.card[shop.country] ?? "") },
  };
}

/** A link as a page may show it. */
export interface ContentLink {
  readonly href: string;
  readonly rel?: string;
  readonly target?: "_blank";
}

/**
 * Where a link leads that an editor placed: a multilink field or the attributes of a rich text's link, which name the
 * same things differently. An editor's word is what flags an address as external (specification section 2).
 *
 * @returns null where it leads nowhere, or by a protocol that is refused
 */
export function contentLink(link: JsonRecord, surroundings: LinkSurroundings): ContentLink | null {
  const { ownHosts } = surroundings;
  const judged = judgeLink(addressOf(link, surroundings), { ownHosts, external: true });
  if (!judged.ok) return null;
  const { value } = judged;
  const target = link.target === "_blank" && value.kind === "elsewhere" ? ({ target: "_blank" } as const) : {};
  return { href: value.href, ...(value.kind === "elsewhere" && { rel: value.rel }), ...target };
}

function addressOf(link: JsonRecord, surroundings: LinkSurroundings): string {
  const address = (textOf(link.href) || textOf(link.url) || textOf(link.cached_url)).trim();
  const anchor = textOf(link.anchor).replace(/^#/, "");
  const hash = anchor === "" ? "" : `#${encodeURIComponent(anchor)}`;
  if (link.linktype === "email") {
    const mail = (textOf(link.email) || address).replace(/^mailto:/i, "");
    return mail === "" ? "" : `mailto:${mail}`;
  }
  if (link.linktype === "story") {
    const story = recordOf(link.story);
    const slug = textOf(story.full_slug) || textOf(story.url) || textOf(link.cached_url) || address;
    return slug === ""
      ? hash
      : `${storyAddress(slug, surroundings, isRecord(link.story) ? textOf(story.lang) : "")}${hash}`;
  }
  return `${link.linktype === "asset" ? address : shopAddress(address, surroundings)}${hash}`;
}

/**
 * A page of the shop is written once for a language (`/livraison`): where a country shows another language by itself,
 * its address begins with this one's prefix. Whole addresses, files and addresses with a prefix stay as they are.
 */
function shopAddress(address: string, place: Place): string {
  const path = address.split(/[?#]/)[0] ?? "";
  const isPage = /^\/(?![/\\])/.test(path) && !/\.[a-z0-9]+$/i.test(path) && splitAddress(path).prefix === null;
  return isPage ? shopPath(place, address as `/${string}`) : address;
}

/** A story of the card channel is at the same address without its folder, on that channel's host. */
function storyAddress(slug: string, surroundings: LinkSurroundings, language: string): string {
  const { cards, locale } = surroundings;
  const rest = withoutLanguage(slug, locale, language);
  if (rest[0] !== cards?.folder) return shopPath(surroundings, pathOf(rest));
  const there: Place = cards?.origin ? { ...surroundings, channel: "card" } : surroundings;
  return `${cards?.origin ?? ""}${shopPath(there, pathOf(rest.slice(1)))}`;
}

/**
 * The path of a story in a locale: `en/guides/frames` is `/guides/frames` on the English host, `guide/` is `/guide`.
 *
 * @param language of the slug, where it is known; otherwise a first part that is the locale's language is taken for it
 */
export const storyPath = (slug: string, locale: Locale, language = ""): string =>
  localPath(locale, pathOf(withoutLanguage(slug, locale, language)));

function withoutLanguage(slug: string, locale: Locale, language: string): readonly string[] {
  const parts = slug.split("/").filter((part) => part !== "");
  const named = language === "" || language === "default" ? locale.slice(0, 2) : language;
  return parts[0] === named ? parts.slice(1) : parts;
}

const pathOf = (parts: readonly string[]): `/${string}` =>
  `/${parts[0] === "home" && parts.length === 1 ? "" : parts.join("/")}`;
