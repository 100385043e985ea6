import compile from "icu-minify/compile";
import type { Language } from "./locale.ts";
import { done, failed, type Outcome } from "./outcome.ts";
import { pluralForms } from "./plural-forms.ts";

/** How a message uses an argument: writes it, counts by it, only agrees with its number, or only chooses by it. */
export type Use = "written" | "counted" | "agreed" | "chosen";

/** Arguments of a message by name; an argument has the strongest of its uses. */
export type Arguments = ReadonlyMap<string, { readonly use: Use; readonly cases: readonly string[] }>;

/** Why a message cannot be used, whatever its source says. */
export type UnreadableMessage =
  /** The parser's own code: `EXPECT_ARGUMENT_CLOSING_BRACE`. */
  | { readonly kind: "malformed"; readonly code: string }
  | { readonly kind: "markup" }
  | { readonly kind: "unknown-format"; readonly name: string }
  /** A language has the plural forms of CLDR, no more and no less. */
  | {
      readonly kind: "wrong-forms";
      readonly name: string;
      readonly given: readonly string[];
      readonly wanted: readonly string[];
    };

// Types of nodes as icu-minify numbers them.
const [select, plural, ordinal] = [1, 2, 3];

/** The use of an argument that is used in two ways: what is written and agreed with is counted. */
function strongerUse(one: Use, other: Use): Use {
  const uses = new Set([one, other]);
  if (uses.has("counted") || (uses.has("agreed") && uses.has("written"))) return "counted";
  return uses.has("agreed") ? "agreed" : uses.has("written") ? "written" : "chosen";
}

// In the tree of a message, `#` is zero.
const writesNumber = (nodes: unknown): boolean => (Array.isArray(nodes) ? nodes.some(writesNumber) : nodes === 0);

/** Arguments of a message in two languages together. */
export function joinedArguments(one: Arguments, other: Arguments): Arguments {
  const joined = [...other].map(([name, { use, cases }]) => {
    const known = one.get(name) ?? { use, cases: [] };
    return [name, { use: strongerUse(known.use, use), cases: [...known.cases, ...cases] }] as const;
  });
  return new Map([...one, ...joined]);
}

/** Reads the arguments of an ICU message. */
export function argumentsOf(message: string, language: Language): Outcome<Arguments, UnreadableMessage> {
  if (/<\/?[a-z][^>]*>/i.test(message)) return failed({ kind: "markup" });
  const found = new Map<string, { use: Use; cases: readonly string[] }>();
  const note = (name: string, use: Use, cases: readonly string[] = []) => {
    const before = found.get(name);
    found.set(name, { use: strongerUse(before?.use ?? use, use), cases: [...(before?.cases ?? []), ...cases] });
  };
  const visit = (nodes: unknown): UnreadableMessage | null => {
    for (const node of Array.isArray(nodes) ? nodes : []) {
      if (!Array.isArray(node)) continue;
      const [name, type, cases] = node as [string, number?, Record<string, unknown>?];
      if (type === undefined) note(name, "written");
      else if (type === select) note(name, "chosen", Object.keys(cases ?? {}));
      else if (type === plural || type === ordinal) {
        note(name, Object.values(cases ?? {}).some(writesNumber) ? "counted" : "agreed");
        const wrong = type === plural ? wrongForms(name, Object.keys(cases ?? {}), language) : null;
        if (wrong) return wrong;
      } else return { kind: "unknown-format", name };
      for (const inner of Object.values(cases ?? {})) {
        const fault = visit(inner);
        if (fault) return fault;
      }
    }
    return null;
  };
  try {
    const fault = visit(compile(message));
    return fault ? failed(fault) : done(found);
  } catch (thrown) {
    return failed({ kind: "malformed", code: thrown instanceof Error ? thrown.message : "malformed" });
  }
}

/** What is wrong with the plural forms of an argument; `=2` may be said otherwise. */
function wrongForms(name: string, cases: readonly string[], language: Language): UnreadableMessage | null {
  const given = cases.filter((form) => !form.startsWith("="));
  // What is said of one exact number and of all others needs no forms.
  if (given.length === 1 && given.length < cases.length) return null;
  const wanted: readonly string[] = pluralForms[language];
  const isWrong = given.length !== wanted.length || given.some((form) => !wanted.includes(form));
  return isWrong ? { kind: "wrong-forms", name, given, wanted } : null;
}
