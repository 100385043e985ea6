import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TextElement } from "../../../../design/document.ts";
import { elementOf } from "../../../../design/element-place.ts";
import { words } from "../../../../design/text/testing/texts.ts";
import { startAnew } from "../../store/reconcile.ts";
import { createSession } from "../../store/session.ts";
import { DESIGN, hashOf, testHouse, testJournal, testNetwork } from "../../store/test-house.ts";
import { createWriter, type Typed } from "./writer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(text: string) {
  const house = testHouse();
  const ports = { api: house.api, journal: testJournal(), network: testNetwork(), hashOf, announce: () => {} };
  const session = createSession(startAnew(DESIGN, house), { state: "saved", at: null }, ports);
  session.perform({ type: "addElements", surface: "front", elements: [words({ id: "words", text })] });
  const writer = createWriter(session, "words");
  const shown = () => (elementOf(session.state().document, "words") as TextElement | undefined)?.text;
  const steps = () => session.state().kept.history.past.length - 1;
  const input = (now: string, change: Partial<Typed> = {}) => {
    const data = now.at(-1) ?? null;
    return writer.type({ text: now, end: now.length, inputType: "insertText", data, composing: false, ...change });
  };
  const typeAll = (letters: string) => {
    for (const letter of letters) input((shown() ?? "") + letter);
  };
  return { session, writer, shown, steps, input, typeAll };
}

test("every letter is seen at once, and each word is one step of undo", () => {
  const { writer, shown, steps, typeAll } = open("");
  typeAll("Salz und Meer");
  expect(shown()).toBe("Salz und Meer");
  expect(steps()).toBe(2);
  writer.undo();
  expect(shown()).toBe("Salz und ");
  writer.undo();
  expect(shown()).toBe("Salz ");
  writer.redo();
  expect(shown()).toBe("Salz und ");
});

test("after a pause another step begins", () => {
  const { steps, typeAll } = open("");
  typeAll("Sa");
  expect(steps()).toBe(0);
  vi.advanceTimersByTime(1_000);
  expect(steps()).toBe(1);
  typeAll("lz");
  vi.advanceTimersByTime(1_000);
  expect(steps()).toBe(2);
});

test("deleting after typing is a step of its own", () => {
  const { writer, shown, input, typeAll } = open("");
  typeAll("Salzz");
  input("Salz", { inputType: "deleteContentBackward", data: null });
  writer.undo();
  expect(shown()).toBe("Salzz");
});

test("leaving keeps what was typed", () => {
  const { writer, session, steps, typeAll } = open("");
  typeAll("Salz");
  expect(writer.finish()).toBe(true);
  expect(writer.finish()).toBe(false);
  expect(steps()).toBe(1);
  session.undo();
  expect(elementOf(session.state().document, "words")).toMatchObject({ text: "" });
});

test("an emptied text goes when it is left, and one undo brings all its words back", () => {
  const { writer, session, shown, input } = open("Salz auf der Haut");
  input("", { inputType: "deleteContentBackward", data: null });
  vi.advanceTimersByTime(5_000);
  writer.finish();
  expect(shown()).toBeUndefined();
  session.undo();
  expect(shown()).toBe("Salz auf der Haut");
});

test("undo in an emptied text brings its words back", () => {
  const { writer, shown, input, steps } = open("");
  input("Salz ");
  input("", { inputType: "deleteContentBackward", data: null });
  expect(shown()).toBe("");
  writer.undo();
  expect([shown(), steps()]).toEqual(["", 0]);
});

test("of a long paste only what the design has room for comes in, where it was put", () => {
  const { shown, input } = open("AB");
  const taken = input(`A${"x".repeat(30_000)}B`, { end: 30_001, inputType: "insertFromPaste", data: null });
  expect(taken).toMatchObject({ full: true, end: 19_999 });
  expect(shown()).toHaveLength(20_000);
  expect(shown()?.at(-1)).toBe("B");
});

test("what a design cannot keep does not come in", () => {
  const { shown, input } = open("");
  expect(input("a\tb\u0007", { inputType: "insertFromPaste", data: null })).toMatchObject({ text: "a b", end: 3 });
  expect(shown()).toBe("a b");
});
