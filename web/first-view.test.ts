import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { afterFirstView, type EarlyInput } from "./first-view.ts";

class Element {
  readonly #is: string;
  constructor(is: string) {
    this.#is = is;
  }
  closest(asked: string) {
    return asked.split(", ").includes("button") ? this : null;
  }
  matches(asked: string) {
    return asked.split(",").includes(this.#is);
  }
}

/** Runs what a document says about its scripts, in a browser that is waiting for its first view. */
function document({ commands }: { readonly commands: boolean }) {
  const heard = new Map<string, (event: object) => void>();
  const added: { type?: string; src?: string; rel?: string; href?: string }[] = [];
  const append = (one: object) => void added.push(one);
  const page = {
    ...{ readyState: "loading", head: { append }, body: { append }, createElement: () => ({}) },
    addEventListener: (name: string, hear: (event: object) => void) => heard.set(name, hear),
    removeEventListener: (name: string) => heard.delete(name),
  };
  const window: { early?: EarlyInput } = {};
  const HTMLButtonElement = { prototype: commands ? { commandForElement: null } : {} };
  const tasks: (() => void)[] = [];
  const setTimeout = (task: () => void, wait = 0) => void (wait === 0 && tasks.push(task));
  const globals = { document: page, window, Element, HTMLButtonElement, addEventListener() {}, setTimeout };
  runInNewContext(afterFirstView(["/assets/entry.js", "/assets/home.js"]), globals);
  const told = (type: string, is: string, more: object = {}) => ({
    ...{ type, target: new Element(is), preventDefault: vi.fn(), stopImmediatePropagation: vi.fn() },
    ...more,
  });
  return {
    ...{ heard, added, early: window.early },
    runTask: () => tasks.shift()?.(),
    /** @returns whether the key was kept from the browser */
    key(is: string, key: string, more: object = {}) {
      const event = told("keydown", is, { key, ...more });
      heard.get("keydown")?.(event);
      return event.preventDefault.mock.calls.length > 0;
    },
    /** @returns whether the press was kept from the browser */
    press(is: string) {
      const event = told("click", is);
      heard.get("click")?.(event);
      return event.preventDefault.mock.calls.length > 0;
    },
  };
}

test("the first press loads the scripts, is held back until they are there, and no longer once they are", () => {
  const { press, added, early, heard, runTask } = document({ commands: true });
  expect(added).toEqual([]);
  expect(press("[name=newsletter]")).toBe(true);
  expect(early?.targets).toHaveLength(1);
  // One at a time, so that the next press waits for none of them.
  expect(added).toEqual([]);
  runTask();
  expect(added).toMatchObject([{ rel: "modulepreload", href: "/assets/home.js" }]);
  runTask();
  expect(added.slice(1)).toMatchObject([{ type: "module", src: "/assets/entry.js" }]);
  press("[name=newsletter]");
  runTask();
  expect(added).toHaveLength(2);
  early?.release();
  expect(heard.size).toBe(0);
});

test("what the browser does by itself is left to it; where it knows no commands, the menu's button waits for the scripts", () => {
  const [present, older] = [document({ commands: true }), document({ commands: false })];
  const buttons = ["[popovertarget]", "form[method=dialog] *", "[commandfor]"];
  expect(buttons.map(present.press)).toEqual([false, false, false]);
  expect(buttons.map(older.press)).toEqual([false, false, true]);
});

test("arrow keys are noted for the scripts, except those that a field or the page itself follows, or that are the browser's", () => {
  const { key, early } = document({ commands: true });
  for (const [is, pressed] of [
    ["body", "ArrowDown"],
    ["input", "ArrowLeft"],
    ["a", "Enter"],
    ["a", "Tab"],
    ["a", "x"],
  ] as const)
    key(is, pressed);
  key("a", "ArrowLeft", { altKey: true });
  expect(early?.targets).toEqual([]);
  expect([key("a", "ArrowDown"), key("[role=tab]", "End")]).toEqual([false, false]);
  expect(early?.targets).toMatchObject([{ key: "ArrowDown" }, { key: "End" }]);
});
