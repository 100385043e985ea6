import { useMemo } from "react";
import { crowdedDays } from "../days/crowded-days.ts";
import { printedSpan } from "../design/printed-span.ts";
import { dayText } from "./day-text.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";

/** Days with more names than they can show, each with a sentence; the first few of them. */
const MOST_SAID = 3;

export function CrowdedDays({ configuration, data, locale }: Pick<Props, "configuration" | "data" | "locale">) {
  const words = wordsOf(locale);
  const crowded = useMemo(() => {
    const { from, to } = printedSpan(configuration, data);
    return crowdedDays(configuration, from, to);
  }, [configuration, data]);
  return crowded.slice(0, MOST_SAID).map(({ day, names }) => (
    <p key={day} className="calendar-told" role="status">
      {words.crowded({ day: dayText({ day }, locale), names })}
    </p>
  ));
}
