import { createContext, useContext } from "react";
import type { DesignElement } from "../../../design/document.ts";
import type { ElementTool } from "./tool.ts";

/** Finds the tool of an element's type. */
export type ToolOf = (element: Pick<DesignElement, "type">) => ElementTool;

/** Passed in at the designer's entry: tools are made of stage, inspector and library, which so cannot import them. */
export const ToolOfContext = createContext<ToolOf | null>(null);

export function useToolOf(): ToolOf {
  const toolOf = useContext(ToolOfContext);
  if (!toolOf) throw new Error("no tools above this component");
  return toolOf;
}
