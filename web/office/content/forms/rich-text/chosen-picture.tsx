import type { Editor } from "@tiptap/core";
import { TextInput } from "../../../../../ui/text-input.tsx";
import { useFormsText } from "../words.ts";
import { useEditorFacts } from "./use-rich-editor.ts";

const kinds = ["image", "inline_image"];

/** What the chosen picture of a text shows, in words. */
export function ChosenPicture({ editor }: { readonly editor: Editor }) {
  const t = useFormsText().picture;
  const chosen = useEditorFacts(editor, pictureAt);
  if (chosen === null) return null;
  return (
    <TextInput
      label={t.alt}
      hint={t.altHint}
      className="rich-picture"
      value={chosen.alt}
      maxLength={2000}
      onChange={(event) => editor.commands.updateAttributes(chosen.type, { alt: event.target.value })}
    />
  );
}

function pictureAt(editor: Editor): { readonly type: string; readonly alt: string } | null {
  const type = kinds.find((one) => editor.isActive(one));
  if (!type) return null;
  const { alt } = editor.getAttributes(type);
  return { type, alt: typeof alt === "string" ? alt : "" };
}
