import { jsonLines } from "../../core/json-lines.ts";
import type { Language } from "../../core/locale.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { textsIn } from "../../core/texts.ts";
import { fileWords } from "./file-words.ts";
import { inSlices } from "./slices.ts";

/** Message about a file that is not UTF-8. */
export const notUtf8 = (language: Language): string => textsIn(fileWords, language)["not-utf-8"];

/** A whole file as text; null when it is not UTF-8. */
export async function utf8Text(file: AsyncIterable<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  try {
    for await (const bytes of file) text += decoder.decode(bytes, { stream: true });
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** The value of a JSON text, or the line at which it ends to be JSON. */
export function parseJson(
  text: string,
  language: Language,
): Outcome<unknown, { readonly line: number; readonly rule: string }> {
  try {
    return done(JSON.parse(text));
  } catch (error) {
    const { message } = error as Error;
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    const line = text.slice(0, at).split("\n").length;
    return failed({ line, rule: `${textsIn(fileWords, language)["not-json"]}: ${message}` });
  }
}

/** On which line of a JSON text each place is; other requests are answered while it is gone through. */
export async function jsonLinesOf(text: string): Promise<ReadonlyMap<string, number>> {
  const lines = new Map<string, number>();
  for await (const [place, line] of inSlices(jsonLines(text))) lines.set(place, line);
  return lines;
}
