import { Button } from "../../../ui/button.tsx";
import { nextYear } from "../days/next-year.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";

/** Makes of this calendar the next year's, and says before what becomes of its dates; an order of it stays as it is. */
export function NextYearButton({ configuration, data, locale, choose }: Props) {
  const words = wordsOf(locale);
  const next = nextYear(configuration);
  if (next.configuration.year > data.years.to) return null;
  const { birthdays, recurring, gone } = next;
  return (
    <div className="calendar-file">
      <h3 className="calendar-legend">{words.nextYear}</h3>
      <p className="label">{words.nextYearKeeps}</p>
      <ul className="calendar-next">
        {birthdays > 0 && <li>{words.older({ count: birthdays })}</li>}
        {recurring > 0 && <li>{words.comeBack({ count: recurring })}</li>}
        {gone > 0 && <li>{words.stayAway({ count: gone })}</li>}
      </ul>
      <Button look="ghost" small icon="calendar" onClick={() => choose(next.configuration)}>
        {words.makeYear({ year: next.configuration.year })}
      </Button>
    </div>
  );
}
