import { describe, expect, test } from "vitest";
import { labelFor, translator, type Vocabulary } from "./labels.ts";

const vocabulary: Vocabulary = {
  "de-DE": { "frame.with-mat": "{frame} mit Passepartout", "frame.artbox": "Artbox", "calc.range": "{min} bis {max}" },
  "en-GB": { "mat.forexplatte": "Forex board", "mat.poster": "Poster", "calc.from": "from {price}" },
  "en-US": { "mat.forexplatte": "Foam board" },
};

const never = (key: string) => expect.fail(`${key} was reported`);

describe("labels", () => {
  test("fall back from the country to the language, and en-US has its own words", () => {
    expect(translator(vocabulary, "de-CH", never)("frame.artbox")).toBe("Artbox");
    expect(translator(vocabulary, "en-US", never)("mat.forexplatte")).toBe("Foam board");
    expect(translator(vocabulary, "en-US", never)("mat.poster")).toBe("Poster");
  });

  test("hold other labels, sizes, lengths, money and numbers in their places", () => {
    const text = translator(vocabulary, "de-AT", never);
    expect(text({ key: "frame.with-mat", params: { frame: { key: "frame.artbox" } } })).toBe("Artbox mit Passepartout");
    expect(text({ key: "calc.range", params: { min: { mm: 200 }, max: { width: 2000, height: 1400 } } })).toBe(
      "20\u00a0cm bis 200\u00a0×\u00a0140\u00a0cm",
    );
    const price = { amount: 1749, currency: "GBP" } as const;
    expect(translator(vocabulary, "en-GB", never)({ key: "calc.from", params: { price } })).toBe("from £17.49");
  });

  test("hold several things in one place, as a sentence names them", () => {
    const text = translator(vocabulary, "de-DE", never);
    const list = [{ key: "frame.artbox" }, { mm: 245 }, 24];
    expect(text({ key: "calc.range", params: { min: { list }, max: "Ende" } })).toBe(
      "Artbox, 24,5\u00a0cm und 24 bis Ende",
    );
  });

  test("that are missing show the key's second segment and are reported once (core document, section 8)", () => {
    const missing: string[] = [];
    const text = translator(vocabulary, "fr-CH", (key) => missing.push(key));
    expect([text("opt.drilling.none"), text("opt.drilling.none"), text({ key: "title" })]).toEqual([
      "drilling",
      "drilling",
      "title",
    ]);
    expect(missing).toEqual(["opt.drilling.none", "title"]);
  });

  test("leave a place without value as it is, and reach no prototype", () => {
    const text = translator(vocabulary, "de-DE", () => {});
    expect(text({ key: "calc.range", params: { min: 1 } })).toBe("1 bis {max}");
    expect(text({ key: "toString.x" })).toBe("x");
  });
});

describe("keys that code names", () => {
  test("are in the vocabulary, or the code does not compile", () => {
    expect(labelFor("frame.none")).toEqual({ key: "frame.none" });
    expect(labelFor("book.pages", { n: 24 })).toEqual({ key: "book.pages", params: { n: 24 } });
    // @ts-expect-error no such label
    expect(labelFor("frame.nothing").key).toBe("frame.nothing");
    const text = translator(vocabulary, "de-DE", () => {});
    // @ts-expect-error no such label
    expect(text("calc.nothing")).toBe("nothing");
    const ratio: string = "16:9";
    expect(text(`fmt.${ratio}`)).toBe("16:9");
    const fromData: string = "frame.artbox";
    expect(text(fromData)).toBe("Artbox");
  });
});
