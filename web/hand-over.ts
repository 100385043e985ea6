import { type Locale, languageOf } from "../core/locale.ts";
import type { TextAddresses } from "./messages/load.ts";
import { type Part, parts, sourceOfPart } from "./messages/part-sources.ts";
import type { PartFiles } from "./part.tsx";
import type { Page } from "./router/page.ts";

/** What a document tells its own script, in a block of data that nothing runs. */
export interface HandOver {
  readonly page: Page;
  readonly texts: TextAddresses;
  /** Parts whose texts the page says. */
  readonly said: readonly Part[];
  /** Sources of the parts that the page shows (`web/part.tsx`), those around others first. */
  readonly shown: readonly string[];
}

export interface HandOverOptions {
  readonly page: Page;
  readonly locale: Locale;
  readonly said: ReadonlySet<Part>;
  readonly shown: ReadonlySet<string>;
  /** Files that the page needs before it comes alive, the one to begin with first. */
  readonly scripts: readonly string[];
  /** Runs before all others; development only. */
  readonly before: string | undefined;
  /** Files of the bundle; null in development, where modules lie where their sources do. */
  readonly files: ((source: string) => PartFiles) | null;
}

const id = "hand-over";

/**
 * Writes the block, and the addresses of all scripts that the page needs, so that the browser asks for them at once: after the
 * pictures and faces of what is seen first, which stands there without any script.
 */
export function handOver({ page, locale, said, shown, scripts, before, files }: HandOverOptions): string {
  const scriptsOf = (part: Part): readonly string[] => {
    const source = sourceOfPart(part, languageOf(locale));
    return files === null ? [`/${source}`] : files(source).scripts;
  };
  const texts = Object.fromEntries(parts.map((part) => [part, scriptsOf(part).at(-1)])) as unknown as TextAddresses;
  const [entry, ...others] = scripts;
  const ofParts = files === null ? [] : [...shown].flatMap((source) => files(source).scripts);
  const links = new Set([...others, ...ofParts, ...[...said].flatMap(scriptsOf)]);
  return [
    `<script type="application/json" id="${id}">${asData({ page, texts, said: [...said], shown: [...shown] })}</script>`,
    before && `<script type="module" src="${before}"></script>`,
    `<script type="module" src="${entry}" fetchpriority="low"></script>`,
    ...[...links].map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low"/>`),
  ].join("");
}

/** JSON that cannot end the script element it stands in. */
const asData = (value: HandOver): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** Browser only. */
export const readHandOver = (): HandOver => JSON.parse(document.getElementById(id)?.textContent ?? "") as HandOver;
