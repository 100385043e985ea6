import type { JsonRecord } from "../values/json.ts";

/** More no bar and no line says. */
const mostCharacters = 2_000;

const marks: Readonly<Record<string, string>> = {
  b: "bold",
  strong: "bold",
  i: "italic",
  em: "italic",
  u: "underline",
  s: "strike",
  del: "strike",
  strike: "strike",
  a: "link",
};
/** Between two of them a line ends. */
const lines = new Set(["br", "p", "div", "li"]);
/** What is between their tags is nothing to read. */
const unread = new Set([
  "script",
  "style",
  "iframe",
  "noscript",
  "template",
  "title",
  "textarea",
  "svg",
  "math",
  "object",
]);

// A comment, a tag with its attributes, words, or a bracket that begins neither.
const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)(?:>|$)|[^<]+|</gi;

/**
 * The words of HTML that an editor typed, as a rich text document that `readRichText` checks like every other: nothing
 * of the markup is ever given to a browser, so that what is not known here cannot do anything.
 */
export function htmlDocument(html: string): JsonRecord {
  const content: JsonRecord[] = [];
  const open: { readonly tag: string; readonly mark: JsonRecord }[] = [];
  let skipped: string | null = null;
  const text = html.slice(0, mostCharacters);
  for (const [found, closing, name = "", attributes = ""] of text.matchAll(token)) {
    const tag = name.toLowerCase();
    if (skipped !== null) {
      if (closing === "/" && tag === skipped) skipped = null;
    } else if (tag !== "") {
      if (lines.has(tag)) addBreak(content);
      else if (unread.has(tag)) skipped = closing === "/" ? null : tag;
      else if (closing === "/") close(open, tag);
      else if (marks[tag] !== undefined) open.push({ tag, mark: markOf(tag, attributes) });
    } else if (!found.startsWith("<!--")) {
      content.push({ type: "text", text: decoded(found.replaceAll(/\s+/g, " ")), marks: open.map(({ mark }) => mark) });
    }
  }
  if (content.at(-1)?.type === "hard_break") content.pop();
  return { type: "doc", content: [{ type: "paragraph", content }] };
}

function addBreak(content: JsonRecord[]): void {
  if (content.length > 0 && content.at(-1)?.type !== "hard_break") content.push({ type: "hard_break" });
}

function close(open: { readonly tag: string }[], tag: string): void {
  const at = open.findLastIndex((one) => one.tag === tag);
  if (at >= 0) open.splice(at, 1);
}

function markOf(tag: string, attributes: string): JsonRecord {
  if (tag !== "a") return { type: marks[tag] };
  const [, double, single, bare] = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  return { type: "link", attrs: { linktype: "url", href: decoded(double ?? single ?? bare ?? "") } };
}

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  shy: "\u00ad",
  euro: "€",
  ndash: "–",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  Auml: "Ä",
  Ouml: "Ö",
  Uuml: "Ü",
  szlig: "ß",
  hellip: "…",
};

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : "";
  });
