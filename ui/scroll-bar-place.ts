/**
 * Measures the scroll bar of the page and keeps its width in `--scroll-bar`, so that the page can hold its place while a
 * dialog hides it. `scrollbar-gutter` would do so without a script, but leaves a stripe where scroll bars take no place.
 * Call it before the dialog opens.
 */
export function keepScrollBarPlace(): void {
  const root = document.documentElement;
  root.style.setProperty("--scroll-bar", `${window.innerWidth - root.clientWidth}px`);
}
