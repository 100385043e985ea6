import { type Locale, languageOf } from "../core/locale.ts";
import { afterFirstView } from "./first-view.ts";
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
  /** Marks the page's own scripts for the server, which turns the mark into hashes. */
  readonly nonce: string;
  /** Files of the bundle; null in development, where modules lie where their sources do. */
  readonly files: ((source: string) => PartFiles) | null;
}

const id = "hand-over";

/** Writes the block, and what loads all scripts that the page needs, each by its address so that none waits for another. */
export function handOver({ page, locale, said, shown, scripts, before, nonce, files }: HandOverOptions): string {
  const scriptsOf = (part: Part): readonly string[] => {
    const source = sourceOfPart(part, languageOf(locale));
    return files === null ? [`/${source}`] : files(source).scripts;
  };
  const texts = Object.fromEntries(parts.map((part) => [part, scriptsOf(part).at(-1)])) as unknown as TextAddresses;
  const ofParts = files === null ? [] : [...shown].flatMap((source) => files(source).scripts);
  const needed = [...new Set([...scripts, ...ofParts, ...[...said].flatMap(scriptsOf)])];
  return [
    `<script type="application/json" id="${id}">${asData({ page, texts, said: [...said], shown: [...shown] })}</script>`,
    before && `<script type="module" src="${before}"></script>`,
    `<script nonce="${nonce}">${afterFirstView(needed)}</script>`,
  ].join("");
}

/** JSON that cannot end the script element it stands in. */
const asData = (value: HandOver): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** Browser only. */
export const readHandOver = (): HandOver => JSON.parse(document.getElementById(id)?.textContent ?? "") as HandOver;
