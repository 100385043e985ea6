import fc from "fast-check";
import { expect, test } from "vitest";
import { giftCodes, hashOfCode, hintOf, readGiftCode, shownCode } from "./gift-code.ts";

const codeOf = giftCodes("a secret of at least thirty-two bytes");
const code = fc.uuid().map(codeOf);
const symbols = [..."0123456789ABCDEFGHJKMNPQRSTVWXYZ"];

test("a code is 17 symbols in four groups, the same for an id and another for another secret", () => {
  const made = codeOf("019aa000-0000-7000-8000-000000000001");
  expect(made).toMatch(/^[0-9A-HJKMNP-TV-Z]{17}$/);
  expect(shownCode(made)).toMatch(/^\w{4}-\w{4}-\w{4}-\w{5}$/);
  expect(codeOf("019aa000-0000-7000-8000-000000000001")).toBe(made);
  expect(giftCodes("another secret of thirty-two bytes!!")("019aa000-0000-7000-8000-000000000001")).not.toBe(made);
  expect(hintOf(made)).toBe(made.slice(13));
  expect(hashOfCode(made)).toMatch(/^[0-9a-f]{64}$/);
});

test("is read however people type it: small, spaced, with O for 0 and I or L for 1", () => {
  fc.assert(
    fc.property(code, (made) => {
      const typed = shownCode(made).toLowerCase().replaceAll("-", " – ").replaceAll("0", "o").replaceAll("1", "l");
      expect(readGiftCode(typed)).toBe(made);
    }),
  );
});

test("every single wrong symbol and every swap of two neighbours is found", () => {
  fc.assert(
    fc.property(code, fc.nat(16), fc.nat(31), (made, place, other) => {
      const wrong = [...made].with(place, symbols[other] ?? "0").join("");
      fc.pre(wrong !== made);
      expect(readGiftCode(wrong)).toBe("mistyped");
    }),
  );
  fc.assert(
    fc.property(code, fc.nat(15), (made, place) => {
      const [one = "", next = ""] = [made[place], made[place + 1]];
      fc.pre(one !== next);
      const swapped = [...made]
        .with(place, next)
        .with(place + 1, one)
        .join("");
      expect(readGiftCode(swapped)).toBe("mistyped");
    }),
  );
});

test("what does not look like one is none", () => {
  for (const typed of ["", "WINTER20", "8F2K-0QTW", "U".repeat(17)]) expect(readGiftCode(typed)).toBeNull();
});
