import { expect, test } from "vitest";
import {
  answerOf,
  type ConsentState,
  consentVersion,
  decided,
  endsOutside,
  experimentsVendor,
  flagServices,
  isUndecided,
  offeredVendors,
  readConsent,
  writeConsent,
} from "./consent.ts";

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

// Answers as the chrome document names them, section 4.
test("who was not asked yet is unknown; a browser that refuses for her declines, until she says otherwise", () => {
  expect(answerOf(null, "statistics")).toBe("UNKNOWN");
  expect(answerOf(state, "help-chat")).toBe("UNKNOWN");
  expect(answerOf(null, "statistics", true)).toBe("DECLINED");
  expect(answerOf(state, "statistics", true)).toBe("GRANTED");
  expect(answerOf(state, "functional", true)).toBe("DECLINED");
});

const services = { chatScript: null, tagManager: null, ...flagServices({ url: "/flags/api" }) };
const plain = offeredVendors(services);
const withChat = offeredVendors({ ...services, chatScript: "https://chat.example/x.js" });

test("whoever really counts experiments is asked about by name: the shop, Split, or nobody", () => {
  const asked = (service: { url: string | null } | null) =>
    offeredVendors({ ...services, ...flagServices(service) }).map(({ id: one, name }) => [one, name]);
  expect(asked(null)).toEqual([["shop-statistics", null]]);
  expect(asked({ url: "https://flags.example/api" })).toEqual([
    ["shop-statistics", null],
    ["experiments", null],
  ]);
  expect(asked({ url: null })).toEqual([
    ["shop-statistics", null],
    ["split", "Split"],
  ]);
  // Who agreed to the shop's own count did not agree to Split's.
  const own: ConsentState = { id, granted: ["experiments"], declined: [] };
  expect(answerOf(own, experimentsVendor({ url: "/flags/api" }))).toBe("GRANTED");
  expect(answerOf(own, experimentsVendor({ url: null }))).toBe("UNKNOWN");
});

test("only where a script of somebody else's is in the page does it have to be loaded anew", () => {
  const granted: ConsentState = { id, granted: ["experiments", "split", "tag-manager"], declined: [] };
  expect(endsOutside(granted, { ...granted, granted: ["tag-manager"] })).toBe(false);
  expect(endsOutside(granted, { ...granted, granted: ["split"] })).toBe(true);
  expect(endsOutside(null, granted)).toBe(false);
});

test("nobody is asked about whom the shop is not set up with, and everybody again about whoever comes later", () => {
  expect(plain.map(({ id }) => id)).toEqual(["shop-statistics", "experiments"]);
  expect(withChat.map(({ id }) => id)).toEqual(["shop-statistics", "experiments", "help-chat"]);
  const all = decided(null, plain, new Set(plain.map(({ id: one }) => one)), () => id);
  expect(isUndecided(null, plain)).toBe(true);
  expect(isUndecided(all, plain)).toBe(false);
  expect(isUndecided(all, withChat)).toBe(true);
  expect(answerOf(all, "help-chat")).toBe("UNKNOWN");
});

test("who only refuses gets no id; a consent has one, its withdrawal leaves none", () => {
  const refused = decided(null, plain, new Set(), () => id);
  expect(refused).toEqual({ id: null, granted: [], declined: ["shop-statistics", "experiments"] });
  const granted = decided(refused, plain, new Set(["experiments"] as const), () => id);
  expect(granted).toEqual({ id, granted: ["experiments"], declined: ["shop-statistics"] });
  expect(decided(granted, plain, new Set(["experiments"] as const), () => "other").id).toBe(id);
  expect(decided(granted, plain, new Set(), () => "other").id).toBeNull();
});

test("what was decided about somebody who is not offered now stays decided", () => {
  const before: ConsentState = { id, granted: ["help-chat"], declined: [] };
  expect(decided(before, plain, new Set(), () => "other")).toEqual({
    id,
    granted: ["help-chat"],
    declined: ["shop-statistics", "experiments"],
  });
});
