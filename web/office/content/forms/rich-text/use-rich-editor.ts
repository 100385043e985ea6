import { Editor } from "@tiptap/core";
import { EditorState, TextSelection } from "@tiptap/pm/state";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Json } from "../../../../../services/content/contract.ts";
import { componentTitle } from "../../block-tree/component-schemas.ts";
import { type FieldProps, useFormContext } from "../form-context.ts";
import { useFormsText } from "../words.ts";
import { type Converter, createConverter, isBlank } from "./convert.ts";
import { richExtensions } from "./editing.ts";

interface Open {
  readonly editor: Editor;
  readonly converter: Converter;
}

/**
 * An editor of the value in a place of the page.
 *
 * It has no history of its own: all fields of a page are taken back by the page's, in the order in which they were written,
 * and two histories would undo the same letters twice. Keys in a row are one step there by the field's merge key; Ctrl+Z is
 * left to the page, and what it then says comes in as another value.
 */
export function useRichEditor(place: RefObject<HTMLElement | null>, props: FieldProps): Editor | null {
  const { value, field, name, error } = props;
  const t = useFormsText().rich;
  const { schemas, language } = useFormContext();
  const [open, setOpen] = useState<Open | null>(null);
  const latest = useRef(props);
  latest.current = props;
  // What the page holds, as far as this editor knows: only another value is read anew.
  const held = useRef<Json | undefined>(value);
  const words = useRef({ t, schemas });
  words.current = { t, schemas };

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const editor = new Editor({
      element,
      // A style element is forbidden on our pages; these rules are in the style sheet.
      injectCSS: false,
      // From the first moment; what may change is set below.
      editorProps: { attributes: { "aria-label": latest.current.field.label } },
      extensions: richExtensions({
        blocks: (names) =>
          words.current.t.blocks({
            names: names.map((one) => componentTitle(words.current.schemas, one)).join(", "),
          }),
        unknown: (type) => words.current.t.unknown({ type }),
      }),
    });
    const converter = createConverter(editor.schema);
    show(editor, converter, held.current);
    editor.on("update", () => {
      const { name: written, field: own, onChange } = latest.current;
      const { doc } = editor.state;
      // A translation in which nothing stands is none: visitors then see the default language's text.
      const next = isBlank(doc) && written !== own.name ? undefined : converter.write(doc);
      held.current = next;
      onChange(next);
    });
    setOpen({ editor, converter });
    return () => {
      setOpen(null);
      editor.destroy();
    };
  }, [place]);

  // At once: between drawing and a later effect the next letter may be typed, and this value is then the one before it.
  useLayoutEffect(() => {
    if (!open || value === held.current) return;
    held.current = value;
    show(open.editor, open.converter, value);
  }, [open, value]);

  const isInvalid = Boolean(error);
  useEffect(() => {
    open?.editor.setOptions({
      editorProps: {
        attributes: {
          role: "textbox",
          "aria-multiline": "true",
          "aria-label": field.label,
          "data-name": name,
          ...(isInvalid && { "aria-invalid": "true" }),
          ...(language !== null && { lang: language }),
        },
      },
    });
  }, [open, field.label, name, language, isInvalid]);
  return open?.editor ?? null;
}

/** Shows a value without telling anybody of a change, with the caret where it was as far as that is still there. */
function show(editor: Editor, converter: Converter, value: Json | undefined): void {
  const doc = converter.read(value);
  const { anchor, head } = editor.state.selection;
  const within = (position: number) => Math.min(position, doc.content.size);
  const selection = TextSelection.between(doc.resolve(within(anchor)), doc.resolve(within(head)));
  // Not by a change of the document: untouched parts must stay the very objects that were read.
  editor.view.updateState(EditorState.create({ doc, selection, plugins: editor.state.plugins }));
  editor.emit("transaction", { editor, transaction: editor.state.tr, appendedTransactions: [] });
}

/** What is true of the editor at this moment; asked again with everything that happens in it. */
export function useEditorFacts<Fact>(editor: Editor, factsOf: (editor: Editor) => Fact): Fact {
  const text = useSyncExternalStore(
    (changed) => {
      editor.on("transaction", changed);
      return () => {
        editor.off("transaction", changed);
      };
    },
    () => JSON.stringify(factsOf(editor)),
    () => JSON.stringify(factsOf(editor)),
  );
  return JSON.parse(text) as Fact;
}
