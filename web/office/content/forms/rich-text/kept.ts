import { Mark, mergeAttributes, Node } from "@tiptap/core";
import { parsed, schemaAttributes } from "./attributes.ts";

/** What is said of things that the editor shows by name only. */
export interface KeptWords {
  /** Blocks that lie in a text, by their components. */
  readonly blocks: (components: readonly string[]) => string;
  /** A node that nobody knows here. */
  readonly unknown: (type: string) => string;
}

const json = (attribute: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => parsed(element.getAttribute(attribute)) ?? null,
  renderHTML: (attributes: Record<string, unknown>) => ({ [attribute]: JSON.stringify(attributes.json) }),
});

const typeOf = (value: unknown): string => {
  const type = (value as { type?: unknown } | null)?.type;
  return typeof type === "string" ? type.slice(0, 50) : "";
};

/** Blocks in a text, and whatever the editor does not know: untouched, named, movable as a whole. */
export const keptThings = (words: KeptWords) => [
  Node.create({
    name: "blok",
    group: "block",
    atom: true,
    draggable: true,
    addAttributes: () => schemaAttributes("blok"),
    parseHTML: () => [{ tag: "div[data-rich-blok]" }],
    renderHTML: ({ node: { attrs }, HTMLAttributes }) => [
      "div",
      mergeAttributes(HTMLAttributes, { "data-rich-blok": "", class: "rich-kept" }),
      words.blocks(
        (Array.isArray(attrs.body) ? attrs.body : []).flatMap((one) =>
          typeof one?.component === "string" ? [one.component] : [],
        ),
      ),
    ],
  }),
  ...(["kept_block", "kept_inline"] as const).map((name) => {
    const tag = name === "kept_block" ? "div" : "span";
    return Node.create({
      name,
      atom: true,
      draggable: true,
      selectable: true,
      ...(name === "kept_block" ? { group: "block" } : { group: "inline", inline: true }),
      addAttributes: () => ({ json: json("data-rich-kept") }),
      parseHTML: () => [{ tag: `${tag}[data-rich-kept]` }],
      renderHTML: ({ node: { attrs }, HTMLAttributes }) => [
        tag,
        mergeAttributes(HTMLAttributes, { class: "rich-kept" }),
        words.unknown(typeOf(attrs.json)),
      ],
    });
  }),
  Mark.create({
    name: "kept_mark",
    excludes: "",
    addAttributes: () => ({ json: json("data-rich-kept-mark") }),
    parseHTML: () => [{ tag: "span[data-rich-kept-mark]" }],
    renderHTML: ({ HTMLAttributes }) => ["span", HTMLAttributes, 0],
  }),
];
