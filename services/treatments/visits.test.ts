import { expect, test } from "vitest";
import { flagOf } from "../../core/experiments.ts";
import type { Treatment } from "../../core/treatment.ts";
import { readVisitor } from "../../core/visitor.ts";
import { createVisits } from "./visits.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const key = "6e9e5b0e-3a43-4a6e-9d4c-0f4a6a2f9b11";
const nudging = "967-nudging";

/** A flag service that says one thing of every flag, and who asked for what. */
function visiting({ treatment, isOver }: { treatment: Treatment; isOver: boolean }) {
  const asked: string[] = [];
  const visitOf = createVisits(() => ({
    treatment(visitor, flag) {
      asked.push(`${visitor} ${flag}`);
      return treatment;
    },
    isOver: () => isOver,
    isReady: () => true,
    close: async () => {},
  }));
  const visit = (cookies = "", userAgent: string | undefined = firefox, proposedKey?: string) =>
    visitOf({ channel: "poster", cookies, userAgent, proposedKey });
  return { visit, asked };
}
const on = { treatment: "on", isOver: false } as const;
const sentBack = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(";")[0]).join("; ");

test("who comes first is given a random key for a year, readable by scripts, and her treatment for the session", () => {
  const { visit, asked } = visiting(on);
  const first = visit();
  expect([first.decide(nudging), first.decide(nudging)]).toEqual(["on", "on"]);
  const cookies = first.cookies();
  const uuid = "([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})";
  const [, given] =
    new RegExp(`^visitor-key=${uuid}; Max-Age=31536000; Path=/; Secure; SameSite=Lax$`).exec(cookies[0] ?? "") ?? [];
  expect(cookies[1]).toBe(`treatments=key=${given}&967-nudging=on; Path=/; Secure; SameSite=Lax`);
  expect(asked).toEqual([`${given} ${flagOf("poster", nudging)}`]);
  expect(readVisitor(sentBack(cookies))).toEqual({ key: given, session: "&967-nudging=on&" });
  expect(visit().cookies()[0] === cookies[0]).toBe(false);
});

test("who looks at pages without experiments is asked for nothing and given nothing", () => {
  const { visit, asked } = visiting(on);
  expect([visit().cookies(), asked]).toEqual([[], []]);
});

test("her session holds what she saw first, and her other treatments", () => {
  const { visit } = visiting(on);
  const her = visit(`visitor-key=${key}; treatments=key=${key}&967-nudging=off`);
  expect([her.decide(nudging), her.cookies()]).toEqual(["off", []]);
  expect(her.decide("1031-portrait")).toBe("on");
  expect(her.cookies()).toEqual([
    `treatments=key=${key}&1031-portrait=on&967-nudging=off; Path=/; Secure; SameSite=Lax`,
  ]);
});

test("a kill ends her treatment at once, and what it left is not kept", () => {
  const { visit } = visiting({ treatment: "off", isOver: true });
  const her = visit(`visitor-key=${key}; treatments=key=${key}&967-nudging=on`);
  expect([her.decide(nudging), her.decide("1031-portrait"), her.cookies()]).toEqual(["off", "off", []]);
});

test("while flags have not come it is control, which holds for nobody's session", () => {
  const { visit } = visiting({ treatment: "control", isOver: false });
  const her = visit(`visitor-key=${key}`);
  expect([her.decide(nudging), her.cookies()]).toEqual(["control", []]);
});

test("a key of 251 characters is replaced, and a session of another key is no longer hers", () => {
  const { visit, asked } = visiting(on);
  const long = visit(`visitor-key=${"k".repeat(251)}`);
  long.decide(nudging);
  expect(long.cookies()[0]).toMatch(/^visitor-key=[0-9a-f-]{36};/);
  const other = visit(`visitor-key=${key}; treatments=key=demo-ida&967-nudging=off`);
  expect([other.decide(nudging), asked.at(-1)]).toEqual(["on", `${key} poster-967-nudging`]);
});

test("a crawler sees the page without experiments, is given no key, and starts nothing", () => {
  const { visit, asked } = visiting(on);
  for (const agent of ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", ""]) {
    const crawler = visit("", agent);
    expect([crawler.decide(nudging), crawler.cookies()]).toEqual(["off", []]);
  }
  expect(asked).toEqual([]);
});

test("without a flag service everything is off, and nobody is given a key (section 4)", () => {
  const visit = createVisits(() => null)({ channel: "poster", cookies: undefined, userAgent: firefox });
  expect([visit.decide(nudging), visit.cookies()]).toEqual(["off", []]);
});

test("two pages fetched at once for somebody new are of one visitor: the key that her browser proposes", () => {
  const { visit, asked } = visiting(on);
  const both = [visit("", firefox, key), visit("", firefox, key)] as const;
  both[0].decide(nudging);
  both[1].decide("1031-portrait");
  for (const one of both) expect(one.cookies()[0]).toMatch(new RegExp(`^visitor-key=${key};`));
  expect(asked).toEqual([`${key} poster-967-nudging`, `${key} poster-1031-portrait`]);
});

test("who clears her cookies in mid-session is somebody new: another key, another draw, nothing of before", () => {
  const { visit, asked } = visiting(on);
  const before = visit(`visitor-key=${key}; treatments=key=${key}&967-nudging=off`);
  expect([before.decide(nudging), before.cookies()]).toEqual(["off", []]);
  const after = visit("");
  expect(after.decide(nudging)).toBe("on");
  expect(after.key).not.toBe(key);
  expect(after.cookies()[1]).toContain(`key=${after.key}&967-nudging=on;`);
  // The key alone cleared: what the session held under it is not hers any more.
  const half = visit(`treatments=key=${key}&967-nudging=off`);
  expect([half.decide(nudging), asked.length]).toEqual(["on", 2]);
});
