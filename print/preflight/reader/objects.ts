/** A PDF object as read from a file (ISO 32000-1, 7.3). Everything in here comes from outside: trust no shape. */
export type PdfObject =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | PdfReference
  | readonly PdfObject[]
  | PdfDictionary
  | PdfStream;

export interface PdfName {
  readonly kind: "name";
  readonly name: string;
}

export interface PdfString {
  readonly kind: "string";
  /** Bytes as Latin-1 characters. */
  readonly bytes: string;
}

export interface PdfReference {
  readonly kind: "reference";
  readonly object: number;
}

export interface PdfDictionary {
  readonly kind: "dictionary";
  readonly entries: ReadonlyMap<string, PdfObject>;
}

export interface PdfStream {
  readonly kind: "stream";
  readonly dictionary: PdfDictionary;
  /** Start of the data: an offset in the file, or bytes in memory (inline images). */
  readonly start: number;
}

type Kind = "name" | "string" | "reference" | "dictionary" | "stream";

function isKind<K extends Kind>(object: PdfObject | undefined, kind: K): object is Extract<PdfObject, { kind: K }> {
  return typeof object === "object" && object !== null && "kind" in object && object.kind === kind;
}

export const isReference = (object: PdfObject | undefined) => isKind(object, "reference");
export const isStream = (object: PdfObject | undefined) => isKind(object, "stream");
export const isArray = (object: PdfObject | undefined): object is readonly PdfObject[] => Array.isArray(object);

export const nameOf = (object: PdfObject | undefined): string | null => (isKind(object, "name") ? object.name : null);
export const stringOf = (object: PdfObject | undefined): string | null =>
  isKind(object, "string") ? object.bytes : null;
export const numberOf = (object: PdfObject | undefined): number | null => (typeof object === "number" ? object : null);

/** The dictionary itself or that of a stream; null for everything else. */
export function dictionaryOf(object: PdfObject | undefined): PdfDictionary | null {
  if (isKind(object, "dictionary")) return object;
  return isKind(object, "stream") ? object.dictionary : null;
}

/** A text string as people read it: UTF-16 with its mark, UTF-8 with its mark, else Latin-1. */
export function textOf(object: PdfObject | undefined): string | null {
  const bytes = stringOf(object);
  if (bytes === null) return null;
  if (bytes.startsWith("\xfe\xff")) return new TextDecoder("utf-16be").decode(Buffer.from(bytes.slice(2), "latin1"));
  if (bytes.startsWith("\xef\xbb\xbf")) return Buffer.from(bytes.slice(3), "latin1").toString("utf8");
  return bytes;
}
