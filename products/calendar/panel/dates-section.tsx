import { IconButton } from "../../../ui/icon-button.tsx";
import type { CalendarEvent } from "../days/days-choice.ts";
import { CrowdedDays } from "./crowded-days.tsx";
import { DateForm } from "./date-form.tsx";
import { dayText } from "./day-text.ts";
import { FileReader } from "./file-reader.tsx";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";
import "./panel.css";

/** Birthdays and dates: read from a file, typed, and listed by day. */
export function DatesSection(props: Props) {
  const { configuration, locale, choose } = props;
  const words = wordsOf(locale);
  const { events } = configuration;
  const set = (next: readonly CalendarEvent[]) => choose({ ...configuration, events: [...next] });
  const byDay = events.toSorted((one, other) => one.day.slice(5).localeCompare(other.day.slice(5)));
  return (
    <>
      <section>
        <FileReader {...props} set={set} />
      </section>
      <section>
        <h3 className="calendar-legend">
          {words.dates}
          <span className="num">{words.entered({ count: events.length })}</span>
        </h3>
        {events.length === 0 && <p className="label">{words.noDates}</p>}
        <ul className="calendar-dates">
          {byDay.map((event) => (
            <li key={`${event.name} ${event.day}`}>
              <span className="num">{dayText(event, locale)}</span>
              <span>
                <b>{event.name}</b>
                <span className="label">{words.rhythms[event.every]}</span>
              </span>
              <IconButton
                icon="close"
                small
                label={words.remove({ name: event.name })}
                onClick={() => set(events.filter((one) => one !== event))}
              />
            </li>
          ))}
        </ul>
        <CrowdedDays {...props} />
      </section>
      <section>
        <DateForm {...props} set={set} />
      </section>
    </>
  );
}
