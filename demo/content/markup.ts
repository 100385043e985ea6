import type { Json, JsonObject } from "../../services/content/contract.ts";

/** Attributes of a link, by what stands in brackets. */
type LinkOf = (target: string) => JsonObject;

/**
 * Rich text of the content protocol from lines: `## heading`, `### heading`, `- item`, `1. item`, `> quote`, `| cell | cell |` (the
 * first row is the head), everything else a paragraph; inside a line `**bold**` and `[words](target)`.
 */
export function richText(lines: readonly string[], linkOf: LinkOf): JsonObject {
  const content: JsonObject[] = [];
  for (const line of lines) {
    const read = readLine(line, linkOf);
    const before = content.at(-1);
    const joins = read.type === "table" || read.type === "bullet_list" || read.type === "ordered_list";
    if (joins && before && before.type === read.type) (before.content as Json[]).push(...(read.content as Json[]));
    else content.push(read);
  }
  return { type: "doc", content: content.map((node) => (node.type === "table" ? withHead(node) : node)) };
}

function readLine(line: string, linkOf: LinkOf): JsonObject {
  const [, mark = "", words = line] = /^(#{2,3}|-|1\.|>|\|) (.*)$/.exec(line) ?? [];
  const paragraph = { type: "paragraph", content: inline(words, linkOf) };
  switch (mark) {
    case "##":
    case "###":
      return { type: "heading", attrs: { level: mark.length }, content: inline(words, linkOf) };
    case "-":
    case "1.":
      return {
        type: mark === "-" ? "bullet_list" : "ordered_list",
        content: [{ type: "list_item", content: [paragraph] }],
      };
    case ">":
      return { type: "blockquote", content: [paragraph] };
    case "|":
      return { type: "table", content: [row(words, linkOf)] };
    default:
      return paragraph;
  }
}

const row = (words: string, linkOf: LinkOf): JsonObject => ({
  type: "tableRow",
  content: words
    .replace(/\|\s*$/, "")
    .split("|")
    .map((cell) => ({ type: "tableCell", content: [{ type: "paragraph", content: inline(cell.trim(), linkOf) }] })),
});

function withHead(table: JsonObject): JsonObject {
  const [head, ...rows] = table.content as JsonObject[];
  const cells = ((head?.content ?? []) as JsonObject[]).map((cell) => ({ ...cell, type: "tableHeader" }));
  return { ...table, content: [{ ...head, content: cells }, ...rows] };
}

function inline(words: string, linkOf: LinkOf): JsonObject[] {
  return words.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/).flatMap((part): JsonObject[] => {
    const [, bold] = /^\*\*(.+)\*\*$/.exec(part) ?? [];
    const [, linked, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (bold !== undefined) return [{ type: "text", text: bold, marks: [{ type: "bold" }] }];
    if (linked !== undefined && href !== undefined) {
      return [{ type: "text", text: linked, marks: [{ type: "link", attrs: linkOf(href) }] }];
    }
    return part === "" ? [] : [{ type: "text", text: part }];
  });
}
