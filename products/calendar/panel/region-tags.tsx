import { type Country, countries } from "../../../core/locale.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Select } from "../../../ui/select.tsx";
import type { DaysChoice } from "../days/days-choice.ts";
import { countryOfRegion, MOST_REGIONS, regions } from "../days/region-keys.ts";
import { regionName } from "../days/region-names.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";

interface RegionTagsProps extends Pick<Props, "configuration" | "locale"> {
  readonly set: (change: Partial<DaysChoice>) => void;
}

/** Regions of printed holidays: removable tags, and a list to add more. */
export function RegionTags({ configuration: { days }, locale, set }: RegionTagsProps) {
  const words = wordsOf(locale);
  const name = (region: string) => regionName(region, locale);
  const isFull = days.regions.length >= MOST_REGIONS;
  return (
    <fieldset className="calendar-regions">
      <legend className="calendar-legend">{words.holidays}</legend>
      {days.regions.length > 0 && (
        <ul className="calendar-tags">
          {days.regions.map((region) => (
            <li key={region}>
              {name(region)}
              <IconButton
                icon="close"
                small
                label={words.remove({ name: name(region) })}
                onClick={() => set({ regions: days.regions.filter((one) => one !== region) })}
              />
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="label">{words.enoughRegions}</p>
      ) : (
        <Select
          label={words.addRegion}
          labelHidden
          value=""
          onChange={({ target }) => target.value !== "" && set({ regions: [...days.regions, target.value] })}
          options={[{ value: "", label: words.addRegion }, ...groupsOf(days.regions, name, locale)]}
        />
      )}
      {days.regions.length > 0 && <p className="label">{words.smallDays}</p>}
      {days.regions.length > 1 && <p className="label">{words.firstNames}</p>}
    </fieldset>
  );
}

/** Countries by name, each with its parts. */
function groupsOf(taken: readonly string[], name: (region: string) => string, locale: string) {
  const byName = (one: string, other: string) => name(one).localeCompare(name(other), locale);
  const parts = (country: Country) =>
    regions.filter((region) => countryOfRegion(region) === country && !taken.includes(region));
  return [...countries].sort(byName).flatMap((country) => {
    const [all, own] = [parts(country), parts(country).filter((region) => region !== country)];
    if (all.length === 0) return [];
    const sorted = [...all.filter((region) => region === country), ...own.sort(byName)];
    return [{ label: name(country), members: sorted.map((value) => ({ value, label: name(value) })) }];
  });
}
