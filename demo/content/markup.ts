import type { Json, JsonObject } from "../../services/content/contract.ts";

/**
 * Rich text of the content protocol from lines: `## heading`, `### heading`, `- item`, `1. item`, `> quote`, `| cell | cell |` (the
 * first row is the head), everything else a paragraph; inside a line `**bold**` and `[words](/address)`.
 */
export function richText(lines: readonly string[]): JsonObject {
  const content: JsonObject[] = [];
  for (const line of lines) {
    const read = readLine(line);
    const before = content.at(-1);
    const joins = read.type === "table" || read.type === "bullet_list" || read.type === "ordered_list";
    if (joins && before && before.type === read.type) (before.content as Json[]).push(...(read.content as Json[]));
    else content.push(read);
  }
  return { type: "doc", content: content.map((node) => (node.type === "table" ? withHead(node) : node)) };
}

function readLine(line: string): JsonObject {
  const [, mark = "", words = line] = /^(#{2,3}|-|1\.|>|\|) (.*)$/.exec(line) ?? [];
  const paragraph = { type: "paragraph", content: inline(words) };
  switch (mark) {
    case "##":
    case "###":
      return { type: "heading", attrs: { level: mark.length }, content: inline(words) };
    case "-":
    case "1.":
      return {
        type: mark === "-" ? "bullet_list" : "ordered_list",
        content: [{ type: "list_item", content: [paragraph] }],
      };
    case ">":
      return { type: "blockquote", content: [paragraph] };
    case "|":
      return { type: "table", content: [row(words)] };
    default:
      return paragraph;
  }
}

const row = (words: string): JsonObject => ({
  type: "tableRow",
  content: words
    .replace(/\|\s*$/, "")
    .split("|")
    .map((cell) => ({ type: "tableCell", content: [{ type: "paragraph", content: inline(cell.trim()) }] })),
});

function withHead(table: JsonObject): JsonObject {
  const [head, ...rows] = table.content as JsonObject[];
  const cells = ((head?.content ?? []) as JsonObject[]).map((cell) => ({ ...cell, type: "tableHeader" }));
  return { ...table, content: [{ ...head, content: cells }, ...rows] };
}

function inline(words: string): JsonObject[] {
  return words.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/).flatMap((part): JsonObject[] => {
    const [, bold] = /^\*\*(.+)\*\*$/.exec(part) ?? [];
    const [, linked, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (bold !== undefined) return [{ type: "text", text: bold, marks: [{ type: "bold" }] }];
    if (linked !== undefined && href !== undefined) {
      return [{ type: "text", text: linked, marks: [{ type: "link", attrs: { linktype: "url", href } }] }];
    }
    return part === "" ? [] : [{ type: "text", text: part }];
  });
}
