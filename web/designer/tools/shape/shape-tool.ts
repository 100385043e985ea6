import type { ShapeElement } from "../../../../design/document.ts";
import type { ElementTool } from "../../elements/tool.ts";
import { ShapeInspector } from "./shape-inspector.tsx";

export const shapeTool: ElementTool<ShapeElement> = {
  icon: "shapes",
  noun: (words) => words.elements.shape,
  name: ({ outline, code }, { words, n }) =>
    words.elements.named({ noun: code ? words.elements.code : words.tools.outlines[outline], n }),
  canEnter: () => false,
  Inspector: ShapeInspector,
};
