import { useMemo } from "react";
import { styleNamedBy } from "../../../products/dressed-kind.ts";
import { useDesignContext } from "../context/design-context.ts";
import { useSessionValue } from "../context/use-design.ts";
import { useWardrobe } from "../context/use-wardrobe.ts";
import type { Words } from "./use-looks.ts";

/** Words of the style that the design wears, which tell those apart that the visitor wrote. */
export function useWornWords(): Words | "on its way" {
  const { session, kind } = useDesignContext();
  const configuration = useSessionValue(session, (state) => state.document.configuration);
  const { wardrobe, failed } = useWardrobe();
  const words = wardrobe?.style.dressing.words;
  const worn = useMemo(() => (words ? { dressing: { words } } : null), [words]);
  const isKnown = styleNamedBy(kind, configuration) === null || wardrobe !== null || failed !== null;
  return isKnown ? worn : "on its way";
}
