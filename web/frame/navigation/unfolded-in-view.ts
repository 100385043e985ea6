/**
 * Scrolls what somebody unfolds in a menu into sight: below its end nothing would seem to have happened, and an
 * accordion that closes above takes the one that opens out of sight. What was open from the start stays where it is.
 *
 * @returns ends it
 */
export function keepUnfoldedInView(menu: HTMLElement): () => void {
  let pressed: Element | null = null;
  const press = ({ target }: Event) => {
    pressed = target instanceof Element ? (target.closest("summary")?.parentElement ?? null) : null;
  };
  const unfold = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || target !== pressed || !target.open) return;
    pressed = null;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    target.scrollIntoView({ block: "nearest", behavior: still ? "instant" : "smooth" });
  };
  const left = new AbortController();
  menu.addEventListener("click", press, { capture: true, signal: left.signal });
  // It does not rise from what it happens to.
  menu.addEventListener("toggle", unfold, { capture: true, signal: left.signal });
  return () => left.abort();
}
