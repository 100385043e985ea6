import compile from "icu-minify/compile";
import type { Message, Vocabulary } from "./labels.ts";
import { unbrokenMeasures } from "./length-text.ts";
import { done, failed, type Outcome } from "./outcome.ts";

/** ICU messages name an argument and what to do with it: `{count, plural, one {# photo} other {# photos}}`. */
const isIcu = (source: string): boolean => /\{\s*\w+\s*,/.test(source);

/** Argument types that messages may not use: only `core/date-text.ts` writes days and times. */
const UNUSED_TYPES = /\{\s*\w+\s*,\s*(date|time)\b/;

/**
 * Compiles a text: numbers are joined to their units, plain texts stay texts, ICU messages become the tree that
 * `translator` reads. Runs on the server only, because the parser is large.
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

/** Compiles a vocabulary. A malformed message stays as written, so that it is visible. */
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
