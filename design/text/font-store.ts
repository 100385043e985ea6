import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { type Coverage, readRanges, writes } from "./coverage.ts";
import { type FontFace, type FontLibrary, GENERAL_FONT, noFonts } from "./font.ts";
import { type CatalogueFont, catalogueFont, type FontLink } from "./font-catalogue.ts";
import { letterEnd } from "./letters.ts";
import { unpackWoff } from "./unpack-woff.ts";

/** Reads a font file: `fetch` in the browser, `readFile` on the server. */
export type FontReader = (link: FontLink) => Promise<Uint8Array>;

/** Words and the key of the font they are set in. */
export interface WrittenText {
  readonly font: string;
  readonly text: string;
}

/** Opens every font file once, whatever number of libraries use it. */
export interface FontStore {
  /** Whole fonts without fallbacks. Unknown keys are omitted. */
  ofKeys(keys: readonly string[]): Promise<FontLibrary>;
  /** Just the files these texts are drawn with: every library of it draws them alike. */
  ofTexts(texts: readonly WrittenText[]): Promise<FontLibrary>;
}

export function createFontStore(read: FontReader): FontStore {
  const faces = new Map<string, Promise<FontFace>>();
  const open = (link: FontLink): Promise<FontFace> => {
    const known = faces.get(link.hash);
    if (known) return known;
    const opening = openLink(link, read);
    faces.set(link.hash, opening);
    // A failed read is retried the next time.
    opening.catch(() => faces.delete(link.hash));
    return opening;
  };
  const library = async (wanted: ReadonlyMap<string, readonly FontLink[]>): Promise<FontLibrary> => {
    if (wanted.size === 0) return noFonts;
    const chains = new Map<string, readonly FontFace[]>();
    for (const [key, links] of wanted) chains.set(key, await Promise.all(links.map(open)));
    const byHash = new Map([...chains.values()].flat().map((face) => [face.hash, face]));
    return { get: (key) => byHash.get(key) ?? chains.get(key)?.[0], chain: (key) => chains.get(key) ?? [] };
  };
  return {
    ofKeys: (keys) => library(new Map(known(keys).map(({ key, links }) => [key, links]))),
    ofTexts: (texts) => library(linksOf(texts)),
  };
}

const known = (keys: readonly string[]) => [...new Set(keys)].flatMap((key) => catalogueFont(key) ?? []);

async function openLink(link: FontLink, read: FontReader): Promise<FontFace> {
  const [{ openFont }, file] = await Promise.all([import("./harfbuzz-fonts.ts"), read(link)]);
  const face = openFont(link.name, await unpackWoff(file), link.hash);
  if (bytesToHex(sha256(face.bytes)) !== link.hash)
    throw new Error(`${link.name} is another file than in the catalogue`);
  return face;
}

/** Files of each font that its texts need, in the order of its chain; always the first, which sets the line height. */
function linksOf(texts: readonly WrittenText[]): ReadonlyMap<string, readonly FontLink[]> {
  const needed = new Map<CatalogueFont, Set<FontLink>>();
  for (const { font: key, text } of texts) {
    const fonts = catalogueFont(key) ?? catalogueFont(GENERAL_FONT);
    if (!fonts) continue;
    const links = needed.get(fonts) ?? new Set(fonts.links.slice(0, 1));
    needed.set(fonts, links);
    for (const letter of lettersOf(text)) {
      const link = chainOf(fonts).find((one) => writes(coverageOf(one), letter));
      if (link) links.add(link);
    }
  }
  return new Map([...needed].map(([font, links]) => [font.key, chainOf(font).filter((link) => links.has(link))]));
}

const chainOf = ({ links, fallbacks }: CatalogueFont): readonly FontLink[] => [...links, ...fallbacks];

/** Also the hyphen, which divided words get. */
function lettersOf(text: string): ReadonlySet<string> {
  const letters = new Set(["-"]);
  for (let at = 0; at < text.length; ) {
    const end = letterEnd(text, at);
    letters.add(text.slice(at, end));
    at = end;
  }
  return letters;
}

const coverages = new Map<string, Coverage>();
function coverageOf({ coverage }: FontLink): Coverage {
  const known = coverages.get(coverage) ?? readRanges(coverage);
  coverages.set(coverage, known);
  return known;
}
