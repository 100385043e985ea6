import { Mark, type MarkConfig, mergeAttributes } from "@tiptap/core";
import { safeColour } from "../../../../reading/values/safe-values.ts";
import { schemaAttributes } from "./attributes.ts";
import { safeLink } from "./safe-addresses.ts";

/** What marks a text in HTML from elsewhere, and the element it is drawn as here. */
interface PlainMark {
  readonly name: string;
  readonly tag: string;
  readonly parsed: NonNullable<MarkConfig["parseHTML"]>;
  readonly key?: string;
}

/** `<b style="font-weight: normal">` is what some programs wrap around everything. */
const unless = (property: "fontWeight" | "fontStyle") => (element: HTMLElement) =>
  element.style[property] === "normal" || element.style[property] === "400" ? false : null;

const plain: readonly PlainMark[] = [
  {
    name: "bold",
    tag: "strong",
    key: "Mod-b",
    parsed: () => [
      { tag: "strong" },
      { tag: "b", getAttrs: unless("fontWeight") },
      { style: "font-weight", getAttrs: (value) => (/^(?:bold(?:er)?|[6-9]00)$/.test(value) ? null : false) },
    ],
  },
  {
    name: "italic",
    tag: "em",
    key: "Mod-i",
    parsed: () => [{ tag: "em" }, { tag: "i", getAttrs: unless("fontStyle") }, { style: "font-style=italic" }],
  },
  { name: "strike", tag: "s", key: "Mod-Shift-s", parsed: () => [{ tag: "s" }, { tag: "del" }, { tag: "strike" }] },
  { name: "underline", tag: "u", key: "Mod-u", parsed: () => [{ tag: "u" }] },
  { name: "code", tag: "code", key: "Mod-e", parsed: () => [{ tag: "code" }] },
  { name: "superscript", tag: "sup", parsed: () => [{ tag: "sup" }] },
  { name: "subscript", tag: "sub", parsed: () => [{ tag: "sub" }] },
];

type Attributes = Readonly<Record<string, unknown>>;

/** Marks that only the editor's own HTML has: what other programs colour and name stays theirs. */
const own = (name: string, tag: string, more: (attrs: Attributes) => Record<string, unknown> = () => ({})) =>
  Mark.create({
    name,
    addAttributes: () => schemaAttributes(name),
    parseHTML: () => [{ tag: `${tag}[data-rich="${name}"]` }],
    renderHTML: ({ mark: { attrs }, HTMLAttributes }) => [
      tag,
      mergeAttributes(HTMLAttributes, { "data-rich": name }, more(attrs)),
      0,
    ],
  });

const coloured = (property: string, colour: unknown): Record<string, unknown> => {
  const safe = safeColour(typeof colour === "string" ? colour : "");
  return safe === null ? {} : { style: `${property}: ${safe}` };
};

/** The marks of the protocol (section 6) by their names there. */
export const richMarks: readonly Mark[] = [
  Mark.create({
    name: "link",
    inclusive: false,
    addAttributes: () => schemaAttributes("link"),
    parseHTML: () => [
      { tag: 'a[data-rich="link"]' },
      {
        tag: "a[href]",
        // An address that does harm makes no link; its words stay.
        getAttrs: (element) => {
          const href = safeLink(element.getAttribute("href") ?? "");
          return href === null ? false : linkFrom(href);
        },
      },
    ],
    // Without an address nothing can be followed by mistake while writing.
    renderHTML: ({ mark: { attrs }, HTMLAttributes }) => [
      "a",
      mergeAttributes(HTMLAttributes, { "data-rich": "link", title: typeof attrs.href === "string" ? attrs.href : "" }),
      0,
    ],
  }),
  ...plain.map(({ name, tag, parsed, key }) =>
    Mark.create({
      name,
      addAttributes: () => schemaAttributes(name),
      parseHTML: parsed,
      renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
      addKeyboardShortcuts() {
        return key === undefined ? {} : { [key]: () => this.editor.commands.toggleMark(name) };
      },
    }),
  ),
  own("highlight", "mark", ({ color }) => coloured("background-color", color)),
  own("textStyle", "span", ({ color }) => coloured("color", color)),
  own("styled", "span", (attrs) => ({ class: typeof attrs.class === "string" ? `rich-styled ${attrs.class}` : "" })),
  own("anchor", "span"),
];

/** A link that was pasted. */
function linkFrom(href: string) {
  const mail = /^mailto:([^?]+)/i.exec(href)?.[1];
  return mail === undefined ? { href, linktype: "url" } : { href: mail, linktype: "email" };
}
