import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseQuery, writeQuery } from "../../core/query-string.ts";
import { calendarRelease, photoCalendar, possibleCalendar } from "../../demo/catalogue/calendars.ts";
import { check } from "./check.ts";
import { configurationSchema } from "./configuration.ts";
import { readLink } from "./read-link.ts";
import { writeLink } from "./write-link.ts";

const read = (query: string, on = "2026-11-21") => readLink(parseQuery(query), calendarRelease, { on });
const notices = (query: string) => read(query).notices.map(({ field, reason }) => `${field}: ${reason}`);

describe("the designer link (specification section 3, calendar)", () => {
  test("is written in the specification's names", () => {
    const desk = photoCalendar("tischkalender 148x105", {
      accessory: "holzblock",
      refinement: "rosegold",
      year: 2027,
      startMonth: 1,
      amount: 3,
      designGroupId: "12",
      designId: "4711",
    });
    expect(writeQuery(writeLink(desk))).toBe(
      "calendarType=tischkalender&formatType=a6-quer&mountingType=spirale&accessoryTypes[]=holzblock&paperType=standard" +
        "&refinementType=rosegold&startMonth=1&year=2027&months=12&amount=3&designGroupId=12&designId=4711",
    );
    expect(writeQuery(writeLink(photoCalendar("familienplaner 200x400")))).toBe(
      "calendarType=familienplaner&formatType=200-400&mountingType=spirale&accessoryTypes[]=none&paperType=standard" +
        "&startMonth=11&year=2026&months=12&columns=5&amount=1",
    );
  });

  test("written and read again is the same configuration, without notices, on any day", () => {
    const days = fc.constantFrom("2026-11-21", "2027-01-01", "2031-12-31");
    fc.assert(
      fc.property(possibleCalendar, days, (configuration, on) => {
        const reading = read(writeQuery(writeLink(configuration)), on);
        expect(reading).toEqual({ configuration, notices: [], addToCart: false });
      }),
      { numRuns: 1000 },
    );
  });

  test("always leads to something that can be made, whatever it says", () => {
    const names = "calendarType formatType mountingType accessoryTypes[] paperType refinementType startDate startMonth";
    const keys = fc.constantFrom(...names.split(" "), "year", "amount", "months", "columns", "designId", "x");
    const words = "tischkalender terminkalender a4-hoch 99999x10 holzfuss lochung relief 13 0 -1 9999 2027-02-30 none";
    const value = fc.oneof(fc.constantFrom(...words.split(" ")), fc.string({ maxLength: 12 }));
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, value), { maxLength: 10 }), (chosen) => {
        const { configuration } = read(chosen.map(([key, text]) => `${key}=${encodeURIComponent(text)}`).join("&"));
        expect(check(configuration, calendarRelease)).toEqual([]);
        expect(configurationSchema.safeParse(configuration).success).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("the start falls back to the current month and year (specification section 3)", () => {
  const start = (query: string, on?: string) => {
    const { startMonth, year } = read(query, on).configuration;
    return [startMonth, year];
  };

  test("of the day the link is opened on, not of any clock", () => {
    expect(start("calendarType=wandkalender", "2026-11-21")).toEqual([11, 2026]);
    expect(start("calendarType=wandkalender", "2031-02-01")).toEqual([2, 2031]);
    expect(notices("calendarType=wandkalender")).toEqual([]);
  });

  test("each by itself", () => {
    expect(start("startMonth=3")).toEqual([3, 2026]);
    expect(start("year=2028")).toEqual([11, 2028]);
    expect(start("startMonth=01&year=2027")).toEqual([1, 2027]);
  });

  test("a start date says both, unless they are said themselves", () => {
    expect(start("startDate=2027-04-01")).toEqual([4, 2027]);
    expect(start("startDate=2027-04")).toEqual([4, 2027]);
    expect(start("startDate=2027-04-01&startMonth=6")).toEqual([6, 2027]);
  });

  test("and what is no month, no year or no day is named", () => {
    expect(start("startMonth=13&year=2027")).toEqual([11, 2027]);
    expect(notices("startMonth=13")).toEqual(["startMonth: calendar-start"]);
    expect(notices("startDate=2027-02-30")).toEqual(["startMonth: calendar-start"]);
    expect(notices("year=1999")).toEqual(["year: calendar-year"]);
    expect(start("year=1999")).toEqual([11, 2026]);
  });
});

describe("the mounting (specification section 3, calendar)", () => {
  const bound = (query: string) => {
    const { mounting, accessory } = read(query).configuration;
    return [mounting, accessory];
  };

  test.each(["familienplaner", "kuechenkalender", "terminkalender", "tischkalender", "wandkalender"])(
    "of a %s is the spiral unless something else is asked for",
    (type) => {
      expect(read(`calendarType=${type}`).configuration.calendarType).toBe(type);
      expect(bound(`calendarType=${type}`)).toEqual(["spirale", "none"]);
    },
  );

  test.each(["holzblock", "holzfuss"])("%s is an accessory type, so it becomes the accessory", (accessory) => {
    expect(bound(`calendarType=tischkalender&mountingType=${accessory}`)).toEqual(["spirale", accessory]);
    expect(bound(`calendarType=tischkalender&accessoryTypes=${accessory}`)).toEqual(["spirale", accessory]);
  });

  test.each(["lochung", "spirale"])("%s is a mounting, with accessory none", (mounting) => {
    expect(bound(`calendarType=wandkalender&mountingType=${mounting}`)).toEqual([mounting, "none"]);
    expect(notices(`calendarType=wandkalender&mountingType=${mounting}`)).toEqual([]);
  });

  test("that a type does not have falls back to the spiral", () => {
    expect(bound("calendarType=kuechenkalender&mountingType=lochung")).toEqual(["spirale", "none"]);
    expect(notices("calendarType=kuechenkalender&mountingType=lochung")).toEqual(["mounting: calendar-mounting"]);
    expect(notices("calendarType=wandkalender&mountingType=holzblock")).toEqual(["accessory: calendar-accessory"]);
  });
});

describe("refinement types (specification section 3)", () => {
  test.each(["gold", "relief", "rosegold", "silber"])("%s is taken", (type) => {
    expect(read(`refinementType=${type}`).configuration.refinement).toBe(type);
  });
  test.each(["ohne", "", "none"])("'%s' is none", (type) => {
    expect(read(`refinementType=${type}`)).toEqual(read(""));
  });
});

describe("fall-backs are named once", () => {
  test.each([
    ["calendarType=mondkalender&formatType=a4-quer", ["calendarType: calendar-type-unknown"]],
    ["formatType=01x20", ["format: calendar-format-unknown"]],
    ["calendarType=tischkalender&formatType=a3-hoch", ["format: calendar-format"]],
    ["paperType=pergament", ["paper: calendar-paper-unknown"]],
    ["refinementType=glitzer", ["refinement: calendar-refinement-unknown"]],
    ["amount=0", ["amount: calendar-number"]],
    ["amount=1001", ["amount: calendar-amount"]],
    ["months=14", ["months: calendar-months"]],
    ["calendarType=terminkalender&months=12", ["months: calendar-months"]],
    ["calendarType=familienplaner&columns=7", ["columns: calendar-columns"]],
    ["columns=4", ["columns: calendar-no-columns"]],
    ["designId=<b>", ["designId: calendar-design-unknown"]],
  ])("%s", (query, expected) => {
    expect(notices(query)).toEqual(expected);
  });

  test("tracking parameters are accepted and ignored", () => {
    expect(read("calendarType=kuechenkalender&gclid=a&s=mail&locale=fr-FR&tileCount=4")).toEqual(
      read("calendarType=kuechenkalender"),
    );
  });
});
