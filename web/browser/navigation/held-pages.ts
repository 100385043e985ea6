/** Owners of work that would be lost with the page. */
const holders = new Set<object>();

/** Whether leaving would lose something: the browser then asks, in its own words, before it loads the next document. */
export const isHeld = (): boolean => holders.size > 0;

/**
 * Lets the browser ask before the page is left: by a link, the history, another address, or by closing the tab. Only
 * while there is something to lose, because a page that may ask is never kept for the way back.
 *
 * @returns lets go
 */
export function holdPage(): () => void {
  const holder = {};
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  holders.add(holder);
  addEventListener("beforeunload", ask);
  return () => {
    holders.delete(holder);
    removeEventListener("beforeunload", ask);
  };
}
