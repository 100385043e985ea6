import type { Editor } from "@tiptap/core";
import type { IconName } from "../../../../../ui/icons.ts";

export interface MarkTool {
  readonly name: "bold" | "italic" | "underline" | "strike" | "code" | "superscript" | "subscript";
  readonly icon?: IconName;
  /** What stands on the button where there is no drawing of it. */
  readonly sign?: string;
}

export const markTools: readonly MarkTool[] = [
  { name: "bold", icon: "bold" },
  { name: "italic", icon: "italic" },
  { name: "underline", sign: "U" },
  { name: "strike", sign: "S" },
  { name: "superscript", sign: "x²" },
  { name: "subscript", sign: "x₂" },
  { name: "code", sign: "<>" },
];

export const blockKinds = ["paragraph", "h1", "h2", "h3", "h4", "h5", "h6", "code_block"] as const;
export type BlockKind = (typeof blockKinds)[number];

const levels = [1, 2, 3, 4, 5, 6] as const;
const wraps = ["bullet_list", "ordered_list", "blockquote"];

/** What the tools show of the place where the caret is. */
export function toolFacts(editor: Editor) {
  const level = levels.find((one) => editor.isActive("heading", { level: one }));
  const block: BlockKind = level ? `h${level}` : editor.isActive("code_block") ? "code_block" : "paragraph";
  return {
    block,
    marks: [...markTools.map(({ name }) => name as string), "link"].filter((name) => editor.isActive(name)),
    lists: wraps.filter((name) => editor.isActive(name)),
    inTable: editor.isActive("table"),
  };
}

/** Sets the kind of the lines that are chosen. */
export function setBlock(editor: Editor, kind: BlockKind): void {
  const level = levels.find((one) => kind === `h${one}`);
  const chain = editor.chain().focus();
  if (level) chain.setNode("heading", { level }).run();
  else chain.setNode(kind).run();
}

export const alignments = ["left", "center", "right", "justify"] as const;

/** Aligns the lines that are chosen; what begins at the left says nothing. */
export function setAlignment(editor: Editor, align: (typeof alignments)[number]): void {
  const textAlign = align === "left" ? null : align;
  editor.chain().focus().updateAttributes("paragraph", { textAlign }).updateAttributes("heading", { textAlign }).run();
}

/** Colours of words and grounds that fit the shop's paper; any other colour that a text has stays. */
export const wordColours = { red: "#a92219", green: "#1d6743", blue: "#1f3fd6", grey: "#56524b" } as const;
export const groundColours = { yellow: "#faedd5", green: "#e2efe6", red: "#fbe6e1", blue: "#e8ebfa" } as const;
