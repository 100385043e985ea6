import { describe, expect, test } from "vitest";
import { translator } from "../../core/labels.ts";
import { type Language, type Locale, languages, locales } from "../../core/locale.ts";
import { parseQuery } from "../../core/query-string.ts";
import { calendarRelease, photoCalendar } from "../../demo/catalogue/calendars.ts";
import { demoVocabulary } from "../../demo/labels/vocabulary.ts";
import type { Refusal } from "../kind.ts";
import { check } from "./check.ts";
import { crowdedDays } from "./days/crowded-days.ts";
import { planDays } from "./days/day-plan.ts";
import { MOST_EVENTS } from "./days/days-choice.ts";
import { readDates } from "./days/read-dates/read-dates.ts";
import { loadWords, wordsOf } from "./panel/words.ts";
import { readLink } from "./read-link.ts";

const localesOf: Readonly<Record<Language, Locale>> = {
  de: "de-DE",
  en: "en-GB",
  es: "es-ES",
  fr: "fr-FR",
  it: "it-IT",
  nl: "nl-NL",
};
const speak = (locale: Locale) => translator(demoVocabulary, locale, (key) => expect.fail(`${locale} lacks ${key}`));
const said = (locale: Locale, { reason, params = {} }: Refusal) => speak(locale)({ key: `refusal.${reason}`, params });
const sentences = (query: string, locale: Locale) =>
  readLink(parseQuery(query), calendarRelease, { on: "2026-11-24", locale }).notices.map((one) => said(locale, one));

describe("a start that no calendar has (specification section 3, calendar)", () => {
  test.each([
    ["year=1899", "Kalender beginnen in den Jahren 2000 bis 2099."],
    ["year=9999", "Kalender beginnen in den Jahren 2000 bis 2099."],
    ["startDate=1899-12-31", "Kalender beginnen in den Jahren 2000 bis 2099."],
    ["startMonth=13", "Den Startmonat „13“ verstehen wir nicht."],
    ["startDate=2027-13-01", "Den Startmonat „2027-13-01“ verstehen wir nicht."],
    ["startMonth=0", "„0“ ist hier keine mögliche Zahl."],
    ["year=99999", "„99999“ ist hier keine mögliche Zahl."],
  ])("%s is said in a sentence, and a possible calendar opens", (query, told) => {
    const { configuration } = readLink(parseQuery(query), calendarRelease, { on: "2026-11-24", locale: "de-DE" });
    expect(sentences(query, "de-DE")).toEqual([told]);
    expect(check(configuration, calendarRelease)).toEqual([]);
  });

  test.each(locales)("in %s, too", (locale) => {
    const [year, month] = [sentences("year=1899", locale), sentences("startMonth=13", locale)].flat();
    expect([year, month]).toEqual([expect.stringMatching(/2000.+2099.*\.$/), expect.stringMatching(/13.*\.$/)]);
  });
});

test("a region that does not exist is named, in every language", () => {
  const { days, ...rest } = photoCalendar("wandkalender 210x297");
  const lost = check({ ...rest, days: { ...days, regions: ["DE-BY", "XX-1", "__proto__"] } }, calendarRelease);
  expect(lost.map(({ reason }) => reason)).toEqual(["calendar-region", "calendar-region"]);
  for (const locale of locales) expect(lost.map((one) => said(locale, one)).join(" ")).toMatch(/XX-1.*__proto__/);
});

describe("400 dates on one day", () => {
  const table = Array.from({ length: 400 }, (_, n) => `Person ${n + 1};22.05.1950`).join("\n");
  const read = readDates({ text: table, events: [], from: "2027-01-01", to: "2027-12-31", monthFirst: false });
  if (typeof read === "string") throw new Error(read);
  const configuration = photoCalendar("wandkalender 210x297", { startMonth: 1, year: 2027, events: [...read.events] });

  test("give as many as a calendar holds; the day prints five and how many there are besides", () => {
    expect([read.added, read.tooMany]).toEqual([MOST_EVENTS, 150]);
    expect(planDays(configuration, "2027-01-01", "2027-12-31").get("2027-05-22")?.notes).toEqual([
      "Person 1 77",
      "Person 2 77",
      "Person 3 77",
      "Person 4 77",
      "Person 5 77",
      "+ 245",
    ]);
    expect(crowdedDays(configuration, "2027-01-01", "2027-12-31")).toEqual([{ day: "2027-05-22", names: 250 }]);
  });

  test.each(languages)("are said in %s", async (language) => {
    await loadWords(localesOf[language]);
    const words = wordsOf(localesOf[language]);
    expect(words.tooMany({ count: read.tooMany })).toMatch(/150.*250\.$/);
    expect(words.crowded({ day: "22.5.", names: 250 })).toMatch(/22\.5\..*250.*\.$/);
    for (const told of Object.values(words.failures)) expect(told).toMatch(/\.$/);
  });
});
