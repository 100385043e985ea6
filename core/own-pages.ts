import type { Channel } from "./channel.ts";
import type { Language } from "./locale.ts";
import { withoutLast } from "./trimmed.ts";

/** A page of the shop itself that is for everyone: not an editor's, and none of the catalogue. */
export interface OwnPage {
  /** The channel that search engines know it in, where the country has both (decision 0124). */
  readonly home: Channel;
  /** Its address in each language, without slashes. */
  readonly slugs: Readonly<Record<Language, string>>;
}

const page = (home: Channel, de: string, en: string, fr: string, es: string, it: string, nl: string): OwnPage => ({
  home,
  slugs: { de, en, fr, es, it, nl },
});
/** One address in all languages, as the specification has it (core document, section 2). */
const everywhere = (home: Channel, slug: string): OwnPage => page(home, slug, slug, slug, slug, slug, slug);

/** By the names that code has for them, which are their English addresses and lead on in every other language. */
export const ownPages = {
  imprint: page("poster", "impressum", "imprint", "mentions-legales", "aviso-legal", "note-legali", "colofon"),
  contact: page("poster", "kontakt", "contact", "contact", "contacto", "contatti", "contact"),
  terms: page("poster", "agb", "terms", "cgv", "condiciones", "condizioni", "voorwaarden"),
  withdrawal: page("poster", "widerruf", "withdrawal", "retractation", "desistimiento", "recesso", "herroeping"),
  delivery: page("poster", "versand", "delivery", "livraison", "envio", "spedizione", "verzending"),
  privacy: page("poster", "datenschutz", "privacy", "confidentialite", "privacidad", "privacy", "privacy"),
  "gift-vouchers": page(
    ...(["poster", "gutscheine", "gift-vouchers", "cheques-cadeaux", "vales-regalo"] as const),
    ...(["buoni-regalo", "cadeaubonnen"] as const),
  ),
  accessories: page("card", "zubehoer", "accessories", "accessoires", "accesorios", "accessori", "accessoires"),
  "karten-designen": everywhere("card", "karten-designen"),
  products: everywhere("poster", "products"),
} as const satisfies Readonly<Record<string, OwnPage>>;
export type OwnPageName = keyof typeof ownPages;

const names = Object.keys(ownPages) as OwnPageName[];

const byPath: ReadonlyMap<string, OwnPageName> = new Map(
  names.flatMap((name) => Object.values(ownPages[name].slugs).map((slug) => [`/${slug}`, name] as const)),
);

/**
 * The page at a path, in whichever language; null: it is no page of the shop itself.
 *
 * @param path without language and platform before it
 */
export const ownPageAt = (path: string): OwnPageName | null => byPath.get(withoutLast(path, "/")) ?? null;

/** Canonical channel of a page of the shop that is no editor's; designs belong to cards. */
export function homeOfPath(path: string): Channel {
  const name = ownPageAt(path);
  if (name !== null) return ownPages[name].home;
  return path.startsWith("/themes/") ? "card" : "poster";
}

/** A path in a language, with its query and fragment. Paths that are not the shop's own pages stay as they are. */
export function pathInLanguage(path: `/${string}`, language: Language): `/${string}` {
  const end = path.search(/[?#]/);
  const [whole, tail] = end < 0 ? [path, ""] : [path.slice(0, end), path.slice(end)];
  const name = ownPageAt(whole);
  if (name === null) return path;
  return `/${ownPages[name].slugs[language]}${whole.endsWith("/") ? "/" : ""}${tail}`;
}
