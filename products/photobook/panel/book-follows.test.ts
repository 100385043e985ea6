import { beforeAll, expect, test } from "vitest";
import { photoBook, photobookRelease as release } from "../../../demo/catalogue/photobooks.ts";
import { bookFollows } from "./book-follows.ts";
import { loadWords } from "./words.ts";

beforeAll(() => Promise.all([loadWords("de-DE"), loadWords("en-US")]));

test("spine and weight follow pages, size and copies", () => {
  const book = photoBook("digitalfotobuch-hard-pur-standard-glossy 210x297", { pageCount: 72 });
  // 36 leaves of 170 g and two boards of 1,500 g a square metre: 9,120 g on 0.06237 square metres.
  expect(bookFollows(book, release, "de-DE")).toEqual(["Rücken 10 mm", "0,6\u00a0kg"]);
  expect(bookFollows({ ...book, pageCount: 160, quantity: 3 }, release, "de-DE")).toEqual([
    "Rücken 16,5 mm",
    "je 1\u00a0kg",
  ]);
  expect(bookFollows(book, release, "en-US")).toEqual(["spine 10 mm", "1.3\u00a0lb"]);
  expect(bookFollows({ ...book, pageCount: 71 }, release, "de-DE")).toEqual([]);
});
