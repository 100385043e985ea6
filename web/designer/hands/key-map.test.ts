import { describe, expect, test } from "vitest";
import { commandOf, type KeyStroke, keyMap, nudgeLength } from "./key-map.ts";

const stroke = (key: string, held: Partial<KeyStroke> = {}): KeyStroke => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

test("no two commands have the same key", () => {
  const keys = Object.values(keyMap).flatMap((binding) => binding.keys);
  expect(new Set(keys).size).toBe(keys.length);
});

test("letters, digits and signs act only while the stage has the focus", () => {
  for (const [command, { keys, reach }] of Object.entries(keyMap)) {
    const plain = keys.filter((key) => [...key].length === 1 || /^Shift\+.$/.test(key));
    if (plain.length > 0 && command !== "help") expect([command, reach]).toEqual([command, "stage"]);
  }
  expect(commandOf(stroke("d"), true)).toBe("duplicate");
  expect(commandOf(stroke("d"), false)).toBeNull();
});

test("keys of the browser stay the browser's", () => {
  const browser: readonly [string, Partial<KeyStroke>][] = [
    ...["d", "l", "t", "w", "n", "r", "s", "p", "f", "g", "h", "j", "k", "o", "u", "+", "-", "0", "1", "[", "]"].map(
      (key): [string, Partial<KeyStroke>] => [key, { ctrlKey: true }],
    ),
    ["ArrowLeft", { altKey: true }],
    ["ArrowRight", { altKey: true }],
    ["ArrowLeft", { metaKey: true }],
    ["d", { altKey: true }],
    ...["F1", "F3", "F5", "F11", "F12", "Tab"].map((key): [string, Partial<KeyStroke>] => [key, {}]),
  ];
  for (const [key, held] of browser) expect([key, held, commandOf(stroke(key, held), true)]).toEqual([key, held, null]);
});

describe("arrows", () => {
  test("move by 1 mm, with Shift by 10 mm, with Ctrl by 0.1 mm", () => {
    for (const [held, length] of [
      [{}, 1_000],
      [{ shiftKey: true }, 10_000],
      [{ ctrlKey: true }, 100],
    ] as const) {
      expect(commandOf(stroke("ArrowUp", held), true)).toBe("nudge-up");
      expect(nudgeLength(stroke("ArrowUp", held))).toBe(length);
    }
  });
});

test("a question mark is found on every keyboard, with Shift or without", () => {
  expect(commandOf(stroke("?", { shiftKey: true }), false)).toBe("help");
  expect(commandOf(stroke("?"), false)).toBe("help");
  expect(commandOf(stroke("+", { shiftKey: true }), true)).toBe("larger");
});

test("capital letters of a locked keyboard mean the same as small ones", () => {
  expect(commandOf(stroke("F", { shiftKey: false }), true)).toBe("forwards");
  expect(commandOf(stroke("F", { shiftKey: true }), true)).toBe("front");
  expect(commandOf(stroke("Z", { ctrlKey: true, shiftKey: true }), false)).toBe("redo");
  expect(commandOf(stroke("z", { metaKey: true }), false)).toBe("undo");
});
