import compile from "icu-minify/compile";
import type { Message, Vocabulary } from "./labels.ts";
import { unbrokenMeasures } from "./length-text.ts";
import { done, failed, type Outcome } from "./outcome.ts";

/** ICU messages name an argument and what to do with it: `{count, plural, one {# photo} other {# photos}}`. */
const isIcu = (source: string): boolean => /\{\s*\w+\s*,/.test(source);

/** What messages may not do: days and times are written by `core/date-text.ts` alone. */
const UNUSED_TYPES = /\{\s*\w+\s*,\s*(date|time)\b/;

/**
 * Makes a text of the vocabulary ready to be written, with numbers and their units on one line. Plain texts stay texts, ICU messages
 * become the small tree that `translator` reads. Runs where vocabularies are read, never in a browser: the parser is heavy.
 */
export function compileMessage(text: string): Outcome<Message, "malformed"> {
  const source = unbrokenMeasures(text);
  if (!isIcu(source)) return done(source);
  if (UNUSED_TYPES.test(source)) return failed("malformed");
  try {
    return done(compile(source));
  } catch {
    return failed("malformed"); // the parser throws on what it cannot read
  }
}

/** A vocabulary of texts as people write them; a malformed message stays as it stands and is seen. */
export function compileVocabulary(
  sources: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>,
): Vocabulary {
  const compiled = Object.entries(sources).map(([locale, texts]) => [locale, compileTexts(texts ?? {})]);
  return Object.fromEntries(compiled);
}

function compileTexts(texts: Readonly<Record<string, string>>): Readonly<Record<string, Message>> {
  const messages = Object.entries(texts).map(([key, source]) => {
    const message = compileMessage(source);
    return [key, message.ok ? message.value : source];
  });
  return Object.fromEntries(messages);
}

/** The names of the values that a text wants, sorted, each once; null for a malformed message. */
export function placesOf(source: string): readonly string[] | null {
  const message = compileMessage(source);
  if (!message.ok) return null;
  const names = typeof message.value === "string" ? plainPlaces(message.value) : icuPlaces(message.value);
  return [...new Set(names)].sort();
}

const plainPlaces = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");

/** Nodes are texts, `#` (a number), or `[name, type, cases]`. */
function icuPlaces(nodes: readonly unknown[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (!Array.isArray(node)) return [];
    const [name, , cases] = node as [string, number?, Record<string, unknown>?];
    const inner = Object.values(typeof cases === "object" ? cases : {});
    return [name, ...inner.flatMap((one) => (Array.isArray(one) ? icuPlaces(one) : []))];
  });
}
