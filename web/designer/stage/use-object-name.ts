import type { DesignElement } from "../../../design/document.ts";
import { useMessages } from "../../words/context.tsx";
import { useDesignView } from "../context/use-design.ts";
import { useToolOf } from "../elements/tool-of.ts";

/** What a screen reader calls an element, the `n`-th of its type on its side. */
export function useObjectName(element: DesignElement, n: number): string {
  const words = useMessages().designer;
  const toolOf = useToolOf();
  const { document, resolution } = useDesignView();
  return toolOf(element).name(element, { words, n, document, resolution });
}
