/** Runs as text inside the document (`web/hand-over.ts`): it may name nothing outside of itself. */
function placeBelowLater(page: Document, window: Window & typeof globalThis): void {
  const [navigation] = window.performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // The way back, and an address with a place in it, need all heights at once.
  if (navigation?.type !== "navigate" || window.location.hash) return;
  // What grows above the window must not move what is in it, and only ease is worth the wait.
  if (!window.CSS.supports("overflow-anchor", "auto") || !("requestIdleCallback" in window)) return;
  const pieces = [...page.querySelectorAll<HTMLElement>("[data-pieces] > :nth-child(n + 3)")];
  for (const { style } of pieces) {
    style.setProperty("content-visibility", "auto");
    style.setProperty("contain-intrinsic-block-size", "30rem");
  }

  function place({ style }: HTMLElement): void {
    for (const property of ["content-visibility", "contain-intrinsic-block-size"]) style.removeProperty(property);
  }

  function placeNext(): void {
    const piece = pieces.shift();
    if (!piece) return;
    place(piece);
    window.requestIdleCallback(placeNext);
  }

  const placeAll = () => pieces.splice(0).forEach(place);
  // A key may lead to the end of the page, and from further down a way leads back: to places that are known when all is placed.
  page.addEventListener("keydown", placeAll, { once: true, capture: true });
  page.addEventListener("scroll", placeAll, { once: true });

  // Not while pictures are drawn and the page comes alive.
  const begin = () => window.setTimeout(placeNext, 2500);
  if (page.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
}

/**
 * Lets the browser style and place a new document from above: the first frame has what is near the window (`content-visibility: auto`), the rest
 * comes one by one when there is nothing else to do. All in one go would be seen later and keep a visitor's first press waiting.
 * The pieces are the children of `[data-pieces]` but the first two (decision 0068).
 */
export const placedInPieces = `(${placeBelowLater})(document,window)`;
