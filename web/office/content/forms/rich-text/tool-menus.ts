import type { Editor } from "@tiptap/core";
import type { MenuAction } from "../../../../../ui/menu.tsx";
import { textStyles } from "../../../../reading/rich-text/rich-text-tree.ts";
import type { FormsText } from "../words.ts";
import { alignments, blockKinds, groundColours, setAlignment, setBlock, wordColours } from "./tools.ts";

type Words = FormsText["rich"];
type Groups = readonly (readonly MenuAction[])[];

export const blockMenu = (editor: Editor, t: Words): Groups => [
  blockKinds.map((kind) => ({ label: t.blocksOf[kind], onSelect: () => setBlock(editor, kind) })),
];

export const alignMenu = (editor: Editor, t: Words): Groups => [
  alignments.map((align) => ({ label: t.alignments[align], onSelect: () => setAlignment(editor, align) })),
];

const keysOf = <Thing extends object>(thing: Thing) => Object.keys(thing) as (keyof Thing)[];

export const colourMenu = (editor: Editor, t: Words): Groups => [
  [
    ...keysOf(wordColours).map((name) => ({
      label: t.wordColour({ colour: t.colours[name] }),
      onSelect: () => void editor.chain().focus().setMark("textStyle", { color: wordColours[name] }).run(),
    })),
    { label: t.noWordColour, onSelect: () => void editor.chain().focus().unsetMark("textStyle").run() },
  ],
  [
    ...keysOf(groundColours).map((name) => ({
      label: t.ground({ colour: t.colours[name] }),
      onSelect: () => void editor.chain().focus().setMark("highlight", { color: groundColours[name] }).run(),
    })),
    { label: t.noGround, onSelect: () => void editor.chain().focus().unsetMark("highlight").run() },
  ],
  [
    ...textStyles.map((style) => ({
      label: t.style({ style: t.styles[style] }),
      onSelect: () => void editor.chain().focus().setMark("styled", { class: style }).run(),
    })),
    { label: t.noStyle, onSelect: () => void editor.chain().focus().unsetMark("styled").run() },
  ],
  [{ label: t.plain, onSelect: () => void editor.chain().focus().unsetAllMarks().run() }],
];

export const insertMenu = (editor: Editor, t: Words, { picture }: { readonly picture: () => void }): Groups => [
  [
    { label: t.picture, icon: "picture" as const, onSelect: picture },
    {
      label: t.newTable,
      icon: "grid" as const,
      onSelect: () => void editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
    },
    {
      label: t.rule,
      icon: "minus" as const,
      onSelect: () => void editor.chain().focus().insertContent({ type: "horizontal_rule" }).run(),
    },
    { label: t.lineBreak, onSelect: () => void editor.chain().focus().insertContent({ type: "hard_break" }).run() },
  ],
  emojis.map(([name, emoji]) => ({
    label: emoji,
    onSelect: () => void editor.chain().focus().insertContent({ type: "emoji", attrs: { name, emoji } }).run(),
  })),
];

/** By the names that the protocol's own editor gives them. */
const emojis = [
  ["tada", "🎉"],
  ["heart", "❤️"],
  ["camera", "📷"],
  ["gift", "🎁"],
] as const;

export const tableMenu = (editor: Editor, t: Words): Groups => {
  const chain = () => editor.chain().focus();
  return [
    [
      { label: t.rowBefore, onSelect: () => void chain().addRowBefore().run() },
      { label: t.rowAfter, onSelect: () => void chain().addRowAfter().run() },
      { label: t.deleteRow, onSelect: () => void chain().deleteRow().run() },
    ],
    [
      { label: t.columnBefore, onSelect: () => void chain().addColumnBefore().run() },
      { label: t.columnAfter, onSelect: () => void chain().addColumnAfter().run() },
      { label: t.deleteColumn, onSelect: () => void chain().deleteColumn().run() },
    ],
    [
      { label: t.headRow, onSelect: () => void chain().toggleHeaderRow().run() },
      { label: t.mergeCells, onSelect: () => void chain().mergeOrSplit().run() },
      { label: t.deleteTable, danger: true, onSelect: () => void chain().deleteTable().run() },
    ],
  ];
};
