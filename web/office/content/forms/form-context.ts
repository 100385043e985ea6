import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import type { Json, JsonObject } from "../../../../services/content/contract.ts";
import type { BlockPath } from "../block-tree/block-tree.ts";
import type { ComponentSchemas } from "../block-tree/component-schemas.ts";
import type { NamedField } from "./schema-words.ts";

/** What all parts of a form know of it. */
export interface FormContext {
  /** In the words of the office's language. */
  readonly schemas: ComponentSchemas;
  /** The language that is written; null: the space's default. */
  readonly language: string | null;
  /** Of the language shown beside it; null: the default one; undefined: none. */
  readonly beside: string | null | undefined;
  /** How deep in the page the form's own block stands. */
  readonly depth: number;
  readonly onOpenBlock: (path: BlockPath) => void;
  /** The form of a block inside a block; given down, because lists of blocks are fields themselves. */
  readonly Fields: ComponentType<BlockFieldsProps>;
}

export interface BlockFieldsProps {
  readonly block: JsonObject;
  readonly path: BlockPath;
  /** @param mergeKey changes of one key in a row are one step to be taken back; null: a step of its own */
  readonly onChange: (next: JsonObject, mergeKey: string | null) => void;
}

const Context = createContext<FormContext | null>(null);
export const FormContextProvider = Context.Provider;

export function useFormContext(): FormContext {
  const context = useContext(Context);
  if (!context) throw new Error("no form around this field");
  return context;
}

/** What every kind of field is given. */
export interface FieldProps {
  readonly field: NamedField;
  /** In the language that is written; undefined: nothing. */
  readonly value: Json | undefined;
  /** What pages show where nothing is written in a language: the default language's value. */
  readonly fallback: Json | undefined;
  /** Help, and what is wrong, as `Field` shows them. */
  readonly hint: ReactNode;
  readonly error: ReactNode;
  /** Of the field itself, and of the block it stands in. */
  readonly path: BlockPath;
  /** As the block has it: with the language. */
  readonly name: string;
  /**
   * @param step true: a step of its own to be taken back; otherwise changes of this field in a row are one, or those of the
   *   key that a block inside it names
   */
  readonly onChange: (value: Json | undefined, step?: boolean | string | null) => void;
  /** Changes the block as a whole; `step` as above, true where it is left out. */
  readonly onChangeBlock: (change: (block: JsonObject) => JsonObject, step?: boolean) => void;
}
