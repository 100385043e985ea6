import { Select } from "../../../../ui/select.tsx";
import { useLocale } from "../../../words/context.tsx";
import { defaultLanguage } from "./frame-address.ts";
import type { EditorChoice } from "./use-editor-choice.ts";
import { useEditorText } from "./words.ts";

interface LanguageChoiceProps {
  /** Of the space, beside the default one. */
  readonly languages: readonly string[];
  readonly choice: EditorChoice;
  readonly choose: (change: Partial<EditorChoice>) => void;
}

/** The language that is written and shown; nothing where there is one only. */
export function LanguageChoice({ languages, choice, choose }: LanguageChoiceProps) {
  const t = useEditorText();
  const all = useLanguageNames(languages);
  if (languages.length === 0) return null;
  return (
    <Select
      label={t.language}
      labelHidden
      value={choice.language ?? ""}
      options={all}
      onChange={({ target: { value } }) =>
        choose({ language: value === "" ? null : value, ...(choice.beside === value && { beside: null }) })
      }
    />
  );
}

/** The language whose texts stand beside those that are written. */
export function BesideChoice({ languages, choice, choose }: LanguageChoiceProps) {
  const t = useEditorText();
  const all = useLanguageNames(languages);
  const others = all.filter(({ value }) => value !== (choice.language ?? ""));
  if (languages.length === 0) return null;
  return (
    <Select
      label={t.beside}
      labelHidden
      value={choice.beside ?? "none"}
      options={[
        { value: "none", label: t.besideNone },
        ...others.map(({ value, label }) => ({ value, label: t.besideOf({ language: label }) })),
      ]}
      onChange={({ target: { value } }) => choose({ beside: value === "none" ? null : value })}
    />
  );
}

/** All languages by their names in the office's one; the default one is "". */
function useLanguageNames(languages: readonly string[]): { readonly value: string; readonly label: string }[] {
  const t = useEditorText();
  const names = new Intl.DisplayNames(useLocale(), { type: "language" });
  const nameOf = (code: string) => names.of(code.replaceAll("_", "-")) ?? code;
  return [
    { value: "", label: t.mainLanguage({ code: nameOf(defaultLanguage) }) },
    ...languages.map((code) => ({ value: code, label: nameOf(code) })),
  ];
}
