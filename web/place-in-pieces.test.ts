import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { placedInPieces } from "./place-in-pieces.ts";

/** A browser that has read a page of five blocks; the first two are none of the pieces. */
function documentRead({ type = "navigate", hash = "", anchors = true } = {}) {
  const styles = [1, 2, 3].map(() => new Map<string, string>());
  const pieces = styles.map((own) => ({
    style: {
      setProperty: (name: string, value: string) => own.set(name, value),
      removeProperty: (name: string) => own.delete(name),
    },
  }));
  const later: (() => void)[] = [];
  const heard = new Map<string, () => void>();
  const hold = (task: () => void) => void later.push(task);
  const window = {
    ...{ performance: { getEntriesByType: () => [{ type }] }, location: { hash }, CSS: { supports: () => anchors } },
    ...{ setTimeout: hold, requestIdleCallback: hold },
    addEventListener: (name: string, hear: () => void) => heard.set(name, hear),
  };
  const document = {
    readyState: "loading",
    addEventListener: (name: string, hear: () => void) => heard.set(name, hear),
    querySelectorAll: (of: string) => (of === "[data-pieces] > :nth-child(n + 3)" ? pieces : []),
  };
  runInNewContext(placedInPieces, { document, window });
  return {
    waiting: () => styles.filter((own) => own.get("content-visibility") === "auto").length,
    load: () => heard.get("load")?.(),
    hear: (event: "keydown" | "scroll") => heard.get(event)?.(),
    runTask: () => later.shift()?.(),
  };
}

test("blocks further down are placed one by one once the page is there", () => {
  const { waiting, load, runTask } = documentRead();
  expect(waiting()).toBe(3);
  runTask();
  expect(waiting()).toBe(3);
  load();
  const left = [0, 1, 2, 3].map(() => {
    runTask();
    return waiting();
  });
  expect(left).toEqual([2, 1, 0, 0]);
});

test.each(["keydown", "scroll"] as const)("all are placed at a %s: where it leads is known then", (event) => {
  const { waiting, hear, load, runTask } = documentRead();
  hear(event);
  expect(waiting()).toBe(0);
  load();
  runTask();
});

test("the way back and an address with a place in it find all heights, as do browsers that would move the page", () => {
  expect(documentRead({ type: "back_forward" }).waiting()).toBe(0);
  expect(documentRead({ type: "reload" }).waiting()).toBe(0);
  expect(documentRead({ hash: "#fragen" }).waiting()).toBe(0);
  expect(documentRead({ anchors: false }).waiting()).toBe(0);
});
