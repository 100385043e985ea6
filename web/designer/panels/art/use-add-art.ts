import type { ListedArt } from "../../../../services/themes/contract.ts";
import { useStockedArt } from "../../art/use-stocked-art.ts";
import { useWork } from "../../board/work.ts";
import { useDesignContext } from "../../context/design-context.ts";
import { addElement, sideInHand } from "../../elements/add-element.ts";
import { newArt } from "./new-art.ts";

/** Brings a clipart onto the side, once its drawing is there. */
export function useAddArt(): { readonly add: (piece: ListedArt) => Promise<void>; readonly failed: boolean } {
  const { session } = useDesignContext();
  const { board } = useWork();
  const { stocked, failed } = useStockedArt();
  const add = async (piece: ListedArt) => {
    const { document, selection } = session.state();
    const side = sideInHand(board, selection);
    if (!side) return;
    const { surface, layout } = side;
    const now = document.surfaces.find(({ id }) => id === surface.id) ?? surface;
    const element = newArt(piece, layout, now.elements);
    if (await stocked(piece.hash, surface.id, element)) addElement(session, surface.id, element);
  };
  return { add, failed };
}
