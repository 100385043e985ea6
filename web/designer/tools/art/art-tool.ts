import type { ArtElement } from "../../../../design/document.ts";
import { NoSettings } from "../no-settings.tsx";
import type { ElementTool } from "../tool.ts";

export const artTool: ElementTool<ArtElement> = {
  icon: "picture",
  noun: (words) => words.elements.art,
  name: (_, { words, n }) => words.elements.named(words.elements.art, n),
  canEnter: () => false,
  keepsShape: true,
  Inspector: NoSettings,
};
