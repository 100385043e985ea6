import { type ReactNode, useMemo, useRef } from "react";
import { languageOf } from "../../../../core/locale.ts";
import type { Json, JsonObject } from "../../../../services/content/contract.ts";
import { Notice } from "../../../../ui/notice.tsx";
import { useLocale } from "../../../words/context.tsx";
import { type BlockPath, fieldIn } from "../block-tree/block-tree.ts";
import { type ComponentSchemas, schemaOf } from "../block-tree/component-schemas.ts";
import { BlockField } from "./block-field.tsx";
import { type BlockFieldsProps, type FormContext, FormContextProvider, useFormContext } from "./form-context.ts";
import { textOf } from "./json.ts";
import { JsonValue } from "./json-value.tsx";
import { fieldsOf, schemasIn } from "./schema-words.ts";
import { useFormsText } from "./words.ts";
import "./forms.css";

interface BlockFormProps extends BlockFieldsProps {
  readonly schemas: ComponentSchemas;
  /** The language whose texts are written; null: the space's default. */
  readonly language: string | null;
  /** The language that is shown beside each text; null: the default one. */
  readonly besideLanguage: string | null | undefined;
  readonly onOpenBlock: (path: BlockPath) => void;
}

/** The form of one block, made of its component's schema. */
export function BlockForm({ schemas, language, besideLanguage, onOpenBlock, ...block }: BlockFormProps) {
  const office = languageOf(useLocale());
  const depth = block.path.length;
  const context = useMemo<FormContext>(
    () => ({
      schemas: schemasIn(schemas, office),
      language,
      beside: besideLanguage,
      onOpenBlock,
      Fields: BlockFields,
      depth,
    }),
    [schemas, office, language, besideLanguage, onOpenBlock, depth],
  );
  return (
    <FormContextProvider value={context}>
      <BlockFields key={`${textOf(block.block._uid)} ${language}`} {...block} />
    </FormContextProvider>
  );
}

/** What is no field, whatever the component. */
const own = new Set(["component", "_uid", "_editable"]);

/** The fields of a block inside a form; also those of a block that is opened in its list. */
function BlockFields({ block, path, onChange }: BlockFieldsProps): ReactNode {
  const t = useFormsText();
  const { schemas, language } = useFormContext();
  // Two changes before the page has answered the first: the second begins where the first ended.
  const latest = useRef(block);
  latest.current = block;
  const component = schemaOf(schemas, block.component);
  if (component === null) {
    return (
      <div className="block-form">
        <Notice tone="warn">{t.unknownBlock({ name: textOf(block.component) })}</Notice>
        <JsonValue value={block} />
      </div>
    );
  }
  const change = (next: JsonObject, mergeKey: string | null) => {
    latest.current = next;
    onChange(next, mergeKey);
  };
  const fields = fieldsOf(component);
  const known = new Set(Object.keys(component.schema));
  const others = Object.entries(block).filter(([key]) => !own.has(key) && !known.has(key.replace(/__i18n__.+$/, "")));
  return (
    <div className="block-form">
      {fields.map((field) => {
        const name = field.translatable ? fieldIn(field.name, language) : field.name;
        return (
          <BlockField
            key={name}
            field={field}
            name={name}
            block={block}
            path={path}
            onChange={(value, step) =>
              change(withValue(latest.current, name, value), mergeKeyOf(step, `${textOf(block._uid)} ${name}`))
            }
            onChangeBlock={(turn, step = true) =>
              change(turn(latest.current), mergeKeyOf(step, `${textOf(block._uid)} ${name}`))
            }
          />
        );
      })}
      {others.length > 0 && (
        <details className="forms-others">
          <summary>{t.otherFields}</summary>
          <JsonValue value={Object.fromEntries(others)} />
        </details>
      )}
    </div>
  );
}

/** Undefined takes the field away, as for a translation that is no more. */
function withValue(block: JsonObject, name: string, value: Json | undefined): JsonObject {
  if (value !== undefined) return { ...block, [name]: value };
  const { [name]: _gone, ...rest } = block;
  return rest;
}

function mergeKeyOf(step: boolean | string | null | undefined, own: string): string | null {
  if (step === true || step === null) return null;
  return typeof step === "string" ? step : own;
}
