import { isPlainClick } from "../navigation/plain-click.ts";

/** The app's own button back (`web/frame/chrome/header.tsx`); who came from nowhere follows its link home. */
export function followWayBack(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[data-back]") : null;
    if (!link || history.length < 2 || !isPlainClick(event)) return;
    event.preventDefault();
    history.back();
  });
}
