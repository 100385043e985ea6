import { memo } from "react";
import type { DaysElement } from "../../../../design/document.ts";
import type { ElementTool } from "../../elements/tool.ts";
import { DaysInspector } from "./days-inspector.tsx";
import { DaysObject } from "./days-object.tsx";
import { DaysToolbar } from "./days-toolbar.tsx";

export const daysTool: ElementTool<DaysElement> = {
  icon: "calendar",
  noun: (words) => words.elements.days,
  name: (_, { words, n }) => words.elements.named({ noun: words.elements.days, n }),
  canEnter: () => false,
  Inspector: DaysInspector,
  Toolbar: DaysToolbar,
  Object: memo(DaysObject),
};
