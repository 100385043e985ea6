import { expect, it } from "vitest";
import { wordsHtml } from "./bar-words.ts";
import { type BarReading, readActionBar } from "./read-action-bar.ts";

const told: string[] = [];
const reading: BarReading = {
  channel: "poster",
  platform: "web",
  locale: "de-DE",
  ownHosts: ["shop.example"],
  now: new Date("2026-11-22T09:00:00Z"),
  leftOut: (what) => told.push(what),
  countdownPast: (end) => told.push(`past ${end}`),
};
function read(bar: object, component = "action-bar") {
  told.length = 0;
  return readActionBar([{ _uid: "u1", component, ...bar }], reading);
}

it("reads every field of a bar (chrome document, section 3)", () => {
  const bar = read({
    id: "advent 2026!",
    text: "Bis <b>Freitag</b>",
    color: "#ffffff",
    backgroundColor: "#1b1a18",
    countdownEndDate: "2026-11-27 22:59",
    actionBarEndDate: "2026-11-28T00:00:00+01:00",
  });
  expect(bar).toMatchObject({
    id: "advent2026",
    colours: { text: "#ffffff", background: "#1b1a18" },
    countdownEndDate: "2026-11-27T22:59:00.000Z",
    actionBarEndDate: "2026-11-27T23:00:00.000Z",
    texts: { close: "Hinweis schließen" },
  });
  expect(bar?.endText).toMatch(/^27\.\sNovember\s2026/);
  expect(wordsHtml(bar?.words ?? [])).toBe("Bis <b>Freitag</b>");
  expect(told).toEqual([]);
});

it("takes a rich text as well as HTML", () => {
  const text = {
    type: "doc",
    content: [{ type: "paragraph", content: [{ type: "text", text: "Ab 30 €", marks: [] }] }],
  };
  expect(wordsHtml(read({ text })?.words ?? [])).toBe("Ab 30 €");
});

it("a countdown whose end is past is told and not shown; the bar stays (chrome document, section 8)", () => {
  expect(read({ text: "Da", countdownEndDate: "2026-11-22 09:00" })?.countdownEndDate).toBeNull();
  expect(told).toEqual(["past 2026-11-22T09:00:00.000Z"]);
});

it.each([
  ["no words", { text: "<script>alert(1)</script>" }],
  ["an end that is past", { text: "Da", actionBarEndDate: "2026-11-22 09:00" }],
])("%s: no bar", (_why, bar) => {
  expect(read(bar)).toBeNull();
});

it("another block, or none, is no bar", () => {
  expect(read({ text: "Da" }, "headline")).toBeNull();
  for (const field of [undefined, "", [], [7], {}]) expect(readActionBar(field, reading)).toBeNull();
});

it("without an id it is known by its own; colours nobody could read are left out and told", () => {
  expect(read({ text: "Da", color: "#ffffff", backgroundColor: "#fefefe" })).toMatchObject({ id: "u1", colours: null });
  expect(told).toEqual(["colours of a bar that cannot be read"]);
  expect(read({ text: "Da", countdownEndDate: "bald", actionBarEndDate: "nie" })).toMatchObject({
    countdownEndDate: null,
    actionBarEndDate: null,
  });
});
