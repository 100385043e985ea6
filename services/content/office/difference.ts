import type { Json, JsonObject } from "../json.ts";
import type { Differences, FieldDifference } from "./shapes.ts";

/** Labels of components and fields from the space's schemas; others use their own names. */
export interface ContentWords {
  readonly component: (name: string) => string;
  readonly field: (component: string, name: string) => string;
}

/** A value that readers see: `same` is compared, `text` is shown. */
interface Leaf {
  readonly path: readonly string[];
  readonly same: string;
  readonly text: string;
}

/** Fields that are listed before the rest is only counted. */
const mostFields = 200;
const mostText = 2_000;

/** An editor's view of a version: name, slug and content; null content is an empty version. */
export interface Compared {
  readonly name: string | null;
  readonly slug?: string;
  readonly content: JsonObject | null;
}

/**
 * Differences between two versions of a story, field by field in words. Blocks are identified by `_uid` in any place,
 * so that a moved block is reported once, as the order of its list.
 */
export function differencesOf(
  before: Compared,
  after: Compared,
  words: ContentWords,
  own: { readonly name: string; readonly slug: string },
): Differences {
  const [old, now] = [leavesOf(before, words, own), leavesOf(after, words, own)];
  const fields: FieldDifference[] = [];
  for (const [key, leaf] of now) {
    const was = old.get(key);
    if (was?.same === leaf.same) continue;
    fields.push({ path: [...leaf.path], before: was?.text ?? null, after: leaf.text });
  }
  for (const [key, leaf] of old) {
    if (!now.has(key)) fields.push({ path: [...leaf.path], before: leaf.text, after: null });
  }
  return { fields: fields.slice(0, mostFields), count: fields.length };
}

function leavesOf(
  { name, slug, content }: Compared,
  words: ContentWords,
  own: { name: string; slug: string },
): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  if (name !== null) leaves.set(" name", { path: [own.name], same: name, text: name });
  if (slug !== undefined) leaves.set(" slug", { path: [own.slug], same: slug, text: slug });
  if (content) addBlock(leaves, content, "root", [], words);
  return leaves;
}

const isBlock = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value) && typeof value.component === "string";
const keyOf = (block: JsonObject, place: string) => (typeof block._uid === "string" ? block._uid : place);

function addBlock(
  leaves: Map<string, Leaf>,
  block: JsonObject,
  key: string,
  path: readonly string[],
  words: ContentWords,
): void {
  const component = String(block.component ?? "");
  for (const [name, value] of Object.entries(block)) {
    if (name === "_uid" || name === "component" || name === "_editable") continue;
    const [plain = name, language] = name.split("__i18n__");
    const label = words.field(component, plain) + (language ? ` (${language})` : "");
    const here = `${key}/${name}`;
    if (Array.isArray(value) && value.some(isBlock)) {
      addBlocks(leaves, value.filter(isBlock), here, [...path, label], words);
      continue;
    }
    const text = textOf(value);
    if (text !== "") leaves.set(here, { path: [...path, label], same: JSON.stringify(value), text: cut(text) });
  }
}

function addBlocks(
  leaves: Map<string, Leaf>,
  blocks: readonly JsonObject[],
  key: string,
  path: readonly string[],
  words: ContentWords,
): void {
  const titles = blocks.map((block) => words.component(String(block.component)));
  const uids = blocks.map((block, index) => keyOf(block, `${key}/${index}`));
  leaves.set(key, { path, same: uids.join(" "), text: cut(titles.join(", ")) });
  const [all, seen] = [counter(), counter()];
  for (const title of titles) all(title);
  blocks.forEach((block, index) => {
    const title = titles[index] ?? "";
    const number = seen(title);
    addBlock(leaves, block, uids[index] ?? key, [...path, all(title, 0) === 1 ? title : `${title} ${number}`], words);
  });
}

/** Counts words; adding 0 returns the present count. */
function counter() {
  const counts = new Map<string, number>();
  return (word: string, add = 1): number => {
    const count = (counts.get(word) ?? 0) + add;
    counts.set(word, count);
    return count;
  };
}

const cut = (text: string) => (text.length > mostText ? `${text.slice(0, mostText)} …` : text);

/** A value as it can be read: rich text by its words, pictures by file and description, links by where they lead. */
export function textOf(value: Json | undefined): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(", ");
  if (value.type === "doc") return wordsOfDocument(value).trim();
  if (value.fieldtype === "asset") {
    const file =
      String(value.filename ?? "")
        .split("/")
        .at(-1) ?? "";
    return [file, value.alt ? `“${String(value.alt)}”` : "", value.focus ? String(value.focus) : ""]
      .filter(Boolean)
      .join(" ");
  }
  if (value.fieldtype === "multilink") {
    const address =
      [value.cached_url, value.url, value.email].map((one) => (one ? String(one) : "")).find(Boolean) ?? "";
    return address + (value.anchor ? `#${String(value.anchor)}` : "");
  }
  return Object.entries(value)
    .filter(([name]) => !name.startsWith("_") && name !== "fieldtype")
    .map(([name, one]) => [name, textOf(one)])
    .filter(([, text]) => text !== "")
    .map(([name, text]) => `${name}: ${text}`)
    .join("; ");
}

const ownLines = ["paragraph", "heading", "list_item", "blockquote", "code_block", "tableRow"];

function wordsOfDocument(node: JsonObject): string {
  if (node.type === "text") return String(node.text ?? "");
  if (node.type === "hard_break") return "\n";
  if (node.type === "blok" && typeof node.attrs === "object") return `${textOf(node.attrs)}\n`;
  const inside = Array.isArray(node.content) ? node.content : [];
  const text = inside.map((one) => wordsOfDocument(one as JsonObject)).join("");
  return ownLines.includes(String(node.type)) && !text.endsWith("\n") ? `${text}\n` : text;
}
