import type { Editor } from "@tiptap/core";
import { useRef } from "react";
import type { FieldProps } from "../form-context.ts";
import { ChosenPicture } from "./chosen-picture.tsx";
import { RichToolbar } from "./rich-toolbar.tsx";
import { useRichEditor } from "./use-rich-editor.ts";
import "./rich-text.css";

/** The text as it is written, and its tools above it. */
export default function RichTextEditor(props: FieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const editor: Editor | null = useRichEditor(place, props);
  return (
    <div className="rich-editor" data-invalid={props.error ? true : undefined}>
      {editor && <RichToolbar editor={editor} />}
      {editor && <ChosenPicture editor={editor} />}
      <div ref={place} className="rich-place" />
    </div>
  );
}
