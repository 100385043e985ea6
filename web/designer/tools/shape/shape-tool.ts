import type { ShapeElement } from "../../../../design/document.ts";
import { NoSettings } from "../no-settings.tsx";
import type { ElementTool } from "../tool.ts";

export const shapeTool: ElementTool<ShapeElement> = {
  icon: "tiles",
  noun: (words) => words.elements.shape,
  name: (_, { words, n }) => words.elements.named(words.elements.shape, n),
  canEnter: () => false,
  Inspector: NoSettings,
};
