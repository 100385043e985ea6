/**
 * The fonts of the shop as data, before their files: which family and cut, in which group a list of fonts shows it, and
 * the package its files come from. `font-catalogue.ts` joins them with the files.
 */
export interface FontCut {
  /** Name in documents, for one file only: a font whose bytes change gets a new key. */
  readonly key: string;
  readonly family: string;
  /** 1 to 1000, as in CSS. */
  readonly weight: number;
  readonly style: "normal" | "italic";
  readonly licence: "OFL-1.1" | "Apache-2.0";
  /** Null: no list of fonts offers it, but designs, themes and chains use it. */
  readonly group: FontGroup | null;
  /** Which letters stand in where the font has none. */
  readonly fallback: "sans" | "serif" | null;
  readonly files: FontFiles;
}

export const fontGroups = ["classic", "flowing", "calm", "strong", "handwriting"] as const;
export type FontGroup = (typeof fontGroups)[number];

/** A file of `design/fonts`, or what is static in a package of `@fontsource`, one file a subset of letters. */
export type FontFiles = { readonly own: string } | { readonly package: string; readonly subsets?: readonly string[] };

const fallbackOf = { classic: "serif", flowing: "serif", calm: "sans", strong: "sans", handwriting: "sans" } as const;

interface Family {
  readonly family: string;
  readonly group: FontGroup;
  readonly package: string;
  readonly weights: readonly number[];
  readonly style?: "italic";
  readonly licence?: "Apache-2.0";
  readonly fallback?: "serif";
}

const weightNames: Readonly<Record<number, string>> = { 300: "light", 400: "regular", 600: "semibold", 700: "bold" };

function cuts({ family, group, package: from, weights, style, licence, fallback }: Family): readonly FontCut[] {
  return weights.map((weight) => ({
    key: [from, ...(style && weight === 400 ? [] : [weightNames[weight]]), ...(style ? [style] : [])].join("-"),
    family,
    weight,
    style: style ?? "normal",
    licence: licence ?? "OFL-1.1",
    group,
    fallback: fallback ?? fallbackOf[group],
    files: { package: from },
  }));
}

/** Files that were in the shop before the packages; open orders depend on their glyphs. */
function own(key: string, family: string, weight: number, file: string, group: FontGroup | null): FontCut {
  const style = key.endsWith("italic") ? "italic" : "normal";
  const fallback = family.startsWith("Newsreader") ? "serif" : "sans";
  return { key, family, weight, style, licence: "OFL-1.1", group, fallback, files: { own: file } };
}

const regularAndSemibold = [400, 600] as const;

const families: readonly Family[] = [
  { family: "Newsreader", group: "classic", package: "newsreader", weights: regularAndSemibold },
  { family: "Source Serif 4", group: "classic", package: "source-serif-4", weights: regularAndSemibold },
  { family: "EB Garamond", group: "classic", package: "eb-garamond", weights: regularAndSemibold },
  { family: "Cormorant Garamond", group: "classic", package: "cormorant-garamond", weights: regularAndSemibold },
  { family: "Libre Baskerville", group: "classic", package: "libre-baskerville", weights: regularAndSemibold },
  { family: "Lora", group: "classic", package: "lora", weights: regularAndSemibold },
  {
    family: "Newsreader Italic",
    group: "flowing",
    package: "newsreader",
    weights: regularAndSemibold,
    style: "italic",
  },
  {
    family: "Playfair Display Italic",
    group: "flowing",
    package: "playfair-display",
    weights: regularAndSemibold,
    style: "italic",
  },
  { family: "Great Vibes", group: "flowing", package: "great-vibes", weights: [400] },
  { family: "Parisienne", group: "flowing", package: "parisienne", weights: [400] },
  { family: "Dancing Script", group: "flowing", package: "dancing-script", weights: regularAndSemibold },
  { family: "Marck Script", group: "flowing", package: "marck-script", weights: [400] },
  { family: "Figtree", group: "calm", package: "figtree", weights: regularAndSemibold },
  { family: "Work Sans Light", group: "calm", package: "work-sans", weights: [300, 600] },
  { family: "Josefin Sans", group: "calm", package: "josefin-sans", weights: regularAndSemibold },
  { family: "DM Serif Display", group: "strong", package: "dm-serif-display", weights: [400], fallback: "serif" },
  { family: "Abril Fatface", group: "strong", package: "abril-fatface", weights: [400], fallback: "serif" },
  { family: "Anton", group: "strong", package: "anton", weights: [400] },
  { family: "Caveat", group: "handwriting", package: "caveat", weights: regularAndSemibold },
  { family: "Homemade Apple", group: "handwriting", package: "homemade-apple", weights: [400], licence: "Apache-2.0" },
  { family: "Reenie Beanie", group: "handwriting", package: "reenie-beanie", weights: [400] },
  { family: "La Belle Aurore", group: "handwriting", package: "la-belle-aurore", weights: [400] },
];

const noto = (of: "sans" | "serif", weight: 400 | 600): FontCut => ({
  key: `noto-${of}-${weightNames[weight]}`,
  family: of === "sans" ? "Noto Sans" : "Noto Serif",
  weight,
  style: "normal",
  licence: "OFL-1.1",
  group: null,
  fallback: null,
  files: {
    package: `noto-${of}`,
    subsets: ["latin", "latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"],
  },
});

const symbols = (key: string, family: string, subset: string): FontCut => ({
  key,
  family,
  weight: 400,
  style: "normal",
  licence: "OFL-1.1",
  group: null,
  fallback: null,
  files: { package: key, subsets: [subset] },
});

/** In the order in which lists show them; the first six are the oldest. */
export const fontCuts: readonly FontCut[] = [
  own("instrument-sans-regular", "Instrument Sans", 400, "InstrumentSans-Regular.ttf", "calm"),
  own("instrument-sans-semibold", "Instrument Sans", 600, "InstrumentSans-SemiBold.ttf", "calm"),
  own("bricolage-grotesque-regular", "Bricolage Grotesque", 400, "BricolageGrotesque-Regular.ttf", "strong"),
  own("bricolage-grotesque-semibold", "Bricolage Grotesque", 600, "BricolageGrotesque-SemiBold.ttf", "strong"),
  own("newsreader-display-regular", "Newsreader Display", 420, "NewsreaderDisplay-Regular.ttf", null),
  own("newsreader-display-italic", "Newsreader Display", 420, "NewsreaderDisplay-Italic.ttf", null),
  ...families.flatMap(cuts),
  noto("sans", 400),
  noto("sans", 600),
  noto("serif", 400),
  noto("serif", 600),
  symbols("noto-sans-symbols", "Noto Sans Symbols", "symbols"),
  symbols("noto-sans-symbols-2", "Noto Sans Symbols 2", "symbols"),
  symbols("noto-sans-math", "Noto Sans Math", "latin"),
];

/** Behind every font: letters first, then symbols, small files before large ones. */
export function fallbackKeys({ fallback, weight, key }: FontCut): readonly string[] {
  const letters = `noto-${fallback ?? "sans"}-${weight >= 600 ? "semibold" : "regular"}`;
  return [letters, "noto-sans-symbols", "noto-sans-symbols-2", "noto-sans-math"].filter((one) => one !== key);
}
