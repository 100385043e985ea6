import { getSchema } from "@tiptap/core";
import { Node } from "@tiptap/pm/model";
import { EditorState } from "@tiptap/pm/state";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { stories } from "../../../../../demo/content/stories.fixture.ts";
import type { Json, JsonObject } from "../../../../../services/content/contract.ts";
import { readRichText } from "../../../../reading/rich-text/read-rich-text.ts";
import type { RichText } from "../../../../reading/rich-text/rich-text-tree.ts";
import { createConverter } from "./convert.ts";
import { richExtensions } from "./editing.ts";

const schema = getSchema(richExtensions({ blocks: (names) => names.join(), unknown: (type) => type }));

/** What pages make of a document: one empty paragraph is nothing written yet, neighbouring texts that look the same are one, and the order of marks says nothing. */
function shown(document: Json): RichText {
  const readBlocks = () => [{ component: "usp", _uid: "u" }];
  const read = readRichText(document, {
    channel: "poster",
    platform: "web",
    locale: "de-DE",
    ownHosts: [],
    leftOut: () => {},
    readBlocks,
  });
  const [only] = read;
  const isBlank = read.length === 1 && only?.type === "paragraph" && only.content.length === 0;
  return isBlank ? [] : sameLooks(read);
}

const sameLooks = (nodes: RichText): RichText =>
  JSON.parse(JSON.stringify(nodes), (_key, value) => {
    if (Array.isArray(value?.marks)) return { ...value, marks: value.marks.map(JSON.stringify).toSorted() };
    return Array.isArray(value) ? joined(value) : value;
  });

function joined(list: readonly Record<string, unknown>[]): unknown[] {
  const all: Record<string, unknown>[] = [];
  for (const one of list) {
    const before = all.at(-1);
    const isSame =
      one?.type === "text" && before?.type === "text" && JSON.stringify(one.marks) === JSON.stringify(before.marks);
    if (isSame) all[all.length - 1] = { ...before, text: `${before?.text}${one.text}` };
    else all.push(one);
  }
  return all;
}

const throughEditor = (document: JsonObject): JsonObject => {
  const converter = createConverter(schema);
  const read = converter.read(document);
  read.check();
  return converter.write(read);
};

/** The same document written by an editor that has forgotten what it was read from. */
const rewritten = (document: JsonObject): JsonObject => {
  const converter = createConverter(schema);
  return converter.write(Node.fromJSON(schema, converter.read(document).toJSON()));
};

/** The document with one paragraph more at its end, as after typing there. */
function typedAfter(document: JsonObject): JsonObject {
  const converter = createConverter(schema);
  const state = EditorState.create({ doc: converter.read(document) });
  const paragraph = schema.nodes.paragraph?.create(null, schema.text("neu"));
  if (!paragraph) throw new Error("no paragraph");
  return converter.write(state.apply(state.tr.insert(state.doc.content.size, paragraph)).doc);
}

const maybe = <Value>(one: fc.Arbitrary<Value>) => fc.option(one, { nil: undefined });
const words = fc.string({ minLength: 1, maxLength: 6 });
const colour = fc.constantFrom("#a92219", "rgb(1, 2, 3)", "red;x");
/** A node or mark without what it does not have. */
const thing = (value: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as JsonObject;
const made = (shape: Record<string, fc.Arbitrary<unknown>>) => fc.record(shape).map(thing);
const attrs = (shape: Record<string, fc.Arbitrary<unknown>>) =>
  maybe(made({ ...shape, dir: maybe(fc.constant("ltr")) }));

const plain = ["bold", "italic", "strike", "underline", "code", "superscript", "subscript"];
const mark = fc.oneof(
  made({ type: fc.constantFrom(...plain), attrs: maybe(fc.constant({})) }),
  made({ type: fc.constant("highlight"), attrs: attrs({ color: colour }) }),
  made({
    type: fc.constant("textStyle"),
    attrs: attrs({ color: maybe(colour), class: maybe(words), id: maybe(words) }),
  }),
  made({ type: fc.constant("styled"), attrs: attrs({ class: fc.constantFrom("lead", "other") }) }),
  made({ type: fc.constant("anchor"), attrs: attrs({ id: fc.constant("versand") }) }),
  made({
    type: fc.constant("link"),
    attrs: attrs({
      href: fc.constantFrom("/rahmen", "javascript:alert(1)", "a@b.example"),
      uuid: maybe(words),
      anchor: maybe(words),
      linktype: fc.constantFrom("url", "story", "email"),
      target: maybe(fc.constant("_blank")),
      custom: maybe(fc.constant({ title: "Mehr" })),
    }),
  }),
  made({ type: fc.constant("blink"), attrs: maybe(fc.constant({ speed: 3 })) }),
);
const marks = maybe(fc.array(mark, { maxLength: 4 }));
const image = made({
  type: fc.constant("image"),
  attrs: attrs({ src: fc.constant("/f/1/9x9/a/b.jpg"), alt: maybe(words), title: maybe(words) }),
});
const inline = fc.oneof(
  made({ type: fc.constant("text"), text: words, marks }),
  made({ type: fc.constant("text"), text: fc.string({ maxLength: 3 }) }),
  made({ type: fc.constant("hard_break"), marks }),
  made({ type: fc.constant("emoji"), attrs: attrs({ name: words, emoji: maybe(words) }) }),
  made({
    type: fc.constantFrom("iframe", "kept_block", "inline_image", "constructor"),
    attrs: maybe(fc.constant({ a: 1 })),
  }),
  image,
);
const align = fc.constantFrom("left", "center", "right", "justify", null, "other");

const { block } = fc.letrec<{ block: JsonObject }>((tie) => {
  const blocks = maybe(fc.array(tie("block"), { maxLength: 3 }));
  const list = (type: string, more: Record<string, fc.Arbitrary<unknown>> = {}) =>
    made({
      type: fc.constant(type),
      attrs: attrs(more),
      content: maybe(
        fc.array(fc.oneof(made({ type: fc.constant("list_item"), content: blocks }), tie("block")), { maxLength: 3 }),
      ),
    });
  const span = maybe(fc.constantFrom(1, 2, 0, "2"));
  const cell = made({
    type: fc.constantFrom("tableCell", "tableHeader"),
    attrs: attrs({
      colspan: span,
      rowspan: span,
      colwidth: maybe(fc.constantFrom(null, [120])),
      backgroundColor: maybe(colour),
    }),
    content: blocks,
  });
  return {
    block: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      made({
        type: fc.constant("paragraph"),
        attrs: attrs({ textAlign: maybe(align) }),
        content: maybe(fc.array(inline, { maxLength: 4 })),
      }),
      made({
        type: fc.constant("heading"),
        attrs: attrs({ level: maybe(fc.constantFrom(1, 2, 3, 6, 7, "2")), textAlign: maybe(align) }),
        content: maybe(fc.array(inline, { maxLength: 3 })),
      }),
      made({ type: fc.constant("horizontal_rule"), attrs: maybe(fc.constant({})) }),
      made({
        type: fc.constant("code_block"),
        attrs: attrs({ class: maybe(words) }),
        content: maybe(fc.array(inline, { maxLength: 2 })),
      }),
      made({
        type: fc.constant("blok"),
        attrs: attrs({ id: words, body: fc.constant([{ component: "usp", _uid: "u" }]) }),
      }),
      made({ type: fc.constant("iframe"), attrs: maybe(fc.constant({ src: "x" })) }),
      image,
      inline,
      made({ type: fc.constant("blockquote"), content: blocks }),
      list("bullet_list"),
      list("ordered_list", { order: maybe(fc.constantFrom(1, 3, "x")), start: maybe(fc.constant(4)) }),
      made({
        type: fc.constant("table"),
        content: maybe(
          fc.array(made({ type: fc.constant("tableRow"), content: fc.array(cell, { maxLength: 3 }) }), {
            maxLength: 3,
          }),
        ),
      }),
    ),
  };
});
const documents = made({
  type: fc.constant("doc"),
  content: maybe(fc.array(block, { maxLength: 5 })),
  version: maybe(fc.constant(2)),
});

