import { expect, test, vi } from "vitest";
import { warmedUp } from "./warm-up.ts";

test("a language's order of words and its numbers are asked for once, each in a task of its own", async () => {
  const asked: unknown[][] = [];
  const noted = (name: string) => (language: string) => {
    asked.push([name, language]);
    setTimeout(() => asked.push(["pressed"]));
  };
  vi.stubGlobal("document", { documentElement: { lang: "fr-FR" } });
  vi.stubGlobal("Intl", { Collator: noted("order"), NumberFormat: noted("numbers") });
  await warmedUp({} as never);
  expect(asked).toEqual([["order", "fr-FR"], ["pressed"], ["numbers", "fr-FR"], ["pressed"]]);
  await warmedUp({} as never);
  expect(asked).toHaveLength(4);
});
