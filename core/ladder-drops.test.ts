import { expect, test } from "vitest";
import { ladderDrops } from "./ladder-drops.ts";
import { dropSentence } from "./ladder-words.ts";

test("a box of 24 prints that is dearer than one of 36 names both steps", () => {
  const sizes = [
    { quantityMax: 24, price: 1990 },
    { quantityMax: 36, price: 1690 },
    { quantityMax: 48, price: 1990 },
  ];
  expect(ladderDrops({ types: [{ key: "small", sizes }] })).toEqual([
    { path: ["types", 0, "sizes"], price: ["price"], lines: [1, 2], names: ["24", "36"], amounts: [1990, 1690] },
  ]);
});

test("a larger size that costs less than one it holds is named, whichever way round they stand", () => {
  const formats = [
    { format: "300x300", price: 3990 },
    { format: "210x297", price: 2990 },
    { format: "148x210", price: 3190 },
  ];
  expect(ladderDrops({ formats }).map(({ lines, names }) => [lines, names])).toEqual([
    [
      [3, 2],
      ["148x210", "210x297"],
    ],
  ]);
  const sizes = [
    { format: { width: 150, height: 100 }, prices: { oak: 999, black: 1100 } },
    { format: { width: 300, height: 200 }, prices: { oak: 1099, black: 1000 } },
  ];
  expect(ladderDrops(sizes).map(({ price, amounts }) => [price, amounts])).toEqual([
    [
      ["prices", "black"],
      [1100, 1000],
    ],
  ]);
});

test("a size is compared with every one that it holds, not only with the next", () => {
  const formats = [
    { format: "300x200", price: 2000 },
    { format: "500x150", price: 2500 },
    { format: "400x300", price: 1500 },
  ];
  expect(ladderDrops({ formats }).map(({ names, amounts }) => [names, amounts])).toEqual([
    [
      ["300x200", "400x300"],
      [2000, 1500],
    ],
  ]);
});

test("sizes of which none holds the other may cost what they like, the same size twice too", () => {
  const formats = [
    { format: "420x100", price: 3990 },
    { format: "297x210", price: 2990 },
    { format: "210x297", price: 2790 },
  ];
  expect(ladderDrops(formats)).toEqual([]);
});

test("price breaks that a list declares are made to fall", () => {
  expect(
    ladderDrops({
      prices: [
        { from: 1, price: 19 },
        { from: 25, price: 14 },
      ],
      unitPrices: [
        { quantity: 1, cents: 390 },
        { quantity: 5, cents: 320 },
      ],
    }),
  ).toEqual([]);
});

test("the sentence names both steps with their totals, as the reader writes money", () => {
  const [drop] = ladderDrops([
    { quantityMax: 24, price: 1990 },
    { quantityMax: 36, price: 1690 },
  ]);
  if (!drop) throw new Error("36 is cheaper");
  expect(dropSentence(drop, "de-DE")).toBe("24 kostet 19,90\u00a0€ und damit mehr als 36 mit 16,90\u00a0€");
  expect(dropSentence(drop, "en-GB")).toBe("24 costs €19.90, more than 36 at €16.90");
});
