/** Says of the pictures in a part of the document whether they came, as `ui/picture.tsx` does in islands. */
export function pictures(within: ParentNode): void {
  for (const image of within.querySelectorAll<HTMLImageElement>(".picture > img")) tell(image);
}

/** Hears of all that come later. */
export function followPictures(): void {
  for (const event of ["load", "error"])
    document.addEventListener(event, ({ target }) => target instanceof HTMLImageElement && tell(target), true);
}

function tell(image: HTMLImageElement): void {
  const picture = image.parentElement;
  if (!image.complete || !picture?.matches(".picture") || picture.dataset.state !== "coming") return;
  image.style.removeProperty("background");
  picture.dataset.state = image.naturalWidth > 0 ? "loaded" : "missing";
}
