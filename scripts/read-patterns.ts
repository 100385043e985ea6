import { parseSync } from "vite";

/** A regular expression of the source. */
export interface Pattern {
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

/** One that is put together where it runs, from something other than texts that stand there: nobody can judge it. */
export interface UnreadPattern {
  readonly line: number;
  readonly unread: string;
}

/** As it stands in the source. */
export const writtenPattern = (found: Pattern | UnreadPattern): string =>
  "unread" in found ? found.unread : `/${found.source}/${found.flags}`;

/**
 * Reads the regular expressions of a source file: literals, and `new RegExp` of a text or template, whose inserted values
 * count as the letter x.
 *
 * @throws Error for a file that cannot be parsed
 */
export function readPatterns(path: string, text: string): readonly (Pattern | UnreadPattern)[] {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  const found: (Pattern | UnreadPattern)[] = [];
  const lineOf = (start: number) => text.slice(0, start).split("\n").length;

  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    if (value.type === "Literal" && value.regex) {
      found.push({ line: lineOf(value.start), source: value.regex.pattern, flags: value.regex.flags });
    }
    if ((value.type === "NewExpression" || value.type === "CallExpression") && value.callee?.name === "RegExp") {
      const [written, flags] = value.arguments ?? [];
      const source = textOf(written);
      const line = lineOf(value.start);
      if (source === null) found.push({ line, unread: text.slice(value.start, value.end) });
      else found.push({ line, source, flags: textOf(flags) ?? "" });
    }
    for (const member of Object.values(value)) if (typeof member === "object") visit(member);
  };
  visit(program);
  return found;
}

/** What is read of ESTree's nodes. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly value?: unknown;
  readonly regex?: { readonly pattern: string; readonly flags: string } | null;
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly Node[];
  readonly quasi?: Node;
  readonly quasis?: readonly { readonly value: { readonly raw: string; readonly cooked: string | null } }[];
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** The text of a literal or template, with an x for what is inserted; null where it is neither. */
function textOf(node: Node | undefined): string | null {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral") return joined(node, "cooked");
  return node?.type === "TaggedTemplateExpression" && node.quasi ? joined(node.quasi, "raw") : null;
}

const joined = ({ quasis = [] }: Node, written: "raw" | "cooked") =>
  quasis.map(({ value }) => value[written] ?? value.raw).join("x");
