import { type Label, labelFor } from "../../core/labels.ts";
import type { ProductDescription } from "../kind.ts";
import { known, openCase } from "./case.ts";
import type { CalendarConfiguration } from "./configuration.ts";
import type { Release } from "./release.ts";

/** Title and facts for baskets, mails and tickets: type and size, then start, binding, paper and what was chosen. */
export function describe(configuration: CalendarConfiguration, release: Release): ProductDescription {
  const { type, mounting, accessory, paper, refinement } = openCase(configuration, release);
  const { startMonth, year, months, columns, amount, format } = configuration;
  const chosen: readonly (Label | null)[] = [
    labelFor("calendar.starts", { month: String(startMonth).padStart(2, "0"), year: String(year) }),
    months === null ? null : labelFor("calendar.months", { months }),
    columns === null ? null : labelFor("calendar.columns", { columns }),
    { key: known(mounting, "mounting").label },
    accessory ? { key: accessory.label } : null,
    { key: known(paper, "paper").label },
    refinement ? { key: refinement.label } : null,
    amount > 1 ? labelFor("calendar.amount", { amount }) : null,
  ];
  return {
    title: labelFor("calendar.title", { type: { key: known(type, "type").label }, size: format }),
    facts: chosen.filter((label) => label !== null),
  };
}
