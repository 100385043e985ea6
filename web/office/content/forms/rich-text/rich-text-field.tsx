import { lazy, Suspense } from "react";
import { ListWait } from "../../../data/list-wait.tsx";
import type { FieldProps } from "../form-context.ts";
import { useFormsText } from "../words.ts";

/** The editor itself is loaded by the first text that is shown. */
const RichTextEditor = lazy(() => import("./rich-text-editor.tsx"));

/** A text with headings, lists, links and the rest. */
export function RichTextField(props: FieldProps) {
  const t = useFormsText();
  const { field, hint, error } = props;
  return (
    <section className="forms-group" aria-label={field.label}>
      <p className="field-label">
        {field.label}
        {!field.required && <span className="field-optional"> {t.optional}</span>}
      </p>
      <Suspense fallback={<ListWait />}>
        <RichTextEditor {...props} />
      </Suspense>
      {error && <p className="field-error">{error}</p>}
      {hint && <p className="field-hint">{hint}</p>}
    </section>
  );
}
