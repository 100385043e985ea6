import { expect, test } from "vitest";
import { isSwissSpelling, swissSpelling } from "./swiss-spelling.ts";

test("Switzerland and Liechtenstein write ss, in texts, lists, nested texts and what functions return", () => {
  const texts = { size: "Größe", list: ["weiß"], say: (n: number) => `${n} Maße` };
  const swiss = swissSpelling(texts);
  expect([swiss.size, swiss.list, swiss.say(2)]).toEqual(["Grösse", ["weiss"], "2 Masse"]);
});

test("only German there is spelled so", () => {
  expect((["de-CH", "de-LI", "de-DE", "de-AT", "fr-CH"] as const).map(isSwissSpelling)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