describe("whatever pages know of rich text", () => {
  test("goes through the editor unchanged", () => {
    fc.assert(
      fc.property(documents, (document) => void expect(throughEditor(document)).toEqual(document)),
      { numRuns: 400 },
    );
  });

  test("stays as it was around what is typed", () => {
    fc.assert(
      fc.property(documents, (document) => {
        const before = (document.content ?? []) as Json[];
        const after = typedAfter(document).content as Json[];
        expect(after.slice(before.length === 0 ? 1 : 0)).toEqual([
          ...before,
          { type: "paragraph", content: [{ type: "text", text: "neu" }] },
        ]);
      }),
      { numRuns: 200 },
    );
  });

  test("is the same page when all of it was touched", () => {
    fc.assert(
      fc.property(documents, (document) => void expect(shown(rewritten(document))).toEqual(shown(document))),
      { numRuns: 400 },
    );
  });

  test.each(stories)("and so does the text of the demo's page $slug.de", ({ content }) => {
    const texts: JsonObject[] = [];
    JSON.stringify(content, (_key, value) => {
      if (value?.type === "doc") texts.push(value);
      return value;
    });
    for (const text of texts) expect([throughEditor(text), shown(rewritten(text))]).toEqual([text, shown(text)]);
  });
});

describe("what the editor does not know", () => {
  const doc = (...content: Json[]): JsonObject => ({ type: "doc", content });
  const namesIn = (document: JsonObject) => {
    const names: string[] = [];
    createConverter(schema)
      .read(document)
      .descendants((node) => void names.push(node.type.name));
    return names;
  };

  it.each([
    ["an unknown node", { type: "iframe", attrs: { src: "x" } }, ["kept_block"]],
    ["text where blocks stand", { type: "text", text: "x" }, ["kept_block"]],
    ["a list without items", { type: "bullet_list" }, ["kept_block"]],
    ["something that is no node", 7, ["kept_block"]],
    ["blocks in a text", { type: "blok", attrs: { id: "1", body: [] } }, ["blok"]],
  ])("%s is kept as one thing", (_what, node, names) => {
    expect(namesIn(doc(node))).toEqual(names);
    expect(rewritten(doc(node))).toEqual(doc(node));
  });

  it("an unknown mark stays on its words", () => {
    const text = { type: "text", text: "x", marks: [{ type: "blink", attrs: { speed: 3 } }, { type: "bold" }] };
    const [node] = ((rewritten(doc({ type: "paragraph", content: [text] })).content as JsonObject[])[0]?.content ??
      []) as JsonObject[];
    expect(node?.marks).toEqual(expect.arrayContaining(text.marks));
  });

  it.each([undefined, null, "", 3, []])("a field with %j is an empty text", (value) => {
    expect(createConverter(schema).read(value as Json).textContent).toBe("");
  });

  it("10,000 levels are no crash", () => {
    let deep: JsonObject = { type: "paragraph" };
    for (let level = 0; level < 10_000; level++) deep = { type: "blockquote", content: [deep] };
    expect(throughEditor(doc(deep))).toStrictEqual(doc(deep));
  });
});
