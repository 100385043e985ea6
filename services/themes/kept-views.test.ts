import { expect, test } from "vitest";
import type { ThemeView } from "./contract.ts";
import { keptViews } from "./kept-views.ts";
import { buildIndex, type IndexedTheme } from "./theme-index.ts";

const theme = (number: number): IndexedTheme => ({
  number,
  id: `theme-${number}`,
  popularity: number,
  created: "2026-01-01",
  filters: [],
});
const all = [1, 2, 3, 4].map(theme);
const words = (language: "de" | "fr") => ({ text: () => language, language }) as const;

function shelf() {
  const read: (readonly number[])[] = [];
  const views = keptViews(async (numbers, { language }) => {
    read.push(numbers);
    return new Map(numbers.filter((number) => number !== 4).map((number) => [number, view(number, language)]));
  });
  return { read, views };
}
const view = (number: number, language: string) => ({ id: `theme-${number}`, title: language }) as unknown as ThemeView;

test("another list asks for those themes only that no list had before, and gets all in its own order", async () => {
  const { read, views } = shelf();
  const [index, german] = [buildIndex(1, all), words("de")];
  await views(index, all.slice(0, 2), german);
  expect(
    await views(
      index,
      [2, 0, 1].map((place) => all[place] as IndexedTheme),
      german,
    ),
  ).toEqual([3, 1, 2].map((number) => view(number, "de")));
  expect(read).toEqual([[1, 2], [3]]);
  await views(index, all.slice(0, 3), german);
  expect(read).toHaveLength(2);
});

test("another release of the goods, and another language, are read anew; a theme that is gone is null", async () => {
  const { read, views } = shelf();
  const [german, french] = [words("de"), words("fr")];
  await views(buildIndex(1, all), all.slice(0, 1), german);
  expect(await views(buildIndex(2, all), all.slice(0, 1), german)).toEqual([view(1, "de")]);
  expect(await views(buildIndex(2, all), [theme(1), theme(4)], french)).toEqual([view(1, "fr"), null]);
  expect(read).toEqual([[1], [1], [1, 4]]);
});
