import { useState } from "react";
import type { ListedArt } from "../../../../services/themes/contract.ts";
import { useWork } from "../../board/work.ts";
import { useDesk } from "../../desk/desk.ts";
import { addElement, sideInHand } from "../../tools/add-element.ts";
import { newArt } from "./new-art.ts";

/** Brings a clipart onto the side, once its drawing is there: the design is compared with the server's as it is drawn. */
export function useAddArt(): { readonly add: (piece: ListedArt) => Promise<void>; readonly failed: boolean } {
  const { session, stock } = useDesk();
  const { board } = useWork();
  const [failed, setFailed] = useState(false);
  const add = async (piece: ListedArt) => {
    const { document, selection } = session.state();
    const side = sideInHand(board, selection);
    if (!side) return;
    const { surface, layout } = side;
    const now = document.surfaces.find(({ id }) => id === surface.id) ?? surface;
    const element = newArt(piece, layout, now.elements);
    await stock.ensure({ ...document, surfaces: [{ ...now, elements: [...now.elements, element] }] });
    const isThere = stock.now().art.get(piece.hash) !== undefined;
    setFailed(!isThere);
    if (isThere) addElement(session, surface.id, element);
  };
  return { add, failed };
}
