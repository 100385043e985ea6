import type { Locale } from "../../core/locale.ts";
import { wordsIn } from "../../core/words.ts";
import type { Messages } from "./messages.generated.ts";
import type { Part } from "./part-sources.ts";

/** Where a browser finds the texts of each part in the page's language. */
export type TextAddresses = Readonly<Record<Part, string>>;

/**
 * The messages of one locale in a browser, which loads each part when something first says a text of it; a component
 * that does waits like any other that is still being loaded, and is drawn from its beginning once they are there.
 *
 * It waits by what it throws, not by React's `use`: React then repeats a component at the place where it waited, and
 * counts on `use` being called again. Where the texts came meanwhile it is not: hooks after that place fail (React's
 * errors 467 and 520), and the next part that is waited for gets the texts of this one.
 *
 * @param load loads the module at an address
 */
export function loadedMessages(locale: Locale, addresses: TextAddresses, load: (address: string) => Promise<unknown>) {
  const there: Partial<Record<Part, unknown>> = {};
  const coming: Partial<Record<Part, Promise<unknown>>> = {};
  const failed: Partial<Record<Part, { readonly fault: unknown }>> = {};
  const messages = {};

  const need = (part: Part): Promise<unknown> => {
    coming[part] ??= load(addresses[part])
      .then((module) => {
        there[part] = textsIn(part, module, locale);
        return there[part];
      })
      .catch((fault: unknown) => {
        failed[part] = { fault };
        throw fault;
      });
    return coming[part];
  };
  /** @throws the promise of texts that are not there yet; what kept them from coming */
  const texts = (part: Part): unknown => {
    const fault = failed[part];
    if (fault) throw fault.fault;
    if (there[part] === undefined) throw need(part);
    return there[part];
  };
  for (const part of Object.keys(addresses) as Part[])
    Object.defineProperty(messages, part, { get: () => texts(part), enumerable: true });

  return { messages: messages as Messages, need };
}

function textsIn(part: Part, module: unknown, locale: Locale): unknown {
  const compiled = (module as { readonly default?: unknown }).default;
  if (compiled === undefined) throw new Error(`no texts of ${part} in ${locale}`);
  return wordsIn(compiled, locale);
}
