import { useState } from "react";
import type { DesignElement } from "../../../design/document.ts";
import { useDesignContext } from "../context/design-context.ts";

/**
 * Loads the drawing of a piece before an element shows it: the design is compared with the server's as it is drawn.
 * `stocked` answers whether it is there.
 */
export function useStockedArt() {
  const { session, stock } = useDesignContext();
  const [failed, setFailed] = useState(false);
  const stocked = async (piece: string, surface: string, element: DesignElement): Promise<boolean> => {
    const { document } = session.state();
    const side = document.surfaces.find(({ id }) => id === surface);
    if (!side) return false;
    await stock.ensure({ ...document, surfaces: [{ ...side, elements: [...side.elements, element] }] });
    const isThere = stock.state().art.get(piece) !== undefined;
    setFailed(!isThere);
    return isThere;
  };
  return { stocked, failed };
}
