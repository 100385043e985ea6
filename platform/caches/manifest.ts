const MB = 1024 * 1024;

interface CacheFacts {
  readonly what: string;
  readonly key: string;
  /** Milliseconds after which it is read anew; a sentence where it has no fixed time, null where it never ages. */
  readonly life: number | string | null;
  /** Upper limit of all entries together; a sentence where the number of keys is limited anyway. */
  readonly size: { readonly most: number; readonly unit: "bytes" | "characters" | "entries" } | string;
  /** Who or what removes entries before their time. */
  readonly clearedBy: string;
  readonly file: string;
}

const publication = "each publication";
const leastRecentlyUsed = "nobody; the least recently used go first";

/** All caches of a server process, with their limits. docs/architecture.md shows them as a table. */
export const caches = {
  pages: {
    what: "HTML of pages and page files in all encodings; a quarter as much beside for addresses with choices",
    key: "host, path, choices, treatment",
    life: "as the loader says, at most until midnight; stale pages are sent while they are rebuilt",
    size: { most: 48 * MB, unit: "bytes" },
    clearedBy: publication,
    file: "server/page-cache.ts",
  },
  sharedReadings: {
    what: "what all pages of a shop have in common, such as navigation and footer",
    key: "channel, locale, platform, name",
    life: 60_000,
    size: "one for each shop and name",
    clearedBy: `${publication}, midnight`,
    file: "server/shared-readings.ts",
  },
  publishedData: {
    what: "everything that is published, to compare price drafts with",
    key: "none",
    life: null,
    size: "one",
    clearedBy: publication,
    file: "server/shop-data/kept-published.ts",
  },
  partFiles: {
    what: "scripts and styles of the parts of pages",
    key: "source file",
    life: null,
    size: "one for each part",
    clearedBy: "nobody: the build stays the same",
    file: "server/part-files.ts",
  },
  devices: {
    what: "device and browser of a User-Agent",
    key: "User-Agent",
    life: null,
    size: { most: 2_000_000, unit: "characters" },
    clearedBy: leastRecentlyUsed,
    file: "platform/http/device.ts",
  },
  responses: {
    what: "JSON responses of price, catalogue and theme lists, each compressed at its first request",
    key: "shop, address",
    life: 5_000,
    size: { most: 32_000_000, unit: "characters" },
    clearedBy: publication,
    file: "platform/http/kept-answers.ts",
  },
  stories: {
    what: "published stories; while the content service is away, the last known version",
    key: "language, relations, slug",
    life: null,
    size: { most: 32_000_000, unit: "characters" },
    clearedBy: "each publication makes the next request read anew",
    file: "services/content-pages/story-reader.ts",
  },
  contentResponses: {
    what: "published responses of the content service",
    key: "space, its version, address",
    life: null,
    size: { most: 32 * MB, unit: "bytes" },
    clearedBy: "a new version makes another key; the least recently used go first",
    file: "services/content/delivery/answer-cache.ts",
  },
  contentTokens: {
    what: "what a token of the content service opens",
    key: "hash of the token",
    life: 1_000,
    size: { most: 1_000, unit: "entries" },
    clearedBy: publication,
    file: "services/content/access.ts",
  },
  assets: {
    what: "hash, type and focus of a picture",
    key: "path",
    life: null,
    size: { most: 10_000, unit: "entries" },
    clearedBy: "each change of an asset",
    file: "services/images/service.ts",
  },
  pictures: {
    what: "resized pictures, on disk and shared by all processes",
    key: "hash of the original and the transformation",
    life: null,
    size: "`IMAGE_CACHE_MB`",
    clearedBy: leastRecentlyUsed,
    file: "services/images/transform/results.ts",
  },
  shownPictures: {
    what: "hash and type of the pictures that every shop shows",
    key: "file name",
    life: null,
    size: "one for each file of the folder",
    clearedBy: "nobody: the folder stays the same",
    file: "services/images/serving/shown-pictures.ts",
  },
  visitors: {
    what: "id of a visitor",
    key: "hash of her cookie",
    life: null,
    size: { most: 1_000_000, unit: "characters" },
    clearedBy: leastRecentlyUsed,
    file: "services/customers/visitors.ts",
  },
  flagLists: {
    what: "whole lists of flags as clients request them first, plain and compressed",
    key: "environment, its last change, protocol version, filter",
    life: null,
    size: { most: 64 * MB, unit: "bytes" },
    clearedBy: "a change of a flag makes another key",
    file: "services/flags/sdk/split-changes.ts",
  },
  flagReports: {
    what: "comparisons of treatments with 50,000 visitors or more; made anew in the background after 30 seconds",
    key: "environment, flag, run of the experiment",
    life: 600_000,
    size: { most: 50, unit: "entries" },
    clearedBy: "another run makes another key",
    file: "services/flags/figures/report-of.ts",
  },
  labels: {
    what: "texts of the shop, compiled, and translators and tables by locale",
    key: "none",
    life: 30_000,
    size: "one vocabulary",
    clearedBy: publication,
    file: "services/labels/service.ts",
  },
  wording: {
    what: "sentences that operators reworded, compiled",
    key: "none",
    life: null,
    size: "one for each changed file and locale",
    clearedBy: "each change of a sentence, in every process",
    file: "core/changed-words.ts",
  },
  labelsOfKinds: {
    what: "the part of the texts that a product kind uses",
    key: "texts of a locale, kind",
    life: "as long as the texts",
    size: "one for each locale and kind",
    clearedBy: "other texts make another key",
    file: "services/product-pages/calculator-data.ts",
  },
  releases: {
    what: "releases of catalogues, parsed",
    key: "kind, release",
    life: null,
    size: "one for each release that was asked for",
    clearedBy: "nobody: a release never changes",
    file: "services/catalogue/releases.ts",
  },
  currentReleases: {
    what: "which release is valid today",
    key: "kind",
    life: 5_000,
    size: "one for each kind",
    clearedBy: `${publication}, midnight`,
    file: "services/catalogue/releases.ts",
  },
  taxTable: {
    what: "VAT rates",
    key: "none",
    life: 60_000,
    size: "one",
    clearedBy: publication,
    file: "services/catalogue/tax-tables.ts",
  },
  shippingTable: {
    what: "shipping charges and transit times",
    key: "none",
    life: 5_000,
    size: "one",
    clearedBy: publication,
    file: "services/shipping/shipping-tables.ts",
  },
  lowestPrices: {
    what: "lowest prices of the 30 days before a campaign",
    key: "currency, first day of the campaign",
    life: null,
    size: "one for each campaign and currency",
    clearedBy: "nobody: past days never change",
    file: "services/catalogue/price-history.ts",
  },
  earlierPrices: {
    what: "releases and lowest prices that a reduced price is compared with",
    key: "kind, release, currency, first day of the campaign",
    life: null,
    size: "one for each campaign, release and currency",
    clearedBy: "nobody: past days never change",
    file: "services/prices/price-context.ts",
  },
  reductions: {
    what: "what campaigns take off all listed prices",
    key: "release, channel, locale, day and taxes",
    life: "until the day ends",
    size: "one for each shop",
    clearedBy: "another release makes another key",
    file: "services/prices/campaign-reductions.ts",
  },
  themePrices: {
    what: "prices from which designs start",
    key: "texts, release, shop, properties of the design",
    life: null,
    size: { most: 400_000, unit: "characters" },
    clearedBy: "another release or other texts begin it anew",
    file: "services/prices/theme-prices.ts",
  },
  productPages: {
    what: "product pages, home page and material sheets",
    key: "none",
    life: 30_000,
    size: "one for each page",
    clearedBy: publication,
    file: "services/product-pages/page-store.ts",
  },
  productSummaries: {
    what: "names, addresses and prices of all product pages",
    key: "locale",
    life: "as long as pages, releases, taxes and the day stay the same",
    size: "one for each locale",
    clearedBy: "nobody",
    file: "services/product-pages/service.ts",
  },
  themeIndex: {
    what: "index of all themes by filters",
    key: "none",
    life: 30_000,
    size: "one",
    clearedBy: `${publication} of goods`,
    file: "services/themes/theme-store.ts",
  },
  themeViews: {
    what: "themes as lists show them",
    key: "texts of a language, theme",
    life: null,
    size: { most: 1_000_000, unit: "characters" },
    clearedBy: "another release of goods or other texts begin it anew",
    file: "services/themes/kept-views.ts",
  },
  themeWords: {
    what: "themes that contain a word",
    key: "index, language, word",
    life: "as long as the index",
    size: { most: 400, unit: "entries" },
    clearedBy: "another index",
    file: "services/themes/text-search.ts",
  },
  filterNames: {
    what: "names of the values of filters",
    key: "texts, filter, value",
    life: "as long as the texts",
    size: "one for each value and locale",
    clearedBy: "other texts make another key",
    file: "services/themes/theme-view.ts",
  },
  artList: {
    what: "cliparts that the shop offers",
    key: "none",
    life: null,
    size: "one",
    clearedBy: "another release of goods",
    file: "services/themes/art-list.ts",
  },
  art: {
    what: "drawings of cliparts",
    key: "hash",
    life: null,
    size: { most: 32_000_000, unit: "characters" },
    clearedBy: leastRecentlyUsed,
    file: "services/themes/art-store.ts",
  },
  themeDrawings: {
    what: "previews of themes as SVG",
    key: "everything that the drawing depends on",
    life: null,
    size: { most: 48_000_000, unit: "bytes" },
    clearedBy: leastRecentlyUsed,
    file: "services/themes/drawing/kept-drawings.ts",
  },
} as const satisfies Readonly<Record<string, CacheFacts>>;

