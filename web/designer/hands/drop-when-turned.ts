/**
 * A turned phone and a window that is left drop what is held: where the pointer is on the paper is no longer known.
 *
 * @param page the window
 * @returns stops it
 */
export function dropWhenTurned(page: EventTarget, drop: () => void): () => void {
  for (const type of ["resize", "blur"]) page.addEventListener(type, drop);
  return () => {
    for (const type of ["resize", "blur"]) page.removeEventListener(type, drop);
  };
}
