import type { ArtElement } from "../../../../design/document.ts";
import type { ElementTool } from "../../elements/tool.ts";
import { ArtInspector } from "./art-inspector.tsx";

export const artTool: ElementTool<ArtElement> = {
  icon: "flower",
  noun: (words) => words.elements.art,
  name: (_, { words, n }) => words.elements.named({ noun: words.elements.art, n }),
  canEnter: () => false,
  keepsShape: true,
  Inspector: ArtInspector,
};