type Caches = typeof caches;

/** Caches whose entries are weighed or counted. */
export type SizedCache = {
  [Name in keyof Caches]: Caches[Name]["size"] extends { most: number } ? Name : never;
}[keyof Caches];

/** Caches that are read anew after a fixed time. */
export type AgingCache = {
  [Name in keyof Caches]: Caches[Name]["life"] extends number ? Name : never;
}[keyof Caches];

/** The manifest as the table of docs/architecture.md, in its formatting. */
export function cacheTable(): string {
  const rows: readonly (readonly string[])[] = [
    ["Cache", "Key", "Life", "Size", "Cleared by", "Where"],
    ...Object.values<CacheFacts>(caches).map(({ what, key, life, size, clearedBy, file }) => [
      what,
      key,
      lifeText(life),
      sizeText(size),
      clearedBy,
      `\`${file}\``,
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], fill = " ") =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [
    line(head),
    line(
      head.map(() => ""),
      "-",
    ),
    ...body.map((row) => line(row)),
  ].join("\n");
}

function lifeText(life: CacheFacts["life"]): string {
  if (life === null) return "does not age";
  return typeof life === "number" ? `${life / 1_000} s` : life;
}

function sizeText(size: CacheFacts["size"]): string {
  if (typeof size === "string") return size;
  const { most, unit } = size;
  return unit === "bytes" && most % MB === 0 ? `${most / MB} MiB` : `${most.toLocaleString("en")} ${unit}`;
}
