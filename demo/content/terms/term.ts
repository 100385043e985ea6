import type { Head } from "../heads.ts";
import type { Words } from "../words.ts";

/** A word of the trade, as the glossary explains it. */
export interface TermText {
  readonly name: Words;
  /** One to three sentences, at most 400 characters. */
  readonly text: Words;
  /** The page that says more. */
  readonly more?: Head;
}

export const term = (name: Words, text: Words, more?: Head): TermText => ({ name, text, ...(more && { more }) });
/** A name that is the same in every language. */
export const same = (name: string): Words => ({ de: name, en: name, fr: name, es: name, it: name, nl: name });
