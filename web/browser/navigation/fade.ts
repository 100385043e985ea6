/** How long the page before stands still for the next one to be drawn, in milliseconds: what takes longer comes without a fade. */
const patience = 100;

/** A page that took longer to draw, in milliseconds, is on a device that has no time for fading: capturing both pages takes it as long again. */
const easy = 12;
let lastDrawn = 0;

/**
 * Fades from one page into the next, where the browser can, the page before was drawn with ease, and nobody asked for less motion;
 * else the next one is drawn at once.
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
