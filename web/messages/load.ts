import { use } from "react";
import type { Locale } from "../../core/locale.ts";
import type { Messages } from "./de.ts";
import { type Part, textsIn } from "./part-sources.ts";

/** Where a browser finds the texts of each part in the page's language. */
export type TextAddresses = Readonly<Record<Part, string>>;

/**
 * The messages of one locale in a browser, which loads each part when something first says a text of it; a component that
 * does waits like any other that is still being loaded.
 *
 * @param load loads the module at an address
 */
export function loadedMessages(locale: Locale, addresses: TextAddresses, load: (address: string) => Promise<unknown>) {
  const there: Partial<Record<Part, unknown>> = {};
  const coming: Partial<Record<Part, Promise<unknown>>> = {};
  const messages = {};

  const need = (part: Part): Promise<unknown> => {
    coming[part] ??= load(addresses[part]).then((module) => {
      there[part] = textsIn(module, locale);
      return there[part];
    });
    return coming[part];
  };
  for (const part of Object.keys(addresses) as Part[])
    Object.defineProperty(messages, part, { get: () => there[part] ?? use(need(part)), enumerable: true });

  return { messages: messages as Messages, need };
}
