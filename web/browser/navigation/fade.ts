/** How long the former page may wait for the next one to render, in milliseconds; a longer wait gets no fade. */
const patience = 100;

/** A page that took longer to render, in milliseconds, gets no fade: capturing both pages would take as long. */
const easy = 12;
let lastDrawn = 0;

/**
 * Fades from one page into the next, where the browser can, the page before was drawn with ease, and nobody asked for
 * less motion; else the next one is drawn at once.
 *
 * @param draw resolves when the next page is in the document
 */
export async function fade(draw: () => Promise<void>): Promise<void> {
  const timed = async () => {
    const begun = performance.now();
    await draw();
    lastDrawn = performance.now() - begun;
  };
  const can = "startViewTransition" in document && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!can || lastDrawn > easy) return timed();
  const transition = document.startViewTransition(timed);
  const late = setTimeout(() => transition.skipTransition(), patience);
  // Skipped, overtaken, in a tab that nobody sees: the page is drawn all the same.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
  await transition.updateCallbackDone.finally(() => clearTimeout(late));
}
