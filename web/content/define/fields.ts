import { z } from "zod";
import {
  amountField,
  type BlockReading,
  blocksField,
  itemsField,
  linkField,
  neededText,
  optionField,
  pictureField,
  richTextField,
  textField,
} from "../../reading/fields/block-fields.ts";
import type { EmbeddedBlock, RichText } from "../../reading/rich-text/rich-text-tree.ts";
import type { ContentLink } from "../../reading/values/content-link.ts";
import type { ContentPicture } from "../../reading/values/content-picture.ts";
import type { Editable } from "../../reading/values/editable.ts";
import type { JsonRecord } from "../../reading/values/json.ts";
import { storiesOf } from "../../reading/values/stories-of.ts";
import * as form from "./form-fields.ts";
import { type OfficeWords, t } from "./office-words.ts";

/** A field of a block: the form that an editor fills in, and the schema that reads it for a page. */
export interface Field<Value> {
  readonly form: form.FieldDefinition;
  readonly read: (reading: BlockReading) => z.ZodType<Value>;
  /** The blocks that it lists, where those exist in lists only. */
  readonly item?: Item;
}

/** Fields in the order of the form. */
export type Fields = Readonly<Record<string, Field<unknown>>>;
type ValueOf<One> = One extends Field<infer Value> ? Value : never;
export type ValuesOf<All extends Fields> = { readonly [Name in keyof All]: ValueOf<All[Name]> };
/** The schema of all fields together. */
export type ObjectOf<All extends Fields> = z.ZodObject<{
  -readonly [Name in keyof All]: z.ZodType<ValueOf<All[Name]>>;
}>;

/** A block that exists only in a list of another one, such as a question. */
export interface Item<Parsed extends object = object> {
  /** Name of the component in the content service. */
  readonly name: string;
  readonly title: OfficeWords;
  readonly fields: Fields;
  readonly schema: (reading: BlockReading) => z.ZodType<Parsed>;
}

export interface Shape<All extends Fields, Parsed extends object> {
  readonly fields: All;
  /** Rules over several fields, and what follows from them; without it the values stay as they were read. */
  readonly parse?: (fields: ObjectOf<All>, reading: BlockReading) => z.ZodType<Parsed>;
}

/** The schema of a block or an item. */
export function schemaOf<All extends Fields, Parsed extends object>(
  { fields, parse }: Shape<All, Parsed>,
  reading: BlockReading,
): z.ZodType<Parsed> {
  const schemas = Object.entries(fields).map(([name, field]) => [name, field.read(reading)]);
  const object = z.object(Object.fromEntries(schemas)) as never;
  return parse ? parse(object, reading) : object;
}

interface ItemShape<All extends Fields, Parsed extends object> extends Shape<All, Parsed> {
  readonly name: string;
  readonly title: OfficeWords;
}

export const defineItem = <const All extends Fields, Parsed extends object = ValuesOf<All>>(
  item: ItemShape<All, Parsed>,
): Item<Parsed> => ({
  name: item.name,
  title: item.title,
  fields: item.fields,
  schema: (reading) => schemaOf(item, reading),
});

/** The same form, read in another way. */
export const readAs = <Value>(
  field: Pick<Field<unknown>, "form">,
  read: (reading: BlockReading) => z.ZodType<Value>,
): Field<Value> => ({ form: field.form, read });

type More = Parameters<typeof form.text>[2];
const isNeeded = (more: More) => more?.required === true;
const readText = (more: More) => () => (isNeeded(more) ? neededText : textField);

export const text = (de: string, en: string, more?: More): Field<string> => ({
  form: form.text(de, en, more),
  read: readText(more),
});
export const longText = (de: string, en: string, more?: More): Field<string> => ({
  form: form.textarea(de, en, more),
  read: readText(more),
});
/** A text that names something, the same in every language. */
export const key = (de: string, en: string, more?: More): Field<string> => ({
  form: { ...form.text(de, en, more), translatable: false },
  read: readText(more),
});
export const colour = (de: string, en: string, more?: More): Field<string> => ({
  form: form.colour(de, en, more),
  read: () => textField,
});
/** A moment as the protocol writes it; "" where none is set. */
export const moment = (de: string, en: string): Field<string> => ({ form: form.moment(de, en), read: () => textField });

export const richText = (de: string, en: string, more?: More): Field<RichText> => ({
  form: form.richtext(de, en, more),
  read: (reading) =>
    isNeeded(more) ? richTextField(reading).refine((nodes) => nodes.length > 0) : richTextField(reading),
});

/** Null where none is set; a block that needs one is left out without it. */
export const picture = (de: string, en: string, more?: More): Field<ContentPicture | null> => ({
  form: form.asset(de, en, more),
  read: () => (isNeeded(more) ? pictureField.refine((one) => one !== null) : pictureField),
});

/** Null where none is set, or one that leads nowhere. */
export const link = (de: string, en: string, more?: More): Field<ContentLink | null> => ({
  form: form.link(de, en, more),
  read: (reading) => (isNeeded(more) ? linkField(reading).refine((one) => one !== null) : linkField(reading)),
});

type Choice<Value extends string> = Value | readonly [value: Value, name: OfficeWords];

interface OptionMore<Value extends string> extends Omit<NonNullable<More>, "standard"> {
  readonly standard?: Value;
  /** How a value that is missing or unknown is read; `standard` where left out, else the first. */
  readonly otherwise?: Value;
}

export function option<const Value extends string>(
  words: OfficeWords,
  choices: readonly Choice<Value>[],
  { otherwise, ...more }: OptionMore<NoInfer<Value>> = {},
): Field<Value> {
  const values = choices.map((one) => (typeof one === "string" ? one : one[0])) as [Value, ...Value[]];
  const standard = otherwise ?? more.standard ?? values[0];
  return { form: form.option(words, choices, more), read: () => optionField(values, standard) };
}

/** How many of a list a page shows. */
export const amount = (standard: number, most: number): Field<number> => ({
  form: form.number(t("Wie viele", "How many"), [1, most], { hint: t(`Höchstens ${most}.`, `At most ${most}.`) }),
  read: () => amountField(standard, most),
});

interface ItemsMore {
  readonly required?: true;
  readonly atMost?: number;
  readonly hint?: OfficeWords;
}

/** A list of items; those that are wrong are left out, and reported. */
export const items = <Parsed extends object>(
  de: string,
  en: string,
  item: Item<Parsed>,
  more: ItemsMore = {},
): Field<readonly (Parsed & { readonly editable?: Editable })[]> => ({
  form: form.blocks(de, en, { ...more, only: [item.name] }),
  read: (reading) => {
    const all = itemsField(item.schema(reading), reading).transform((list) => list.slice(0, more.atMost));
    return more.required ? all.refine((list) => list.length > 0) : all;
  },
  item,
});

/** Any blocks. */
export const blocks = (de: string, en: string): Field<readonly EmbeddedBlock[]> => ({
  form: form.blocks(de, en),
  read: blocksField,
});

/** Other stories of one kind, as the content service returns them; they are requested with the page. */
export const stories = (de: string, en: string, kind: string, more?: More): Field<readonly JsonRecord[]> => ({
  form: form.stories(de, en, kind, more),
  read: (reading) =>
    z
      .unknown()
      .optional()
      .transform((value) => storiesOf(value, reading.leftOut)),
});

/** Fields that many blocks have. */
export const headline = text("Überschrift", "Headline");
export const lead = text("Text darunter", "Text below it");
export const linked = link("Link", "Link");
