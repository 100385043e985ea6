/** Says of a picture that the document shows whether it came, as `ui/picture.tsx` does in islands. */
export function pictures(): void {
  const told = (image: EventTarget | null) => {
    if (!(image instanceof HTMLImageElement)) return;
    const picture = image.parentElement;
    if (!picture?.matches(".picture") || !image.complete) return;
    image.style.removeProperty("background");
    picture.dataset.state = image.naturalWidth > 0 ? "loaded" : "missing";
  };
  for (const image of document.querySelectorAll(".picture > img")) told(image);
  for (const event of ["load", "error"]) document.addEventListener(event, ({ target }) => told(target), true);
}
