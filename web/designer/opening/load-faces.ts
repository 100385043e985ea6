/** What of `document.fonts` is needed. */
interface FaceSet<Face> {
  add(face: Face): unknown;
  delete(face: Face): unknown;
}

/**
 * Adds faces to a page, and those that did not come once more when the network is back: without that a designer, which
 * is one page for hours, would be shown in the fallback's letters until it is closed.
 *
 * @param makers each makes a face anew, since one that failed never loads again
 * @returns takes them out
 */
export function loadFaces<Face extends { load(): Promise<unknown> }>(
  makers: readonly (() => Face)[],
  fonts: FaceSet<Face>,
  network: EventTarget,
): () => void {
  const missing = new Set(makers);
  const shown: Face[] = [];
  let over = false;
  function load() {
    for (const make of missing) {
      missing.delete(make);
      const face = make();
      face.load().then(
        () => {
          if (over) return;
          fonts.add(face);
          shown.push(face);
        },
        () => void missing.add(make),
      );
    }
  }
  load();
  network.addEventListener("online", load);
  return () => {
    over = true;
    network.removeEventListener("online", load);
    for (const face of shown) fonts.delete(face);
  };
}
