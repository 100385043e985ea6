import type { DesignDocument } from "../document.ts";
import { divider, type HyphenLibrary, type HyphenPatterns } from "./hyphens.ts";

interface Language {
  /** Fewest letters before and after a hyphen, as printers of the language do it. */
  readonly before: number;
  readonly after: number;
  readonly load: () => Promise<{ readonly default: HyphenPatterns }>;
}

/** Each a lazy chunk of its own. Their version is pinned: approved designs depend on what the patterns say. */
const languages: Readonly<Record<string, Language>> = {
  de: { before: 2, after: 2, load: () => import("hyphen/patterns/de-1996.js") },
  "en-gb": { before: 2, after: 3, load: () => import("hyphen/patterns/en-gb.js") },
  "en-us": { before: 2, after: 3, load: () => import("hyphen/patterns/en-us.js") },
  es: { before: 2, after: 2, load: () => import("hyphen/patterns/es.js") },
  fr: { before: 2, after: 3, load: () => import("hyphen/patterns/fr.js") },
  it: { before: 2, after: 2, load: () => import("hyphen/patterns/it.js") },
  nl: { before: 2, after: 2, load: () => import("hyphen/patterns/nl.js") },
};

/** "de-CH" is divided as German, English without a country as in Britain. */
function patternsKey(language: string): string | null {
  const tag = language.toLowerCase();
  const [main = ""] = tag.split("-");
  const key = main === "en" ? (tag === "en-us" ? "en-us" : "en-gb") : main;
  return Object.hasOwn(languages, key) ? key : null;
}

type Divide = (word: string) => readonly number[];
/** Once loaded they stay: patterns are the same for everybody. */
const loaded = new Map<string, Promise<Divide>>();

function load(key: string): Promise<Divide> {
  const known = loaded.get(key);
  if (known) return known;
  const language = languages[key];
  if (!language) return Promise.resolve(() => []);
  const loading = language.load().then(({ default: patterns }) => divider({ ...language, patterns }));
  // A failed load is retried the next time.
  loading.catch(() => loaded.delete(key));
  loaded.set(key, loading);
  return loading;
}

/** Languages of texts that are to be hyphenated, each once. */
export function hyphenLanguagesOf(document: Pick<DesignDocument, "surfaces">): readonly string[] {
  const elements = document.surfaces.flatMap((surface) => surface.elements);
  const wanted = elements.flatMap((one) =>
    (one.type === "days" || (one.type === "text" && one.hyphenate)) && one.language ? [one.language] : [],
  );
  return [...new Set(wanted)];
}

/** Patterns of these languages; others are left out. */
export async function loadHyphens(wanted: readonly string[]): Promise<HyphenLibrary> {
  const keys = new Set(wanted.flatMap((language) => patternsKey(language) ?? []));
  const pairs = await Promise.all([...keys].map(async (key) => [key, await load(key)] as const));
  const dividers = new Map<string, Divide>(pairs);
  return { points: (word, language) => dividers.get(patternsKey(language) ?? "")?.(word) ?? [] };
}
