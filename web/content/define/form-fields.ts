import type { Json } from "../../../services/content/contract.ts";
import { type OfficeWords, t } from "./office-words.ts";

/** Settings of a field beside its type and name (protocol, section 10), as far as the demo's components have them. */
interface FieldMore {
  /** Without it the block says nothing and pages leave it out. */
  readonly required?: true;
  /** What an editor would wonder. */
  readonly hint?: OfficeWords;
  /** Characters. */
  readonly most?: number;
  /** The whole text must match. */
  readonly pattern?: string;
  /** What a new block begins with. */
  readonly standard?: Json;
}

interface BlocksMore extends FieldMore {
  /** The only blocks that make sense there. */
  readonly only?: readonly string[];
  readonly atMost?: number;
}

export interface FieldDefinition {
  readonly type: string;
  readonly component_whitelist?: readonly string[];
  readonly [setting: string]: unknown;
}

/** A text in both languages of the office, written as the protocol writes translations of contents. */
const spoken = <Key extends string>(key: Key, { de, en }: OfficeWords) =>
  ({ [key]: de, [`${key}__i18n__en`]: en }) as { readonly [One in Key | `${Key}__i18n__en`]: string };

/** What a component or a group is called. */
export const named = (de: string, en: string) => spoken("display_name", t(de, en));

function field(
  type: string,
  words: OfficeWords,
  { required, hint, most, pattern, standard }: FieldMore,
): FieldDefinition {
  return {
    type,
    ...spoken("display_name", words),
    ...(required && { required }),
    ...(hint && spoken("description", hint)),
    ...(most !== undefined && { max_length: most }),
    ...(pattern !== undefined && { regex: pattern }),
    ...(standard !== undefined && { default_value: standard }),
    // Words and pictures with words differ from language to language; what is chosen or built is the same in all.
    translatable: !sameEverywhere.has(type),
  };
}

const sameEverywhere = new Set(["bloks", "boolean", "option", "options", "number"]);

const fieldOf =
  (type: string) =>
  (de: string, en: string, more: FieldMore = {}) =>
    field(type, t(de, en), more);

export const text = fieldOf("text");
export const textarea = fieldOf("textarea");
export const richtext = fieldOf("richtext");
export const link = fieldOf("multilink");
/** Yes or no; no where nobody says. */
export const yesOrNo = fieldOf("boolean");
export const asset = (de: string, en: string, more: FieldMore & { readonly files?: readonly string[] } = {}) => ({
  ...field("asset", t(de, en), more),
  filetypes: [...(more.files ?? ["images"])],
});
export const multiasset = (de: string, en: string, more: FieldMore = {}) => ({
  ...field("multiasset", t(de, en), more),
  filetypes: ["images"],
});

export const number = (words: OfficeWords, [least, most]: readonly [number, number], more: FieldMore = {}) => ({
  ...field("number", words, more),
  min_value: least,
  max_value: most,
  decimals: 0,
});

/** Other stories, by their uuids in the order of the editor; of one kind. */
export const stories = (de: string, en: string, kind: string, more: FieldMore = {}) => ({
  ...field("options", t(de, en), more),
  source: "internal_stories",
  use_uuid: true,
  is_reference_type: true,
  filter_content_type: [kind],
});

/** What may stand in a list of blocks: without `only` every block that may stand inside another. */
export const blocks = (de: string, en: string, { only, atMost, ...more }: BlocksMore = {}) => ({
  ...field("bloks", t(de, en), more),
  ...(more.required && { minimum: 1 }),
  ...(atMost !== undefined && { maximum: atMost }),
  ...(only && { restrict_components: true, component_whitelist: [...only] }),
});

/** One of several; `names` are their words, where the value itself is none. */
export const option = (
  words: OfficeWords,
  values: readonly (string | readonly [value: string, name: OfficeWords])[],
  more: FieldMore = {},
) => ({
  ...field("option", words, more),
  options: values.map((one) =>
    typeof one === "string" ? { name: one, value: one } : { value: one[0], ...spoken("name", one[1]) },
  ),
});

/** A colour as `#rrggbb`; the same in every language. */
export const colour = (de: string, en: string, more: FieldMore = {}) => ({
  ...text(de, en, { pattern: "#[0-9a-fA-F]{6}", ...more }),
  translatable: false,
});

/** A moment, in UTC as the protocol writes it; the same in every language. */
export const moment = (de: string, en: string, more: FieldMore = {}) => ({
  ...field("datetime", t(de, en), more),
  translatable: false,
});
