import { mergeAttributes, Node, type NodeConfig } from "@tiptap/core";
import { Table } from "@tiptap/extension-table";
import type { DOMOutputSpec } from "@tiptap/pm/model";
import { imageAddress } from "../../../../../core/image/image-address.ts";
import type { Json } from "../../../../../services/content/contract.ts";
import { safePicture } from "../../../../reading/values/safe-values.ts";
import { textOf } from "../json.ts";
import { schemaAttributes } from "./attributes.ts";

/** A node whose attributes are those of the protocol. */
function node(name: string, config: Partial<NodeConfig>): Node {
  return Node.create({ name, addAttributes: () => schemaAttributes(name), ...config });
}

type Tag = string | ((attrs: Readonly<Record<string, unknown>>) => string);

/** Drawn as one element with everything inside it. */
const drawnAs =
  (tag: Tag, more: (attrs: Readonly<Record<string, unknown>>) => Record<string, unknown> = () => ({})) =>
  ({
    node: { attrs },
    HTMLAttributes,
  }: {
    node: { attrs: Record<string, unknown> };
    HTMLAttributes: Record<string, unknown>;
  }): DOMOutputSpec => [typeof tag === "string" ? tag : tag(attrs), mergeAttributes(HTMLAttributes, more(attrs)), 0];

const aligned = (attrs: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  ["center", "right", "justify"].includes(String(attrs.textAlign)) ? { style: `text-align: ${attrs.textAlign}` } : {};

const levels = [1, 2, 3, 4, 5, 6];

const picture = (attrs: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const src = safePicture(textOf(attrs.src as Json));
  return {
    ...(src !== null && { src: imageAddress(src, { width: 480, height: 360, fitIn: true }) }),
    alt: typeof attrs.alt === "string" ? attrs.alt : "",
  };
};

/** A picture from elsewhere comes with its address and its words. */
const pastedPicture = (element: HTMLElement) => {
  const src = safePicture(element.getAttribute("src") ?? "");
  if (element.hasAttribute("data-rich-src")) return {};
  return src === null ? false : { src, alt: element.getAttribute("alt") ?? "" };
};

/**
 * The nodes of the protocol (section 6) by their names there. Two are ours alone: `inline_image`, which is an `image` inside a
 * line, and what keeps things that the editor does not know (`kept.ts`).
 */
export const richNodes: readonly Node[] = [
  Node.create({ name: "doc", topNode: true, content: "block+" }),
  Node.create({ name: "text", group: "inline" }),
  node("paragraph", {
    group: "block",
    content: "inline*",
    priority: 1_000,
    parseHTML: () => [{ tag: "p" }],
    renderHTML: drawnAs("p", aligned),
  }),
  node("heading", {
    group: "block",
    content: "inline*",
    defining: true,
    parseHTML: () => levels.map((level) => ({ tag: `h${level}`, attrs: { level } })),
    renderHTML: drawnAs(({ level }) => `h${level}`, aligned),
  }),
  node("blockquote", {
    group: "block",
    content: "block+",
    defining: true,
    parseHTML: () => [{ tag: "blockquote" }],
    renderHTML: drawnAs("blockquote"),
  }),
  node("bullet_list", {
    group: "block list",
    content: "list_item+",
    parseHTML: () => [{ tag: "ul" }],
    renderHTML: drawnAs("ul"),
  }),
  node("ordered_list", {
    group: "block list",
    content: "list_item+",
    parseHTML: () => [{ tag: "ol" }],
    renderHTML: drawnAs("ol", ({ order }) => ({ start: order })),
  }),
  node("list_item", { content: "block+", defining: true, parseHTML: () => [{ tag: "li" }], renderHTML: drawnAs("li") }),
  node("code_block", {
    group: "block",
    content: "text*",
    marks: "",
    code: true,
    defining: true,
    parseHTML: () => [{ tag: "pre", preserveWhitespace: "full" as const }],
    renderHTML: drawnAs("pre"),
  }),
  node("horizontal_rule", {
    group: "block",
    parseHTML: () => [{ tag: "hr" }],
    renderHTML: ({ HTMLAttributes }) => ["hr", HTMLAttributes],
  }),
  node("hard_break", {
    group: "inline",
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    parseHTML: () => [{ tag: "br" }],
    renderHTML: ({ HTMLAttributes }) => ["br", HTMLAttributes],
    renderText: () => "\n",
  }),
  node("image", {
    group: "block",
    draggable: true,
    parseHTML: () => [{ tag: "img:not([data-inline])", getAttrs: pastedPicture }],
    renderHTML: ({ node: { attrs }, HTMLAttributes }) => ["img", mergeAttributes(HTMLAttributes, picture(attrs))],
  }),
  node("inline_image", {
    group: "inline",
    inline: true,
    draggable: true,
    parseHTML: () => [{ tag: "img[data-inline]", getAttrs: pastedPicture }],
    renderHTML: ({ node: { attrs }, HTMLAttributes }) => [
      "img",
      mergeAttributes(HTMLAttributes, picture(attrs), { "data-inline": "" }),
    ],
  }),
  node("emoji", {
    group: "inline",
    inline: true,
    parseHTML: () => [{ tag: "span[data-rich-emoji], span[data-rich-name]" }],
    renderHTML: ({ node: { attrs }, HTMLAttributes }) => [
      "span",
      HTMLAttributes,
      attrs.emoji || `:${attrs.name ?? ""}:`,
    ],
  }),
  Table.extend({ addAttributes: () => schemaAttributes("table") }).configure({ resizable: false }),
  node("tableRow", {
    content: "(tableCell | tableHeader)+",
    tableRole: "row",
    parseHTML: () => [{ tag: "tr" }],
    renderHTML: drawnAs("tr"),
  }),
  ...(["tableCell", "tableHeader"] as const).map((name) =>
    node(name, {
      content: "block+",
      isolating: true,
      tableRole: name === "tableCell" ? "cell" : "header_cell",
      parseHTML: () => [{ tag: name === "tableCell" ? "td" : "th", getAttrs: pastedCell }],
      renderHTML: drawnAs(name === "tableCell" ? "td" : "th", ({ colspan, rowspan }) => ({ colspan, rowspan })),
    }),
  ),
];

/** Cells from elsewhere say their spans as attributes of HTML. */
const pastedCell = (element: HTMLElement) => {
  const spans = (["colspan", "rowspan"] as const).flatMap((name) => {
    const count = Number(element.getAttribute(name));
    return Number.isInteger(count) && count >= 1 && count <= 100 ? [[name, count] as const] : [];
  });
  return Object.fromEntries(spans);
};
