/** What the browser says of its connection; Chromium only, and nothing where it says nothing. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Specification, core document, section 9. */
const mostAtOnce = 4;

/** None for visitors who save data or whose network is slow: they pay for pages they may never open. */
const isWorthIt = ({ saveData, effectiveType }: Connection) =>
  saveData !== true && effectiveType !== "2g" && effectiveType !== "slow-2g";

/**
 * Fetches pages before they are asked for: each once, at most four at a time; what is wished meanwhile is not queued,
 * because by then the visitor wishes something else.
 *
 * @param fetch resolves when the page is there or has failed
 */
export function createPreloads(fetch: (href: string) => Promise<void>, connection: () => Connection) {
  const seen = new Set<string>();
  let running = 0;

  return async function preload(href: string): Promise<void> {
    if (running >= mostAtOnce || seen.has(href) || !isWorthIt(connection())) return;
    seen.add(href);
    running++;
    try {
      await fetch(href);
    } finally {
      running--;
    }
  };
}
