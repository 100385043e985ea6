/** The element of the block that the editor works on. */
const pointed = "data-blok-pointed";

/** Tells of each block that somebody chooses with a click or the Enter key; links in it lead nowhere meanwhile. */
export function listenForBlocks(chosen: (dataC: string) => void): () => void {
  function choose(event: MouseEvent): void {
    const { target } = event;
    const block = target instanceof Element ? target.closest<HTMLElement>("[data-blok-c]") : null;
    if (!block?.dataset.blokC) return;
    event.preventDefault();
    event.stopPropagation();
    chosen(block.dataset.blokC);
  }
  // Before any handler of the page.
  document.addEventListener("click", choose, { capture: true });
  return () => document.removeEventListener("click", choose, { capture: true });
}

/** Frames a block by its `data-blok-uid` and brings it into view; null: none. */
export function pointTo(uid: string | null): void {
  for (const element of document.querySelectorAll(`[${pointed}]`)) element.removeAttribute(pointed);
  if (uid === null) return;
  const block = document.querySelector(`[data-blok-uid="${CSS.escape(uid)}"]`);
  block?.setAttribute(pointed, "");
  (block?.matches(".editable-block") ? block.firstElementChild : block)?.scrollIntoView({ block: "nearest" });
}
