import { useCallback, useState } from "react";
import type { CatalogueFont } from "../../../../design/text/font-catalogue.ts";

/** Each file is loaded once for the visit, under a name no page uses. */
const faces = new Map<string, Promise<string>>();

function loadFace({ key, links }: CatalogueFont): Promise<string> {
  const known = faces.get(key);
  if (known) return known;
  const [link] = links;
  const loading = link
    ? new FontFace(`sample ${key}`, `url(${JSON.stringify(link.url.href)})`).load().then((face) => {
        document.fonts.add(face);
        return `"sample ${key}"`;
      })
    : Promise.reject(new Error(`${key} has no file`));
  faces.set(key, loading);
  // Tried again when it is seen the next time.
  loading.catch(() => faces.delete(key));
  return loading;
}

/** How far outside of what is seen a face is loaded already. */
const AHEAD = "120px";

/** The CSS name of a font's face once the element that `watch` is given to has been seen; null until it is loaded. */
export function useTileFace(font: CatalogueFont) {
  const [face, setFace] = useState<string | null>(null);
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          loadFace(font).then(setFace, () => {});
        },
        { rootMargin: AHEAD },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [font],
  );
  return { face, watch };
}
