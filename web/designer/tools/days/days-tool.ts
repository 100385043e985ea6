import type { DaysElement } from "../../../../design/document.ts";
import { NoSettings } from "../no-settings.tsx";
import type { ElementTool } from "../tool.ts";

export const daysTool: ElementTool<DaysElement> = {
  icon: "calendar",
  noun: (words) => words.elements.days,
  name: (_, { words, n }) => words.elements.named(words.elements.days, n),
  canEnter: () => false,
  Inspector: NoSettings,
};
