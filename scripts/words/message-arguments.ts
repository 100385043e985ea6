import compile from "icu-minify/compile";
import { pluralForms } from "../../core/counted.ts";
import type { Language } from "../../core/locale.ts";

/** How a message uses an argument: writes it, counts by it, only agrees with its number, or only chooses by it. */
export type Use = "written" | "counted" | "agreed" | "chosen";

/** Arguments of a message by name; an argument has the strongest of its uses. */
export type Arguments = ReadonlyMap<string, { readonly use: Use; readonly cases: readonly string[] }>;

// Types of nodes as icu-minify numbers them.
const [select, plural, ordinal] = [1, 2, 3];

/** The use of an argument that is used in two ways: what is written and agreed with is counted. */
export function strongerUse(one: Use, other: Use): Use {
  const uses = new Set([one, other]);
  if (uses.has("counted") || (uses.has("agreed") && uses.has("written"))) return "counted";
  return uses.has("agreed") ? "agreed" : uses.has("written") ? "written" : "chosen";
}

// In the tree of a message, `#` is zero.
const writesNumber = (nodes: unknown): boolean => (Array.isArray(nodes) ? nodes.some(writesNumber) : nodes === 0);

/**
 * Reads the arguments of an ICU message.
 *
 * @throws what is wrong with the message, in words
 */
export function argumentsOf(message: string, language: Language): Arguments {
  const found = new Map<string, { use: Use; cases: readonly string[] }>();
  const note = (name: string, use: Use, cases: readonly string[] = []) => {
    const before = found.get(name);
    found.set(name, { use: strongerUse(before?.use ?? use, use), cases: [...(before?.cases ?? []), ...cases] });
  };
  const visit = (nodes: unknown): void => {
    for (const node of Array.isArray(nodes) ? nodes : []) {
      if (!Array.isArray(node)) continue;
      const [name, type, cases] = node as [string, number?, Record<string, unknown>?];
      if (type === undefined) note(name, "written");
      else if (type === select) note(name, "chosen", Object.keys(cases ?? {}));
      else if (type === plural || type === ordinal) {
        note(name, Object.values(cases ?? {}).some(writesNumber) ? "counted" : "agreed");
        if (type === plural) checkForms(name, Object.keys(cases ?? {}), language);
      } else throw new Error(`{${name}}: only plural, select and selectordinal are formats of words`);
      for (const inner of Object.values(cases ?? {})) visit(inner);
    }
  };
  visit(compile(message));
  return found;
}

/** A language has the plural forms of CLDR, no more and no less; `=2` may be said otherwise. */
function checkForms(name: string, cases: readonly string[], language: Language) {
  const given = cases.filter((form) => !form.startsWith("="));
  // What is said of one exact number and of all others needs no forms.
  if (given.length === 1 && given.length < cases.length) return;
  const wanted: readonly string[] = pluralForms[language];
  if (given.length !== wanted.length || given.some((form) => !wanted.includes(form)))
    throw new Error(`{${name}} has the forms ${given.join(", ")} where the language has ${wanted.join(", ")}`);
}
