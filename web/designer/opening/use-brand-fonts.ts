import { useEffect } from "react";
import type { Channel } from "../../../core/channel.ts";
import { brandFaces } from "../../../ui/styles/font-preloads.ts";
import { loadFaces } from "./load-faces.ts";

/**
 * Shows the shop's faces also where they came late. `font-display: optional` leaves them out until the next page, and a
 * designer is one page for hours; faces that scripts add are swapped in.
 */
export function useBrandFonts(channel: Channel): void {
  useEffect(() => {
    const makers = brandFaces[channel].map(
      ({ family, weight, href }) =>
        () =>
          new FontFace(family, `url(${JSON.stringify(href)}) format("woff2")`, { weight }),
    );
    return loadFaces(makers, document.fonts, window);
  }, [channel]);
}
