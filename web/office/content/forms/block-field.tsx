import type { ComponentType, ReactNode } from "react";
import type { Json, JsonObject } from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { useLocale } from "../../../words/context.tsx";
import { fieldIn } from "../block-tree/block-tree.ts";
import { AssetField, AssetsField } from "./asset-field.tsx";
import { BlocksField } from "./blocks-field.tsx";
import { faultOf, isKnownType } from "./faults.ts";
import { type FieldProps, useFormContext } from "./form-context.ts";
import { isEmpty, isObject } from "./json.ts";
import { JsonValue } from "./json-value.tsx";
import { LinkField } from "./link-field.tsx";
import { ChoicesField, OneChoiceField } from "./option-field.tsx";
import { ReferencesField } from "./references-field.tsx";
import { RichTextField } from "./rich-text/rich-text-field.tsx";
import type { NamedField } from "./schema-words.ts";
import { BooleanField, DateTimeField, LinesField, NumberField, TextField } from "./text-fields.tsx";
import { valueText } from "./value-text.ts";
import { faultText, useFormsText } from "./words.ts";

const kinds: Readonly<Record<string, ComponentType<FieldProps>>> = {
  text: TextField,
  textarea: LinesField,
  markdown: LinesField,
  number: NumberField,
  datetime: DateTimeField,
  boolean: BooleanField,
  multilink: LinkField,
  asset: AssetField,
  multiasset: AssetsField,
  bloks: BlocksField,
  references: ReferencesField,
  richtext: RichTextField,
};

/** Options hold stories where their source says so. */
function kindOf({ type, source }: NamedField): ComponentType<FieldProps> | null {
  const stories = source === "internal_stories";
  if (type === "option") return stories ? ReferencesField : OneChoiceField;
  if (type === "options") return stories ? ReferencesField : ChoicesField;
  return kinds[type] ?? null;
}

interface BlockFieldProps extends Pick<FieldProps, "field" | "name" | "path" | "onChange" | "onChangeBlock"> {
  readonly block: JsonObject;
}

/** One field of a block: its control, what is wrong with it, and its text in the other language. */
export function BlockField({ field, name, block, path, onChange, onChangeBlock }: BlockFieldProps) {
  const t = useFormsText();
  const { language } = useFormContext();
  const value = block[name];
  const isTranslation = name !== field.name;
  const fallback = isTranslation ? block[field.name] : undefined;
  // A text that is not translated is that of the default language, which is not missing.
  const fault = isTranslation && isEmpty(value) ? null : faultOf(field, value);
  const Control = kindOf(field);
  if (Control === null || !isKnownType(field.type)) {
    return (
      <div className="field">
        <p className="field-label">{field.label}</p>
        <JsonValue value={value ?? null} />
        <p className="field-hint">{t.unknownType({ type: field.type })}</p>
      </div>
    );
  }
  if (fault?.kind === "wrong-type" && value !== undefined) {
    return (
      <div className="field">
        <p className="field-label">{field.label}</p>
        <p className="field-error">{faultText(fault, t)}</p>
        <p className="field-hint">{t.brokenValue}</p>
        <JsonValue value={value} />
        <Button small look="ghost" onClick={() => onChange(undefined, true)}>
          {t.startOver}
        </Button>
      </div>
    );
  }
  const shown = isEmpty(value) && !isEmpty(fallback) ? t.fallback({ text: valueText(field, fallback) }) : null;
  return (
    <div className="block-field" data-field={name}>
      <Control
        field={field}
        name={name}
        value={value}
        fallback={fallback}
        path={path}
        onChange={onChange}
        onChangeBlock={onChangeBlock}
        hint={hintOf(field.description ?? "", shown)}
        error={fault ? faultText(fault, t) : undefined}
      />
      {isTranslation && !isEmpty(value) && (
        <Button small look="quiet" onClick={() => onChange(undefined, true)}>
          {t.removeTranslation}
        </Button>
      )}
      {field.translatable && <Beside field={field} block={block} language={language} onChange={onChange} />}
    </div>
  );
}

/** Nothing rather than an empty line. */
function hintOf(help: string, shown: string | null): ReactNode {
  if (shown === null) return help === "" ? undefined : help;
  return (
    <>
      {help}
      <span className="forms-fallback">{shown}</span>
    </>
  );
}

interface BesideProps extends Pick<BlockFieldProps, "field" | "block" | "onChange"> {
  readonly language: string | null;
}

/** What the field says in the other language; it can be taken over, to be translated from there. */
function Beside({ field, block, language, onChange }: BesideProps) {
  const t = useFormsText();
  const locale = useLocale();
  const { beside } = useFormContext();
  if (beside === undefined || beside === language) return null;
  const other: Json | undefined = block[fieldIn(field.name, beside)];
  if (isEmpty(other)) return null;
  const text = valueText(field, other);
  const called =
    beside === null ? t.mainLanguage : (new Intl.DisplayNames(locale, { type: "language" }).of(beside) ?? beside);
  return (
    <div className="forms-beside">
      <span className="label">{called}</span>
      <p lang={beside ?? undefined}>{text}</p>
      {(typeof other === "string" || isObject(other)) && (
        <Button small look="quiet" onClick={() => onChange(structuredClone(other), true)}>
          {t.takeOver({ language: called })}
        </Button>
      )}
    </div>
  );
}
