import { expect, test } from "vitest";
import { connectFrame, type FrameMessage, pairLoads } from "./frame-line.ts";

const shop = "https://shop.example";
const cards = "https://cards.example";

/** An editor with a page in its frame; what it was told and what it said to the frame. */
function edited() {
  const said: [unknown, string][] = [];
  const told: unknown[] = [];
  const heard = new Set<(message: FrameMessage) => void>();
  const frame = { postMessage: (message: unknown, origin: string) => void said.push([message, origin]) };
  const drawing: (() => void)[] = [];
  const line = connectFrame({
    editor: {
      addEventListener: (_, listener) => heard.add(listener),
      removeEventListener: (_, listener) => heard.delete(listener),
    },
    frame: () => frame,
    origins: [shop, cards],
    story: 12,
    ready: () => told.push("ready"),
    chose: (uid) => told.push(uid),
    soon: (work) => drawing.push(work),
  });
  const hear = (data: unknown, from: Partial<FrameMessage> = {}) => {
    for (const listener of heard) listener({ data, origin: shop, source: frame, ...from });
  };
  const draw = () => {
    for (const work of drawing.splice(0)) work();
  };
  return { line, said, told, hear, draw };
}

const chosen = (block: unknown) => ({ action: "edit", dataC: block });

test("says nothing before the page is there, and then to its origin alone", () => {
  const { line, said, told, hear, draw } = edited();
  line.input(() => ({ id: 12 }));
  draw();
  line.point("a");
  expect(said).toEqual([]);
  hear({ action: "initialized", config: {} }, { origin: cards });
  hear({ action: "ping" }, { origin: cards });
  line.point("a");
  line.point(null);
  line.say("published", "paper");
  line.say("change", "paper");
  expect(told).toEqual(["ready"]);
  expect(said).toEqual([
    [{ action: "pingBack" }, cards],
    [{ action: "enterComponent", storyId: 12, componentId: "a" }, cards],
    [{ action: "deselectBlok" }, cards],
    [{ action: "published", storyId: 12, slug: "paper", slugChanged: false }, cards],
    [{ action: "change", storyId: 12, slug: "paper", slugChanged: false, reload: true }, cards],
  ]);
});

test("of all that is typed before the next picture only the last is said, and only that is made ready", () => {
  const { line, said, hear, draw } = edited();
  hear({ action: "initialized" });
  let made = 0;
  for (const name of ["a", "b", "c"]) {
    line.input(() => {
      made += 1;
      return { id: 12, name };
    });
  }
  draw();
  expect([said, made]).toEqual([[[{ action: "input", story: { id: 12, name: "c" } }, shop]], 1]);
});

test("hears which block of its own story was chosen", () => {
  const { told, hear } = edited();
  hear(chosen({ name: "text", space: "7", uid: "abc", id: "12" }));
  hear(chosen({ name: "text", space: "7", uid: "other", id: "13" }));
  for (const block of [null, [], "abc", { id: "12" }, { id: "12", uid: 7 }]) hear(chosen(block));
  expect(told).toEqual(["abc"]);
});

test.each([
  ["another origin", { origin: "https://else.example" }],
  ["an origin that only begins like the shop's", { origin: `${shop}.else.example` }],
  ["no origin", { origin: "null" }],
  ["another window of the shop's origin", { source: {} }],
  ["a window that is gone", { source: null }],
])("hears nothing from %s", (_who, from) => {
  const { line, said, told, hear } = edited();
  hear({ action: "initialized" }, from);
  hear(chosen({ uid: "abc", id: "12" }), from);
  line.point("abc");
  expect([told, said]).toEqual([[], []]);
});

test("hears nothing after its end", () => {
  const { line, told, hear } = edited();
  line.close();
  hear({ action: "initialized" });
  expect(told).toEqual([]);
});

test.each([
  ["before", ["ready", "loaded"]],
  ["after", ["loaded", "ready"]],
] as const)(
  "a page that says %s the end of its load that it is there is ours, the next one that says nothing is not",
  (_when, order) => {
    const loads = pairLoads();
    for (let reload = 0; reload < 2; reload++) {
      for (const step of order) loads[step]();
    }
    expect(loads.loaded()).toBe("unknown");
  },
);

test("a page that has said that it is there is ours once its load is over", () => {
  const loads = pairLoads();
  loads.ready();
  expect(loads.loaded()).toBe("ours");
  expect(loads.loaded()).toBe("unknown");
  loads.ready();
  loads.ready();
  expect(loads.loaded()).toBe("ours");
});
