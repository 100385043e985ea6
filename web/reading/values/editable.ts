import { z } from "zod";
import { isRecord, type JsonRecord, textOf } from "./json.ts";

/** By what the visual editor knows a block again (protocol, section 5): attributes of the element that shows it. */
export interface Editable {
  readonly "data-blok-c": string;
  readonly "data-blok-uid": string;
}

const mark = z.object({ name: z.string(), space: z.string(), uid: z.string(), id: z.string() });

/** The marks of a block, which drafts carry as the text of a comment; nothing where there is none. */
export function editableOf(block: JsonRecord): { readonly editable?: Editable } {
  const [, text = ""] = /^<!--#storyblok#(\{.*\})-->$/s.exec(textOf(block._editable)) ?? [];
  const read = mark.safeParse(parse(text));
  if (!read.success) return {};
  const { id, uid } = read.data;
  return { editable: { "data-blok-c": JSON.stringify(read.data), "data-blok-uid": `${id}-${uid}` } };
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
