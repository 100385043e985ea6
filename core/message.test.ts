import { describe, expect, test } from "vitest";
import { translator } from "./labels.ts";
import { compileMessage, compileVocabulary, placesOf } from "./message.ts";

const written = (source: string, params: Record<string, string | number>) => {
  const vocabulary = compileVocabulary({ "de-DE": { "a.b": source } });
  return translator(vocabulary, "de-DE", (key) => expect.fail(key))({ key: "a.b", params });
};

describe("ICU messages", () => {
  test("agree with numbers, and write them as the locale does", () => {
    const photos = "{count, plural, =0 {keine Fotos} one {# Foto} other {# Fotos}} in {box}";
    expect([0, 1, 12_500].map((count) => written(photos, { count, box: "der Box" }))).toEqual([
      "keine Fotos in der Box",
      "1 Foto in der Box",
      "12.500 Fotos in der Box",
    ]);
    expect(written("{n, number} Stück", { n: 1234.56 })).toBe("1.234,6 Stück");
    expect(written("{n, selectordinal, other {#.}} Seite", { n: 3 })).toBe("3. Seite");
  });

  test("choose by a word", () => {
    const turn = "{turn, select, portrait {hoch} landscape {quer} other {quadratisch}}";
    expect(["portrait", "square"].map((one) => written(turn, { turn: one }))).toEqual(["hoch", "quadratisch"]);
  });

  test("hold sizes and money in their places like plain texts", () => {
    const vocabulary = compileVocabulary({
      "en-US": { "a.b": "{n, plural, one {# print} other {# prints}} {size}, {price}" },
    });
    const text = translator(vocabulary, "en-US", (key) => expect.fail(key));
    const params = { n: 2, size: { width: 150, height: 100 }, price: { amount: 1250, currency: "USD" } } as const;
    expect(text({ key: "a.b", params })).toBe("2 prints 5.9\u00a0×\u00a03.9\u00a0in, $12.50");
  });

  test("leave plain texts as they are, apostrophes included", () => {
    expect(compileMessage("{n} pagina's")).toEqual({ ok: true, value: "{n} pagina's" });
    expect(compileMessage("it's {n}, that's all")).toEqual({ ok: true, value: "it's {n}, that's all" });
  });

  test("keep a number and its unit on one line, plain or not", () => {
    expect(written("4 mm, von hinten bedruckt", {})).toBe("4\u00a0mm, von hinten bedruckt");
    expect(written("{n, plural, one {# Bogen} other {# Bögen}} von 250 g", { n: 2 })).toBe("2 Bögen von 250\u00a0g");
  });

  test.each([
    "{n, plural, one {# Seite}",
    "{n, plural, one {# Seite}}",
    "{n, plural, other {# Seiten}",
    "am {day, date, long}",
    "um {hour, time}",
    "{n, nonsense}",
  ])("that cannot be read are refused: %s", (source) => {
    expect(compileMessage(source)).toEqual({ ok: false, error: "malformed" });
    expect(placesOf(source)).toBeNull();
  });

  test("name their places once each, those inside cases too", () => {
    expect(placesOf("{b} und {a}, {b}")).toEqual(["a", "b"]);
    expect(placesOf("{n, plural, one {ein {thing}} other {# {thing} in {turn, select, other {{box}}}}}")).toEqual([
      "box",
      "n",
      "thing",
      "turn",
    ]);
    expect(placesOf("nichts")).toEqual([]);
  });
});
