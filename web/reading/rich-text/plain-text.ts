import type { RichNode, RichText } from "./rich-text-tree.ts";

/** The words of a text alone, its paragraphs in lines; blocks inside it say nothing here. */
export const plainText = (text: RichText): string =>
  text
    .map(wordsOf)
    .join("")
    .replaceAll(/\n{2,}/g, "\n")
    .trim();

function wordsOf(node: RichNode): string {
  switch (node.type) {
    case "text":
      return node.text;
    case "code_block":
      return `${node.text}\n`;
    case "hard_break":
      return "\n";
    case "emoji":
      return node.emoji;
    case "link":
      return node.content.map(wordsOf).join("");
    case "paragraph":
    case "heading":
    case "blockquote":
    case "bullet_list":
    case "ordered_list":
    case "list_item":
      return `${node.content.map(wordsOf).join("")}\n`;
    case "table":
      return [...node.head, ...node.body]
        .map(({ cells }) => `${cells.map(({ content }) => plainText(content)).join(" ")}\n`)
        .join("");
    case "horizontal_rule":
    case "image":
    case "blok":
      return "";
  }
}
