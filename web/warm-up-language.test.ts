import { expect, onTestFinished, test, vi } from "vitest";

test("a language's order of words and its numbers are asked for once, each in a task of its own", async () => {
  const asked: unknown[][] = [];
  const noted = (name: string) =>
    class {
      constructor(language: string) {
        asked.push([name, language]);
        setTimeout(() => asked.push(["pressed"]));
      }
    };
  const intl = Object.assign(Object.create(Intl), { Collator: noted("order"), NumberFormat: noted("numbers") });
  vi.stubGlobal("document", { documentElement: { lang: "fr-FR" } });
  vi.stubGlobal("Intl", intl);
  onTestFinished(() => void vi.unstubAllGlobals());
  // Another test may have asked already.
  vi.resetModules();
  const { warmedUp } = await import("./warm-up.ts");
  await warmedUp({} as never);
  expect(asked).toEqual([["order", "fr-FR"], ["pressed"], ["numbers", "fr-FR"], ["pressed"]]);
  await warmedUp({} as never);
  expect(asked).toHaveLength(4);
});
