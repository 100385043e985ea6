import { expect, test } from "vitest";
import { answerOf, type ConsentState, consentVersion, readConsent, writeConsent } from "./consent.ts";

const id = "0198c4a6-7a5e-4f6e-9d27-2a52d3f4b111";
const state: ConsentState = { id, granted: ["shop-statistics"], declined: ["tag-manager"] };

test("what was decided is read back from the cookie, wherever it stands among others", () => {
  const cookie = `consent=${writeConsent(state)}`;
  expect(readConsent(`a=1; ${cookie}; b=2`)).toEqual(state);
  expect(readConsent(cookie)).toEqual(state);
  expect(readConsent(`consent=${writeConsent({ ...state, id: null })}`)?.id).toBeNull();
});

test("a cookie of older texts, of another name or of nobody decides nothing", () => {
  expect(readConsent("")).toBeNull();
  expect(readConsent(`myconsent=${writeConsent(state)}`)).toBeNull();
  expect(readConsent(`consent=v=${consentVersion - 1}&yes=shop-statistics&no=`)).toBeNull();
  expect(readConsent("consent=%00&v=%E0%A4%A")).toBeNull();
});

test("a cookie that somebody tampered with grants nothing that is not there, and nothing it also declines", () => {
  expect(readConsent(`consent=v=${consentVersion}&yes=evil.tag-manager&no=tag-manager&id=<script>`)).toEqual({
    id: null,
    granted: [],
    declined: ["tag-manager"],
  });
});

test("a category is granted only if none of its vendors was declined", () => {
  expect(answerOf(state, "statistics")).toBe("GRANTED");
  const mixed: ConsentState = { id, granted: ["shop-statistics"], declined: ["experiments"] };
  expect(answerOf(mixed, "statistics")).toBe("DECLINED");
  expect(answerOf(mixed, "shop-statistics")).toBe("GRANTED");
  expect(answerOf(mixed, "experiments")).toBe("DECLINED");
});

test("who was not asked yet is unknown; a browser that refuses for her declines, until she says otherwise", () => {
  expect(answerOf(null, "statistics")).toBe("UNKNOWN");
  expect(answerOf(state, "help-chat")).toBe("UNKNOWN");
  expect(answerOf(null, "statistics", true)).toBe("DECLINED");
  expect(answerOf(state, "statistics", true)).toBe("GRANTED");
  expect(answerOf(state, "functional", true)).toBe("DECLINED");
});
