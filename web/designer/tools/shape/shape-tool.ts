import type { ShapeElement } from "../../../../design/document.ts";
import type { ElementTool } from "../tool.ts";
import { ShapeInspector } from "./shape-inspector.tsx";

export const shapeTool: ElementTool<ShapeElement> = {
  icon: "shapes",
  noun: (words) => words.elements.shape,
  name: ({ outline }, { words, n }) => words.elements.named(words.tools.outlines[outline], n),
  canEnter: () => false,
  Inspector: ShapeInspector,
};
