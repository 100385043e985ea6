import { Select } from "../../../ui/select.tsx";
import { monthName } from "../days/month-names.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";

/** Years that people plan for; a calendar of another year keeps it in the list. */
const AHEAD = 3;

/** The first month; photos stay on their sheets. */
export function StartChoice({ configuration, data, locale, choose }: Props) {
  const words = wordsOf(locale);
  const { startMonth, year } = configuration;
  const now = new Date().getFullYear();
  const years = [...new Set([year, ...Array.from({ length: AHEAD + 2 }, (_, index) => now - 1 + index)])]
    .filter((one) => one >= data.years.from && one <= data.years.to)
    .sort((one, other) => one - other);
  return (
    <fieldset className="calendar-start">
      <legend className="calendar-legend">{words.starts}</legend>
      <Select
        label={words.month}
        labelHidden
        value={String(startMonth)}
        onChange={({ target }) => choose({ ...configuration, startMonth: Number(target.value) })}
        options={Array.from({ length: 12 }, (_, index) => ({
          value: String(index + 1),
          label: monthName(index + 1, locale),
        }))}
      />
      <Select
        label={words.year}
        labelHidden
        value={String(year)}
        onChange={({ target }) => choose({ ...configuration, year: Number(target.value) })}
        options={years.map((one) => ({ value: String(one), label: String(one) }))}
      />
    </fieldset>
  );
}
