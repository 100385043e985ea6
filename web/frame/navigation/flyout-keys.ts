import { type Bar, keyOf, openPanel } from "./flyout-pointer.ts";

/** Steps through a list by arrows, to its ends by Home and End (ARIA practices, disclosure navigation). */
const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** So many frames a flyout may take until it is drawn: not a key's answer, it is drawn when there is time. */
const mostFrames = 30;

/**
 * Arrow keys in the bar and in the flyout, Escape back to where it was opened; it closes when the focus leaves it.
 * @param early a key from before the menus were there: it is followed now, unless the focus has moved on
 * @returns ends it
 */
export function followKeys({ node, setOpen, has }: Bar, early: KeyboardEvent | null): () => void {
  const close = () => {
    const panel = openPanel(node);
    const opener = panel?.closest("[data-key]")?.querySelector<HTMLElement>(".main-navigation-open");
    if (panel?.contains(document.activeElement)) opener?.focus();
    setOpen(null);
  };

  const enter = (from: HTMLElement, frames = mostFrames) =>
    requestAnimationFrame(() => {
      const first = openPanel(node)?.querySelector("a");
      if (first) first.focus();
      else if (frames > 0 && from === document.activeElement) enter(from, frames - 1);
    });

  const press = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement ? event.target : null;
    const panel = from?.closest<HTMLElement>(".flyout");
    const key = keyOf(from);
    if (!from || key === null) return;
    if (!panel && event.key === "ArrowDown") {
      if (!has(key)) return;
      event.preventDefault();
      setOpen(key);
      enter(from);
      return;
    }
    const step = !panel && event.key === "ArrowUp" ? undefined : steps[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [
      ...(panel ?? node).querySelectorAll<HTMLElement>(panel ? "a" : "[data-key] > a, .main-navigation-open"),
    ];
    all[step(all.indexOf(from), all.length - 1)]?.focus();
  };

  const dismiss = (event: KeyboardEvent) => {
    if (event.key === "Escape" && openPanel(node)) close();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    const panel = openPanel(node);
    const isAway = relatedTarget instanceof Element && keyOf(relatedTarget) !== keyOf(panel);
    if (panel && isAway) setOpen(null);
  };

  node.addEventListener("keydown", press);
  node.addEventListener("focusout", leave);
  document.addEventListener("keydown", dismiss);
  if (early && early.target === document.activeElement) press(early);
  return () => {
    node.removeEventListener("keydown", press);
    node.removeEventListener("focusout", leave);
    document.removeEventListener("keydown", dismiss);
  };
}
