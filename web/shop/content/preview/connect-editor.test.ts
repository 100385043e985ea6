import { expect, test } from "vitest";
import { connectEditor, type HeardMessage } from "./connect-editor.ts";

const editor = "https://editor.example";
const editors = ["https://shop.example", editor];

/** A page in an editor's frame; what it said and did, in order. */
function framed({ by }: { readonly by?: string } = {}) {
  const said: [unknown, string][] = [];
  const did: unknown[] = [];
  const heard = new Set<(message: HeardMessage) => void>();
  const parent = { postMessage: (message: unknown, origin: string) => void said.push([message, origin]) };
  let shown = Promise.resolve();
  const line = connectEditor({
    page: {
      parent,
      location: by === undefined ? {} : { ancestorOrigins: [by] },
      addEventListener: (_, listener) => heard.add(listener),
      removeEventListener: (_, listener) => heard.delete(listener),
    },
    editors,
    story: 12,
    show: (story) => {
      did.push(["show", story.name]);
      return shown;
    },
    reload: () => did.push("reload"),
    point: (uid) => did.push(["point", uid]),
  });
  const hear = (data: unknown, from: Partial<HeardMessage> = {}) => {
    for (const listener of heard) listener({ data, origin: editor, source: parent, ...from });
  };
  const slow = (until: Promise<void>) => {
    shown = until;
  };
  return { said, did, hear, line, slow };
}

const input = (name: string, id: unknown = 12) => ({ action: "input", story: { id, name } });

test("tells the editor that frames it, and no other origin, that it is there", () => {
  expect(framed({ by: editor }).said).toEqual([
    [{ action: "initialized", config: { resolveRelations: [], resolveLinks: "url", preventClicks: true } }, editor],
    [{ action: "ping" }, editor],
  ]);
  expect(framed({ by: "https://else.example" }).said).toEqual([]);
  expect(new Set(framed().said.map(([, origin]) => origin))).toEqual(new Set(editors));
});

test("shows what is typed into its own story, and nothing of another", () => {
  const { did, hear } = framed();
  hear(input("a"));
  for (const id of [13, "12", undefined, null]) hear(input("b", id));
  expect(did).toEqual([["show", "a"]]);
});

test.each(["change", "published"])("loads again on %s of its own story alone", (action) => {
  const { did, hear } = framed();
  hear({ action, storyId: 13 });
  hear({ action });
  expect(did).toEqual([]);
  hear({ action, storyId: 12, slug: "papier" });
  expect(did).toEqual(["reload"]);
});

test.each([
  ["another origin", { origin: "https://else.example" }],
  ["an origin that only begins like an editor's", { origin: `${editor}.else.example` }],
  ["no origin", { origin: "null" }],
  ["another window of the editor's origin", { source: {} }],
])("hears nothing from %s", (_who, from) => {
  const { did, hear } = framed();
  hear(input("forged"), from);
  hear({ action: "published", storyId: 12 }, from);
  hear({ action: "enterComponent", storyId: 12, componentId: "a" }, from);
  expect(did).toEqual([]);
});

test.each([null, "input", 7, [], {}, { action: "input" }, { action: "input", story: [] }, { action: "constructor" }])(
  "%j is no message",
  (data) => {
    const { did, hear } = framed();
    hear(data);
    expect(did).toEqual([]);
  },
);

test("of what is typed while a text is being read, only the newest is read next", async () => {
  const { did, hear, slow } = framed();
  const first = Promise.withResolvers<void>();
  slow(first.promise);
  for (const name of ["a", "b", "c", "d"]) hear(input(name));
  expect(did).toEqual([["show", "a"]]);
  first.resolve();
  await first.promise;
  await Promise.resolve();
  expect(did).toEqual([
    ["show", "a"],
    ["show", "d"],
  ]);
});

test("points to the block that the editor works on, until there is none", () => {
  const { did, hear } = framed();
  hear({ action: "enterComponent", storyId: 12, componentId: "abc" });
  hear({ action: "deselectBlok" });
  expect(did).toEqual([
    ["point", "12-abc"],
    ["point", null],
  ]);
});

test("tells which block was chosen, and hears nothing after the end", () => {
  const { said, did, hear, line } = framed({ by: editor });
  const block = { name: "text", space: "7", uid: "abc", id: "12" };
  line.edit(JSON.stringify(block));
  expect(said.at(-1)).toMatchObject([{ action: "edit", dataC: block }, editor]);
  line.close();
  hear(input("late"));
  expect(did).toEqual([]);
});
