import { done, failed, type Outcome } from "./outcome.ts";

/** Target of a link, as far as its address says. */
export type LinkTarget =
  /** A page of ours, or a place on this one: followed. */
  | { readonly kind: "own"; readonly href: string }
  /** Another site: opened only where the author of the link marked it so. */
  | { readonly kind: "elsewhere"; readonly href: string; readonly rel: typeof relElsewhere }
  /** A mail or a call. */
  | { readonly kind: "contact"; readonly href: string };

export type LinkRefusal =
  /** `javascript:`, `data:` and every other protocol that is not named here. */
  | { readonly kind: "forbidden-protocol"; readonly protocol: string }
  | { readonly kind: "external-not-flagged"; readonly href: string }
  | { readonly kind: "no-address"; readonly href: string };

/** We vouch for none of them, and none learns where the visitor came from (specification section 2). */
export const relElsewhere = "nofollow noopener noreferrer";

export interface LinkSurroundings {
  /** Hosts of the shop, all countries, and of the team: `shop.example`. Their sub-domains count. */
  readonly ownHosts: readonly string[];
  /** Whether who placed the link says that it leads outside (specification section 5). */
  readonly external?: boolean;
}

const base = "https://here.invalid";
const contacts = new Set(["mailto:", "tel:"]);

/**
 * Judges a typed link (specification sections 2, 5): own domains are followed, others marked, dangerous protocols
 * refused. Parses as browsers do, so that `java\nscript:`, `//elsewhere.example` and `\\elsewhere.example` fail.
 */
export function judgeLink(
  address: string,
  { ownHosts, external = false }: LinkSurroundings,
): Outcome<LinkTarget, LinkRefusal> {
  const href = address.trim();
  const url = URL.canParse(href, base) ? new URL(href, base) : null;
  if (href === "" || url === null) return failed({ kind: "no-address", href });
  const { protocol, hostname, origin } = url;
  if (contacts.has(protocol)) return done({ kind: "contact", href: url.href });
  if (protocol !== "https:" && protocol !== "http:") return failed({ kind: "forbidden-protocol", protocol });
  if (href.startsWith("#")) return done({ kind: "own", href: url.hash });
  // Without dots `/.//elsewhere.example` begins with two slashes, which would lead outside.
  if (origin === base) return done({ kind: "own", href: url.href.slice(base.length).replace(/^\/+/, "/") });
  if (isOwn(hostname, ownHosts)) return done({ kind: "own", href: url.href });
  if (!external) return failed({ kind: "external-not-flagged", href: url.href });
  return done({ kind: "elsewhere", href: url.href, rel: relElsewhere });
}

const isOwn = (host: string, ownHosts: readonly string[]) =>
  ownHosts.some((own) => host === own || host.endsWith(`.${own}`));
