import { type Label, labelFor } from "../../../core/labels.ts";
import { offeredPage } from "../../offered-page.ts";
import { reductionsOn } from "../../reduction.ts";
import { check } from "../check.ts";
import type { CalendarConfiguration } from "../configuration.ts";
import { describe } from "../describe.ts";
import { offer } from "../offer.ts";
import { production } from "../production.ts";
import { priceBefore, quote } from "../quote.ts";
import { readLink } from "../read-link.ts";
import type { Release } from "../release.ts";
import { typeOf } from "../settle.ts";
import { writeLink } from "../write-link.ts";
import { startSection, usualStart } from "./start.ts";

/** A fact and a picture of each type. */
const shown: Readonly<Record<string, { readonly fact: Label; readonly swatch: string }>> = {
  wandkalender: { fact: labelFor("fact.wandkalender"), swatch: "/pictures/calendar-wall-480.webp" },
  kuechenkalender: { fact: labelFor("fact.kuechenkalender"), swatch: "/pictures/calendar-kitchen-480.webp" },
  familienplaner: { fact: labelFor("fact.familienplaner"), swatch: "/pictures/calendar-family-480.webp" },
  tischkalender: { fact: labelFor("fact.tischkalender"), swatch: "/pictures/calendar-desk-480.webp" },
  terminkalender: { fact: labelFor("fact.terminkalender"), swatch: "/pictures/calendar-diary-480.webp" },
};

/** The product page of calendars: five types, their formats, the month they begin with, and how many. */
export const page = offeredPage<CalendarConfiguration, Release>({
  sold: {
    key: "calendar",
    productType: "calendar",
    designerPath: "/configurator-calendar/",
    readLink,
    writeLink,
    check,
    quote,
    reductionsOn,
    priceBefore,
    production,
    describe,
  },
  offer,
  vocabulary: /^(cal|calc|calendar|campaign|card|cta|fact|fmt|kind|offer|quote|ref|refusal)\./,
  size: ({ format }) => format,
  usual(setup) {
    const { startMonth, year } = usualStart(setup);
    return { startMonth: String(startMonth), year: String(year) };
  },
  typeLabel: ({ calendarType }, release) => ({ key: typeOf(calendarType, release).label }),
  fact: (type) => shown[type]?.fact ?? null,
  swatch: (type) => shown[type]?.swatch ?? null,
  sections(offered, setup, state) {
    const stops = [1, ...setup.release.quantityBreaks.map(({ from }) => from)].slice(0, 6);
    const pieces = labelFor("calc.pieces", { count: state.configuration.amount });
    return [
      offered.types(labelFor("offer.type")),
      offered.formats(labelFor("calc.for", { what: pieces })),
      startSection(setup, state),
      ...offered.picks("mounting"),
      ...offered.picks("accessory"),
      ...offered.ladder("amount", stops),
      ...offered.count("amount"),
      offered.options(["mounting", "accessory"]),
    ];
  },
});
