import type { Messages } from "./messages.generated.ts";
import { type Part, parts } from "./part-sources.ts";

/** The same messages, and which parts of them were said while a page was drawn. Server only. */
export function notingParts(all: Messages): { readonly messages: Messages; readonly used: ReadonlySet<Part> } {
  const used = new Set<Part>();
  const messages = {};
  for (const part of parts) {
    const get = () => {
      used.add(part);
      return all[part];
    };
    Object.defineProperty(messages, part, { get, enumerable: true });
  }
  return { messages: messages as Messages, used };
}
