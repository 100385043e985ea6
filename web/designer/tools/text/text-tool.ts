import { memo } from "react";
import type { TextElement } from "../../../../design/document.ts";
import type { ElementTool, Words } from "../../elements/tool.ts";
import { TextInspector } from "./text-inspector.tsx";
import { TextObject } from "./text-object.tsx";
import { TextToolbar } from "./text-toolbar.tsx";

export const textTool: ElementTool<TextElement> = {
  icon: "text",
  noun: (words) => words.elements.text,
  name: (element, { words }) => textName(element, words),
  canEnter: ({ locked }) => !locked,
  Inspector: TextInspector,
  Toolbar: TextToolbar,
  Object: memo(TextObject),
};

/** Longer texts are called by their beginning. */
const LONGEST = 60;

function textName({ text }: Pick<TextElement, "text">, { text: words }: Words): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line === "") return words.empty;
  return words.named({ words: line.length > LONGEST ? `${line.slice(0, LONGEST).toWellFormed()}…` : line });
}
