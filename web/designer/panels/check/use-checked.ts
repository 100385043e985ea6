import { useMemo } from "react";
import { useDesk } from "../../desk/desk.ts";
import { useDesignView } from "../../desk/use-design.ts";
import { type CheckedSide, checkedSides } from "./checked.ts";

/** What should be looked at in the open design. */
export function useChecked(): readonly CheckedSide[] {
  const { kind } = useDesk();
  const { findings, layouts, scene, document } = useDesignView();
  const { design } = kind;
  return useMemo(
    () => checkedSides({ findings, layouts, scene, document }, design),
    [findings, layouts, scene, document, design],
  );
}

export const countOf = (sides: readonly CheckedSide[]): number =>
  sides.reduce((sum, { checked }) => sum + checked.length, 0);
