import type { EditorPanel } from "../panel.ts";
import { TextPanelContent } from "./text-panel-content.tsx";

export const textPanel: EditorPanel = {
  id: "text",
  icon: "text",
  title: (words) => words.text.panel.title,
  offered: ({ elements }) => elements.includes("text"),
  Content: TextPanelContent,
};
