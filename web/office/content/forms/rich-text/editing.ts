import {
  Extension,
  type Extensions,
  InputRule,
  markInputRule,
  textblockTypeInputRule,
  wrappingInputRule,
} from "@tiptap/core";
import { gapCursor } from "@tiptap/pm/gapcursor";
import { Plugin } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { type KeptWords, keptThings } from "./kept.ts";
import { richMarks } from "./marks.ts";
import { richNodes } from "./nodes.ts";
import { cleanPasted } from "./pasted.ts";

/**
 * Browsers tell what is chosen after the key that chose it, and on a busy machine after the next one, or when the focus is on a tool
 * already; then it is not heard any more, and the tool would work on what was chosen before. So each key tells it itself.
 */
function tellSelection({ dom }: EditorView): false {
  dom.ownerDocument.dispatchEvent(new Event("selectionchange"));
  return false;
}

/** What Enter, Tab and signs at the beginning of a line do. */
const editing = Extension.create({
  name: "editing",
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      Enter: () => editor.commands.splitListItem("list_item"),
      "Shift-Enter": () =>
        editor.commands.first(({ commands }) => [
          () => commands.exitCode(),
          () => commands.insertContent({ type: "hard_break" }),
        ]),
      // Only in lists; everywhere else Tab leaves the text, as in every field.
      Tab: () => editor.commands.sinkListItem("list_item") || editor.commands.goToNextCell(),
      "Shift-Tab": () => editor.commands.liftListItem("list_item") || editor.commands.goToPreviousCell(),
    };
  },
  addInputRules() {
    const { nodes, marks } = this.editor.schema;
    const type = (name: string) => {
      const found = nodes[name];
      if (!found) throw new Error(`the editor has no ${name}`);
      return found;
    };
    const { bold, code } = marks;
    return [
      textblockTypeInputRule({
        find: /^(#{1,6})\s$/,
        type: type("heading"),
        getAttributes: (match) => ({ level: match[1]?.length }),
      }),
      wrappingInputRule({ find: /^\s*[-*]\s$/, type: type("bullet_list") }),
      wrappingInputRule({
        find: /^(\d{1,4})\.\s$/,
        type: type("ordered_list"),
        getAttributes: (match) => ({ order: Number(match[1]) }),
      }),
      wrappingInputRule({ find: /^\s*>\s$/, type: type("blockquote") }),
      ...(bold ? [markInputRule({ find: /(?:^|\s)(\*\*(?!\s)([^*]+)\*\*)$/, type: bold })] : []),
      ...(code ? [markInputRule({ find: /(?:^|[^`])(`([^`]+)`)$/, type: code })] : []),
      new InputRule({
        find: /^---$/,
        handler: ({ range, chain }) => {
          chain().deleteRange(range).insertContent({ type: "horizontal_rule" }).run();
        },
      }),
    ];
  },
  addProseMirrorPlugins() {
    return [
      gapCursor(),
      new Plugin({
        props: {
          transformPastedHTML: cleanPasted,
          // The page takes back what was typed, for all fields alike: its keys are not for this editor, and the browser must
          // not take anything back besides.
          handleDOMEvents: {
            keydown(view, event) {
              tellSelection(view);
              return (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key);
            },
            keyup: tellSelection,
            beforeinput: (_view, event) => {
              if (!/^history(?:Undo|Redo)$/.test((event as InputEvent).inputType)) return false;
              event.preventDefault();
              return true;
            },
          },
        },
      }),
    ];
  },
});

/** All that the editor of rich text is made of: the protocol's nodes and marks, and no history of its own. */
export const richExtensions = (words: KeptWords): Extensions => [
  ...richNodes,
  ...richMarks,
  // Last: of two links on the same words the later one counts, and that one is kept.
  ...keptThings(words),
  editing,
];
