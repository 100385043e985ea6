import { describe, expect, test } from "vitest";
import { anyCalendar, calendarRelease, photoCalendar, possibleCalendar } from "../../demo/catalogue/calendars.ts";
import type { PriceTerms } from "../kind.ts";
import { quoteLaws } from "../quote-laws.fixture.ts";
import { check } from "./check.ts";
import type { CalendarConfiguration } from "./configuration.ts";
import { priceBefore, quote, reducedSince } from "./quote.ts";
import type { Release } from "./release.ts";

const euro: PriceTerms = { currency: "EUR", tax: { rate: 190_000, included: true }, on: "2026-11-21" };

function quoted(configuration: CalendarConfiguration, terms = euro, release = calendarRelease) {
  const answer = quote(configuration, release, terms);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}
const price = (text: string, change: Partial<CalendarConfiguration> = {}, terms = euro) =>
  quoted(photoCalendar(text, change), terms).priceCurrent;

describe("prices of one piece (catalogue facts, section 7)", () => {
  test.each([
    ["wandkalender 148x210", 1290],
    ["wandkalender 210x148", 1290],
    ["wandkalender 210x297", 1790],
    ["wandkalender 297x210", 1790],
    ["wandkalender 200x200", 1590],
    ["wandkalender 297x420", 2490],
    ["wandkalender 420x297", 2490],
    ["wandkalender 300x300", 2290],
    ["kuechenkalender 130x300", 1290],
    ["kuechenkalender 150x400", 1490],
    ["kuechenkalender 200x400", 1790],
    ["familienplaner 200x400", 1890],
    ["familienplaner 210x297", 1990],
    ["familienplaner 297x420", 2590],
    ["tischkalender 148x105", 990],
    ["tischkalender 210x148", 1190],
    ["tischkalender 145x145", 1090],
    ["tischkalender 265x120", 1290],
    ["terminkalender 105x148", 1690],
    ["terminkalender 148x210", 1990],
  ])("%s", (text, cents) => {
    expect(price(text)).toBe(cents);
  });

  test.each([
    ["wandkalender 297x210", { mounting: "lochung" }, 1790],
    ["wandkalender 297x210", { months: 13 }, 1790 + 150],
    ["terminkalender 148x210", { mounting: "hardcover" }, 1990],
    ["tischkalender 210x148", { accessory: "holzblock" }, 1190 + 690],
    ["tischkalender 210x148", { accessory: "holzfuss" }, 1190 + 490],
    ["wandkalender 297x210", { paper: "matt" }, 1790 + 200],
    ["wandkalender 297x210", { paper: "glaenzend" }, 1790 + 200],
    ["wandkalender 297x210", { paper: "feinstweiss" }, 1790 + 350],
    ["wandkalender 297x210", { paper: "recycling" }, 1790 + 100],
    ["tischkalender 148x105", { paper: "feinstweiss" }, 990 + 245],
    ["wandkalender 210x148", { paper: "feinstweiss" }, 1290 + 350],
    ["wandkalender 297x420", { paper: "feinstweiss" }, 2490 + 560],
    ["wandkalender 297x210", { refinement: "gold" }, 1790 + 690],
  ])("%s with %o", (text, change, cents) => {
    expect(price(text, change)).toBe(cents);
  });

  test("in other currencies are the relation's, rounded as there (section 1)", () => {
    expect(price("wandkalender 297x210", {}, { ...euro, currency: "CHF" })).toBe(2290);
    expect(price("wandkalender 297x210", {}, { ...euro, currency: "GBP" })).toBe(1649);
    expect(price("wandkalender 297x210", {}, { ...euro, currency: "USD" })).toBe(2199);
  });

  test("in a currency with an amount of its own is that amount", () => {
    const swiss = calendarRelease.currencies.CHF;
    const own = { ...swiss, overrides: { "calendar.wandkalender.297x210": 1990 } };
    const release: Release = { ...calendarRelease, currencies: { ...calendarRelease.currencies, CHF: own } };
    expect(quoted(photoCalendar("wandkalender 297x210"), { ...euro, currency: "CHF" }, release).priceCurrent).toBe(
      1990,
    );
  });
});

