import type { TextElement } from "../../../../design/document.ts";
import { NoSettings } from "../no-settings.tsx";
import type { ElementTool } from "../tool.ts";

export const textTool: ElementTool<TextElement> = {
  icon: "text",
  noun: (words) => words.elements.text,
  name: (_, { words, n }) => words.elements.named(words.elements.text, n),
  canEnter: () => false,
  Inspector: NoSettings,
};
