import { type Locale, languageOf } from "../core/locale.ts";
import type { TextAddresses } from "./messages/load.ts";
import { type Part, parts, sourceOfPart } from "./messages/part-sources.ts";
import type { PartFiles } from "./part.tsx";

/** What a page tells its own script, in a block of data that nothing runs. */
export interface HandOver {
  readonly texts: TextAddresses;
  /** Parts whose texts the page says. */
  readonly said: readonly Part[];
}

const id = "hand-over";

/**
 * Writes the block, and before it the addresses of the texts that the page says, so that the browser asks for them at once.
 *
 * @param files of the bundle; null in development, where modules lie where their sources do
 */
export function handOver(
  locale: Locale,
  said: ReadonlySet<Part>,
  files: ((source: string) => PartFiles) | null,
): string {
  const scriptsOf = (part: Part): readonly string[] => {
    const source = sourceOfPart(part, languageOf(locale));
    return files === null ? [`/${source}`] : files(source).scripts;
  };
  const texts = Object.fromEntries(parts.map((part) => [part, scriptsOf(part).at(-1)])) as unknown as TextAddresses;
  const preloads = new Set([...said].flatMap(scriptsOf));
  const links = [...preloads].map((href) => `<link rel="modulepreload" href="${href}"/>`).join("");
  return `${links}<script type="application/json" id="${id}">${asData({ texts, said: [...said] })}</script>`;
}

/** JSON that cannot end the script element it stands in. */
const asData = (value: HandOver): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** Browser only. */
export const readHandOver = (): HandOver => JSON.parse(document.getElementById(id)?.textContent ?? "") as HandOver;
