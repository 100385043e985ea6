import type { EditorPanel } from "../panels/panel.ts";
import { RecipientsPanel } from "./recipients-panel.tsx";

export const recipientsPanel: EditorPanel = {
  id: "recipients",
  icon: "people",
  title: (words) => words.recipients.title,
  offered: ({ recipients }) => recipients !== undefined,
  Content: RecipientsPanel,
};
