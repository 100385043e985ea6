import { type FontCut, fallbackKeys, fontCuts } from "./font-families.ts";
import { coverages, linkFiles } from "./font-links.generated.ts";

/**
 * The fonts a text may use. Static files, because the shaper and the PDF need those; each font is a chain of files, and
 * a letter is drawn with the first that has it. Free licences, see `docs/dependencies.md`.
 */
export interface CatalogueFont extends Omit<FontCut, "files" | "fallback"> {
  /** Its own files, the first gives the line its height; never empty. */
  readonly links: readonly FontLink[];
  /** Files for letters the font lacks; read only for texts that need them. */
  readonly fallbacks: readonly FontLink[];
  /** Scripts of its own files: "latin", "latin-ext", "greek" ... */
  readonly scripts: readonly string[];
}

export interface FontLink {
  /** Key of the font and subset: "lora-regular/cyrillic"; a font in one file has its key alone. */
  readonly name: string;
  /** Address of the sfnt or WOFF file: a local file on the server, an asset in the browser. */
  readonly url: URL;
  /** SHA-256 of the file as sfnt, 64 lower-case hex digits. */
  readonly hash: string;
  /** Code points it has signs for, see `readRanges`. */
  readonly coverage: string;
}

const linksOf = (key: string): readonly FontLink[] =>
  (linkFiles[key] ?? []).map(({ subset, url, hash, coverage }) => {
    return { name: subset === null ? key : `${key}/${subset}`, url, hash, coverage: coverages[coverage] ?? "" };
  });

const own: ReadonlyMap<string, readonly FontLink[]> = new Map(fontCuts.map(({ key }) => [key, linksOf(key)]));

export const catalogueFonts: readonly CatalogueFont[] = fontCuts.map((cut) => {
  const { key, family, weight, style, licence, group } = cut;
  const links = own.get(key) ?? [];
  const fallbacks = fallbackKeys(cut).flatMap((one) => own.get(one) ?? []);
  const scripts =
    "own" in cut.files ? ["latin", "latin-ext"] : (linkFiles[key] ?? []).map(({ subset }) => subset ?? "");
  return { key, family, weight, style, licence, group, links, fallbacks, scripts };
});

const byKey: ReadonlyMap<string, CatalogueFont> = new Map(catalogueFonts.map((font) => [font.key, font]));

export const catalogueFont = (key: string): CatalogueFont | undefined => byKey.get(key);
