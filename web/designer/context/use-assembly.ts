import { useMemo } from "react";
import type { Assembly } from "../../../products/assembly.ts";
import { useDesignContext } from "./design-context.ts";
import { useDesignView } from "./use-design.ts";

/** How the sides of the open design become the thing in the hand; null: they are shown side by side. */
export function useAssembly(): Assembly | null {
  const { kind, data } = useDesignContext();
  const { document } = useDesignView();
  return useMemo(() => kind.design.assembly?.(document, data) ?? null, [kind, document, data]);
}
