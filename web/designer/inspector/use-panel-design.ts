import { useCallback } from "react";
import { together } from "../../../design/operation.ts";
import type { PanelDesign } from "../../../products/panel.ts";
import { useWork } from "../board/work.ts";
import { useDesignContext } from "../context/design-context.ts";
import { useDesignView, useSessionValue } from "../context/use-design.ts";
import { sideInHand } from "../elements/add-element.ts";
import { meanColours } from "../photos/mean-colours.ts";

/** The open design as a kind's panel may change it. */
export function usePanelDesign(): PanelDesign {
  const { session, pictures } = useDesignContext();
  const { document, layouts } = useDesignView();
  const { board } = useWork();
  const selection = useSessionValue(session, (state) => state.selection);
  const perform = useCallback<PanelDesign["perform"]>(
    (steps, gesture = null) => {
      if (steps.length > 0) session.perform(together(steps), gesture);
    },
    [session],
  );
  const colours = useCallback((photos: readonly string[]) => meanColours(pictures, photos), [pictures]);
  const side = sideInHand(board, selection)?.surface.id ?? layouts[0]?.surface ?? "";
  return { document, layouts, side, perform, meanColours: colours };
}
