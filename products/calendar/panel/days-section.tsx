import { Checkbox } from "../../../ui/checkbox.tsx";
import type { DaysChoice } from "../days/days-choice.ts";
import { ByMonth } from "./by-month.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { NextYearButton } from "./next-year-button.tsx";
import type { Props } from "./panel-types.ts";
import { PeopleFields } from "./people-fields.tsx";
import { RegionTags } from "./region-tags.tsx";
import { StartChoice } from "./start-choice.tsx";
import { wordsOf } from "./words.ts";
import "./panel.css";

/** When it starts, in which language, whose holidays, and what else is printed in the days. */
export function DaysSection(props: Props) {
  const { configuration, locale, choose } = props;
  const words = wordsOf(locale);
  const set = (change: Partial<DaysChoice>) => choose({ ...configuration, days: { ...configuration.days, ...change } });
  const shown = ["weekNumbers", "moon", "sundays", "observed"] as const;
  return (
    <>
      <section>
        <StartChoice {...props} />
        <LanguageChoice {...props} set={set} />
      </section>
      <ByMonth {...props} />
      <section>
        <RegionTags {...props} set={set} />
      </section>
      <section>
        <fieldset className="calendar-shown">
          <legend className="calendar-legend">{words.shown}</legend>
          {shown.map((one) => (
            <Checkbox
              key={one}
              label={words[one]}
              checked={configuration.days[one]}
              onChange={({ target }) => set({ [one]: target.checked })}
            />
          ))}
        </fieldset>
      </section>
      {configuration.columns !== null && (
        <section>
          <PeopleFields key={configuration.columns} {...props} columns={configuration.columns} />
        </section>
      )}
      <section>
        <NextYearButton {...props} />
      </section>
    </>
  );
}
