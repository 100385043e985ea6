import { type ContentLink, contentLink, type LinkSurroundings } from "../values/content-link.ts";
import { isRecord, type JsonRecord, listOf, recordOf, textOf } from "../values/json.ts";
import { pictureSize, safePicture, wholeOr } from "../values/safe-values.ts";
import { readMark } from "./read-marks.ts";
import { readTable } from "./read-table.ts";
import type {
  Align,
  EmbeddedBlock,
  HeadingLevel,
  LinkWords,
  Mark,
  RichImage,
  RichNode,
  RichText,
} from "./rich-text-tree.ts";

export interface RichTextReading extends LinkSurroundings {
  /** Reads blocks that lie in a text; without it they are left out. */
  readonly readBlocks?: (body: unknown) => readonly EmbeddedBlock[];
  /** Hears of each thing that was left out, in words for operators. */
  readonly leftOut: (what: string) => void;
}

/** Deeper lists and tables nobody reads, and a browser would not draw them. */
const mostLevels = 40;

/**
 * Reads a rich text of the content protocol (section 6): what is unknown or not safe is left out and told, the rest is
 * shown. Never fails, whatever the value is.
 */
export function readRichText(value: unknown, reading: RichTextReading): RichText {
  const { type, content } = recordOf(value);
  if (type !== "doc") {
    // An empty field is no fault.
    if (value !== undefined && value !== null && value !== "") reading.leftOut("a rich text that is no document");
    return [];
  }
  return readContent(content, reading, 0);
}

function readContent(content: unknown, reading: RichTextReading, level: number): RichText {
  if (level >= mostLevels) {
    reading.leftOut(`what lies deeper than ${mostLevels} levels`);
    return [];
  }
  return joinLinks(listOf(content).flatMap((node) => (isRecord(node) ? readNode(node, reading, level) : [])));
}

function readNode(node: JsonRecord, reading: RichTextReading, level: number): RichText {
  const attrs = recordOf(node.attrs);
  const inside = () => readContent(node.content, reading, level + 1);
  const type = textOf(node.type);
  switch (type) {
    case "text":
      return readText(node, reading);
    case "paragraph":
      return [{ type, ...alignOf(attrs), content: inside() }];
    case "heading":
      return [{ type, level: wholeOr(attrs.level, [1, 6], 2) as HeadingLevel, ...alignOf(attrs), content: inside() }];
    case "blockquote":
    case "bullet_list":
    case "list_item":
      return [{ type, content: inside() }];
    case "ordered_list":
      return [{ type, start: wholeOr(attrs.order ?? attrs.start, [0, 1_000_000], 1), content: inside() }];
    case "hard_break":
    case "horizontal_rule":
      return [{ type }];
    case "code_block":
      return [
        {
          type,
          text: listOf(node.content)
            .map((one) => textOf(recordOf(one).text))
            .join(""),
        },
      ];
    case "image":
      return readImage(attrs, reading);
    case "emoji":
      return [{ type, name: textOf(attrs.name), emoji: textOf(attrs.emoji) || `:${textOf(attrs.name)}:` }];
    case "table":
      return [{ type, ...readTable(node, (content) => readContent(content, reading, level + 1)) }];
    case "blok": {
      const blocks = reading.readBlocks?.(attrs.body) ?? [];
      return blocks.length > 0 ? [{ type, blocks }] : [];
    }
    default:
      reading.leftOut(`unknown node ${type.slice(0, 50)}`);
      return [];
  }
}

function readText(node: JsonRecord, reading: RichTextReading): RichText {
  const text = textOf(node.text);
  if (text === "") return [];
  const marks: Mark[] = [];
  let link: (ContentLink & LinkWords) | null = null;
  for (const mark of listOf(node.marks)) {
    const { type, attrs } = recordOf(mark);
    if (type === "link") {
      link = readLink(recordOf(attrs), reading);
      continue;
    }
    const read = readMark(mark);
    if (typeof read === "string") reading.leftOut(read);
    // Twice the same mark is one: an id stands on a page once.
    else marks.push(...read.filter((mark) => !marks.some((one) => JSON.stringify(one) === JSON.stringify(mark))));
  }
  const shown: RichNode = { type: "text", text, ...(marks.length > 0 && { marks }) };
  return [link === null ? shown : { type: "link", link, content: [shown] }];
}

function readLink(attrs: JsonRecord, reading: RichTextReading): (ContentLink & LinkWords) | null {
  const link = contentLink(attrs, reading);
  if (link === null) {
    reading.leftOut("a link that leads nowhere or by a forbidden protocol");
    return null;
  }
  const { title, hreflang, download } = recordOf(attrs.custom);
  return {
    ...link,
    ...(textOf(title) !== "" && { title: textOf(title) }),
    ...(/^[a-z]{2}(-[A-Z]{2})?$/.test(textOf(hreflang)) && { hrefLang: textOf(hreflang) }),
    ...(/^[\w. -]{1,100}$/.test(textOf(download)) && { download: textOf(download) }),
  };
}

function readImage(attrs: JsonRecord, reading: RichTextReading): RichText {
  const src = safePicture(textOf(attrs.src));
  if (src === null) {
    reading.leftOut("a picture without an address that may be shown");
    return [];
  }
  const facts = recordOf(attrs.meta_data);
  const alt = textOf(attrs.alt) || textOf(facts.alt);
  const title = textOf(attrs.title);
  const image: RichImage = { src, alt, ...(title !== "" && { title }), ...pictureSize(src) };
  return [{ type: "image", ...image }];
}

const alignments: readonly Align[] = ["left", "center", "right", "justify"];
const alignOf = ({ textAlign }: JsonRecord) => {
  const align = alignments.find((one) => one === textAlign);
  return align === undefined || align === "left" ? {} : { align };
};

/** Neighbours with the same link become one, as the official renderer makes one anchor of them. */
function joinLinks(nodes: RichText): RichText {
  const joined: RichNode[] = [];
  for (const node of nodes) {
    const before = joined.at(-1);
    if (node.type === "link" && before?.type === "link" && same(node.link, before.link)) {
      joined[joined.length - 1] = { ...before, content: [...before.content, ...node.content] };
    } else joined.push(node);
  }
  return joined;
}

const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
