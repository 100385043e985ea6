import { escapeMarkup } from "../../../core/escape-markup.ts";
import type { RichNode, RichText } from "../rich-text/rich-text-tree.ts";

const tags: Readonly<Record<string, "b" | "i" | "s" | "u">> = { bold: "b", italic: "i", strike: "s", underline: "u" };

/** Words of a bar: text, set off or not, links, ends of lines. */
export type BarWord =
  | { readonly kind: "text"; readonly text: string; readonly tags: readonly ("b" | "i" | "s" | "u")[] }
  | { readonly kind: "link"; readonly href: string; readonly rel?: string; readonly words: readonly BarWord[] }
  | { readonly kind: "break" };

/** Of a text that was read, what a bar has room for: its paragraphs as lines, everything else left out. */
export function barWords(text: RichText): readonly BarWord[] {
  const paragraphs = text.flatMap((node) => (node.type === "paragraph" ? [node.content.flatMap(word)] : []));
  return paragraphs.flatMap((words, at) => (at === 0 ? words : [{ kind: "break" } as const, ...words]));
}

function word(node: RichNode): readonly BarWord[] {
  switch (node.type) {
    case "text":
      return [{ kind: "text", text: node.text, tags: (node.marks ?? []).flatMap(({ type }) => tags[type] ?? []) }];
    case "emoji":
      return [{ kind: "text", text: node.emoji, tags: [] }];
    case "hard_break":
      return [{ kind: "break" }];
    case "link": {
      const { href, rel } = node.link;
      return [{ kind: "link", href, ...(rel !== undefined && { rel }), words: node.content.flatMap(word) }];
    }
    default:
      return [];
  }
}

/** The same as HTML, written from what was read and from nothing else. */
export const wordsHtml = (words: readonly BarWord[]): string =>
  words
    .map((one) => {
      if (one.kind === "break") return "<br>";
      if (one.kind === "text")
        return one.tags.reduce((inner, tag) => `<${tag}>${inner}</${tag}>`, escapeMarkup(one.text));
      const rel = one.rel === undefined ? "" : ` rel="${escapeMarkup(one.rel)}"`;
      return `<a href="${escapeMarkup(one.href)}"${rel}>${wordsHtml(one.words)}</a>`;
    })
    .join("");
