import { type Locale, locales } from "../../../core/locale.ts";
import { Select } from "../../../ui/select.tsx";
import type { DaysChoice } from "../days/days-choice.ts";
import { weekdayName } from "../days/names.ts";
import { weekStartOf } from "../days/week-start.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";

interface LanguageChoiceProps extends Pick<Props, "configuration" | "locale"> {
  readonly set: (change: Partial<DaysChoice>) => void;
}

/** In which language and country months and days are named; the week begins as it does there, or as people want it. */
export function LanguageChoice({ configuration: { days }, locale, set }: LanguageChoiceProps) {
  const words = wordsOf(locale);
  const names = new Intl.DisplayNames(locale, { type: "language", languageDisplay: "standard" });
  const chosen = (value: string): Locale => locales.find((one) => one === value) ?? days.locale;
  return (
    <div className="calendar-language">
      <Select
        label={words.language}
        value={days.locale}
        onChange={({ target }) => {
          const next = chosen(target.value);
          set({ locale: next, weekStart: weekStartOf(next) === 7 ? 7 : 1 });
        }}
        options={locales.map((one) => ({ value: one, label: names.of(one) ?? one }))}
      />
      <Select
        label={words.weekStart}
        value={String(days.weekStart)}
        onChange={({ target }) => set({ weekStart: target.value === "7" ? 7 : 1 })}
        options={[1, 7].map((one) => ({ value: String(one), label: weekdayName(one, locale) }))}
      />
    </div>
  );
}
