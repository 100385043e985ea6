import { useMemo } from "react";
import { useDesignContext } from "../../context/design-context.ts";
import { useDesignView } from "../../context/use-design.ts";
import { type CheckedSide, checkedSides } from "./checked.ts";

/** What should be looked at in the open design. */
export function useChecked(): readonly CheckedSide[] {
  const { kind } = useDesignContext();
  const { findings, layouts, scene, document } = useDesignView();
  const { design } = kind;
  return useMemo(
    () => checkedSides({ findings, layouts, scene, document }, design),
    [findings, layouts, scene, document, design],
  );
}

export const countOf = (sides: readonly CheckedSide[]): number =>
  sides.reduce((sum, { checked }) => sum + checked.length, 0);
