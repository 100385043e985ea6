import { judgeLink } from "../../../core/link-rules.ts";
import type { Country, Locale } from "../../../core/locale.ts";
import { shopPath } from "../shop-path.ts";
import { isRecord, type JsonRecord, recordOf, textOf } from "./json.ts";

/** Whom links are for. */
export interface LinkSurroundings {
  readonly locale: Locale;
  /** Hosts of the shop in all countries, without port. */
  readonly ownHosts: readonly string[];
}

/** Hosts of countries without their ports. */
export const ownHostsOf = (hosts: Readonly<Partial<Record<Country, string>>>): string[] =>
  Object.values(hosts).map((host) => new URL(`http://${host}`).hostname);

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
export function contentLink(link: JsonRecord, { locale, ownHosts }: LinkSurroundings): ContentLink | null {
  const judged = judgeLink(addressOf(link, locale), { ownHosts, external: true });
  if (!judged.ok) return null;
  const { value } = judged;
  const target = link.target === "_blank" && value.kind === "elsewhere" ? ({ target: "_blank" } as const) : {};
  return { href: value.href, ...(value.kind === "elsewhere" && { rel: value.rel }), ...target };
}

function addressOf(link: JsonRecord, locale: Locale): string {
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
    return slug === "" ? hash : `${storyPath(slug, locale, isRecord(link.story) ? textOf(story.lang) : "")}${hash}`;
  }
  return `${address}${hash}`;
}

/**
 * The address of a story in the shop: `en/guides/frames` is `/guides/frames` on the English host, `guide/` is `/guide`.
 *
 * @param language of the slug, where it is known; otherwise a first part that is the locale's language is taken for it
 */
export function storyPath(slug: string, locale: Locale, language = ""): string {
  const parts = slug.split("/").filter((part) => part !== "");
  const named = language === "" || language === "default" ? locale.slice(0, 2) : language;
  const rest = parts[0] === named ? parts.slice(1) : parts;
  return shopPath(locale, `/${rest[0] === "home" && rest.length === 1 ? "" : rest.join("/")}`);
}
