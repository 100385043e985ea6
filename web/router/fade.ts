/** How long the page before stands still for the next one to be drawn, in milliseconds: what takes longer comes without a fade. */
const patience = 100;

/**
 * Fades from one page into the next, where the browser can and nobody asked for less motion; else the next one is drawn at once.
 *
 * @param draw resolves when the next page is in the document
 */
export async function fade(draw: () => Promise<void>): Promise<void> {
  const can = "startViewTransition" in document && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!can) return draw();
  const transition = document.startViewTransition(draw);
  const late = setTimeout(() => transition.skipTransition(), patience);
  // Skipped, overtaken, in a tab that nobody sees: the page is drawn all the same.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
  await transition.updateCallbackDone.finally(() => clearTimeout(late));
}