describe("more of one design (catalogue facts, section 7)", () => {
  test.each([
    [1, 1790],
    [2, 3401],
    [3, 4941],
    [5, 7876],
    [10, 14678],
    [25, 32220],
    [50, 57280],
    [100, 98450],
    [250, 214800],
  ])("%i pieces", (amount, cents) => {
    expect(price("wandkalender 297x210", { amount })).toBe(cents);
  });

  test("the cover's refinement has breaks of its own and no quantity discount", () => {
    const more = (amount: number) =>
      price("wandkalender 297x210", { amount, refinement: "silber" }) - price("wandkalender 297x210", { amount });
    expect([5, 10, 30, 50].map(more)).toEqual([5 * 690, 10 * 390, 30 * 390, 50 * 240]);
  });

  test("no number costs more than a larger one: 99 cost what 100 do", () => {
    const [ninetyNine, hundred] = [99, 100].map((amount) => price("wandkalender 297x210", { amount }));
    expect(ninetyNine).toBe(hundred);
  });
});

// Where a larger discount on all pieces, or a cheaper refinement of all, is more than the one piece costs.
const breaks = [10, 25, 50, 100, 250];

quoteLaws({
  kind: { check, quote },
  data: calendarRelease,
  any: anyCalendar,
  possible: possibleCalendar.map((one) => ({ ...one, amount: (one.amount % 300) + 1 })),
  growth: {
    pieces: {
      more: (one, draw) => ({
        ...one,
        amount: draw % 3 === 0 ? (breaks.find((step) => step > one.amount) ?? one.amount + 1) : one.amount + 1,
      }),
    },
    months: { more: (one) => (one.months === 12 ? { ...one, months: 13 } : null) },
  },
});

describe("a campaign", () => {
  const campaign = {
    key: "spring",
    label: "campaign.january-paper",
    from: "2027-02-01",
    to: "2027-02-14",
    percent: 20,
    keys: ["wandkalender"],
  };
  const reduced: Release = { ...calendarRelease, campaigns: [campaign] };
  const wall = photoCalendar("wandkalender 297x210");
  const during = { ...euro, on: "2027-02-14" };

  test("reduces what it names on its days, and nothing else", () => {
    expect(quoted(wall, during, reduced)).toMatchObject({ priceOriginal: 1790, priceCurrent: 1432 });
    expect(quoted(wall, { ...euro, on: "2027-02-15" }, reduced).priceCurrent).toBe(1790);
    expect(quoted(photoCalendar("kuechenkalender 150x400"), during, reduced).priceCurrent).toBe(1490);
    expect(reducedSince(wall, reduced, "2027-02-14")).toBe("2027-02-01");
    expect(reducedSince(wall, reduced, "2027-02-15")).toBeNull();
  });

  test("is measured by the lowest price of the 30 days before (section 13)", () => {
    const dearer: Release = { ...reduced, release: 2, validFrom: "2027-01-20" };
    const types = calendarRelease.types.map((type) => ({
      ...type,
      formats: type.formats.map((format) => ({ ...format, price: format.price - 300 })),
    }));
    const cheaper: Release = { ...calendarRelease, types };
    expect(priceBefore(wall, dearer, during, [cheaper])).toBe(1490);
    expect(priceBefore(wall, dearer, during, [])).toBe(1790);
    expect(priceBefore(wall, dearer, { ...euro, on: "2027-01-31" }, [cheaper])).toBeNull();
    const justOut: Release = { ...dearer, validFrom: "2027-02-01" };
    expect(priceBefore(wall, justOut, during, [])).toBe(1790);
  });
});
