import { Fragment, type Mark, type Node, type NodeType, type Schema } from "@tiptap/pm/model";
import type { Json, JsonObject } from "../../../../../services/content/contract.ts";
import { isObject } from "../json.ts";
import { toEditorAttributes, toProtocolAttributes } from "./attributes.ts";

/**
 * What each node of the editor was read from. The editor's nodes never change, so one that is still the same object was not
 * touched, and is written as it was read: with attributes that are missing, marks in another order, and all else that the
 * editor would write otherwise.
 */
type Originals = WeakMap<Node, JsonObject>;

/** Deeper pages show nothing. */
const mostLevels = 40;

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** Reads and writes documents of the protocol for one editor. */
export function createConverter(schema: Schema) {
  const originals: Originals = new WeakMap();
  const keep = (node: Node, json: JsonObject): Node => {
    originals.set(node, json);
    return node;
  };
  const typeNamed = (name: string): NodeType | null => schema.nodes[name] ?? null;
  const make = (name: string, attrs: Record<string, unknown>): Node => {
    const type = typeNamed(name);
    if (!type) throw new Error(`the editor has no ${name}`);
    return type.create(attrs);
  };
  const kept = (json: Json, isInline: boolean): Node => make(isInline ? "kept_inline" : "kept_block", { json });

  function readMarks(json: JsonObject): readonly Mark[] {
    let marks: readonly Mark[] = [];
    for (const one of listOf(json.marks)) {
      const name = isObject(one) && typeof one.type === "string" ? one.type : "";
      const type = name === "kept_mark" ? undefined : schema.marks[name];
      const isTwice = marks.some((mark) => mark.type === type);
      const mark =
        type && !isTwice
          ? type.create(toEditorAttributes(name, (one as JsonObject).attrs))
          : schema.marks.kept_mark?.create({ json: one });
      if (mark) marks = mark.addToSet(marks);
    }
    return marks;
  }

  function readChildren(json: JsonObject, parent: NodeType, level: number): Node[] {
    return listOf(json.content).map((child) => readNode(child, parent.inlineContent, level + 1));
  }

  function readNode(json: Json, isInline: boolean, level: number): Node {
    if (!isObject(json) || typeof json.type !== "string") return kept(json, isInline);
    if (json.type === "text") return readText(json, isInline);
    const name = json.type === "image" && isInline ? "inline_image" : json.type;
    const type = ownNames.has(name) ? null : typeNamed(name);
    if (!type || type.isInline !== isInline || level > mostLevels) {
      // Rows, cells and list items stand in no line and in no other block.
      return kept(json, isInline);
    }
    const attrs = toEditorAttributes(name, json.attrs);
    const node = type.create(attrs, Fragment.fromArray(readChildren(json, type, level)), readMarks(json));
    return isSound(node) ? keep(node, json) : kept(json, isInline);
  }

  function readText(json: JsonObject, isInline: boolean): Node {
    // An empty text is nothing to the editor, and would be lost.
    if (!isInline || typeof json.text !== "string" || json.text === "") return kept(json, isInline);
    return keep(schema.text(json.text, readMarks(json)), json);
  }

  function writeMark(mark: Mark): Json {
    if (mark.type.name === "kept_mark") return mark.attrs.json as Json;
    const attrs = toProtocolAttributes(mark.type.name, mark.attrs);
    return { type: mark.type.name, ...(attrs && { attrs }) };
  }

  function writeNode(node: Node): Json {
    const original = originals.get(node);
    if (original) return original;
    const { name } = node.type;
    if (name === "kept_block" || name === "kept_inline") return node.attrs.json as Json;
    const marks = node.marks.map(writeMark);
    const marked = marks.length > 0 ? { marks } : {};
    if (node.isText) return { type: "text", text: node.text ?? "", ...marked };
    const attrs = toProtocolAttributes(name, node.attrs);
    const content = node.content.content.map(writeNode);
    return {
      type: name === "inline_image" ? "image" : name,
      ...(attrs && { attrs }),
      ...(content.length > 0 && { content }),
      ...marked,
    };
  }

  return {
    /** Reads a document; what the editor cannot show as itself is kept and named. */
    read(json: Json | undefined): Node {
      const document = isObject(json) ? json : { type: "doc" };
      const type = schema.topNodeType;
      const children = readChildren(document, type, 0);
      const empty = typeNamed("paragraph")?.create() as Node;
      const node = type.create(null, Fragment.fromArray(children.length > 0 ? children : [empty]));
      return keep(node, document);
    },
    /** Writes a document; of what was read before, whatever is untouched comes back as it was. */
    write: (node: Node): JsonObject =>
      !originals.has(node) && isBlank(node) ? { type: "doc", content: [] } : (writeNode(node) as JsonObject),
  };
}

export type Converter = ReturnType<typeof createConverter>;

/** Names that are the editor's alone; a document that has them means something else. */
const ownNames = new Set(["doc", "inline_image", "kept_block", "kept_inline"]);

/** Whether a node may hold what it holds. */
const isSound = (node: Node): boolean =>
  node.type.validContent(node.content) && node.content.content.every((child) => node.type.allowsMarks(child.marks));

/** Whether nothing is written in a document. */
export const isBlank = (doc: Node): boolean =>
  doc.childCount === 1 && doc.firstChild?.type.name === "paragraph" && doc.firstChild.content.size === 0;
