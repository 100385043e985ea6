import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { type CalendarEvent, MOST_EVENTS, type Rhythm, rhythms } from "../days/days-choice.ts";
import { occurrencesOf } from "../days/occurrences.ts";
import { cleanName, readDay } from "../days/read-dates/found-date.ts";
import { printedSpan } from "../design/printed-span.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";

interface DateFormProps extends Pick<Props, "configuration" | "data" | "locale"> {
  readonly set: (events: readonly CalendarEvent[]) => void;
}

/** One more day: its name, when, and how often it comes back. */
export function DateForm({ configuration, data, locale, set }: DateFormProps) {
  const { events, year } = configuration;
  const words = wordsOf(locale);
  const [name, setName] = useState("");
  const [day, setDay] = useState(`${year}-01-01`);
  const [every, setEvery] = useState<Rhythm>("year");
  const [birthday, setBirthday] = useState(false);
  const [tried, setTried] = useState(false);
  const [written, read] = [cleanName(name), readDay(day)];
  const date = read === null ? null : { name: written, day: read, every, birthday };
  const { from, to } = printedSpan(configuration, data);
  const isPrinted = date !== null && occurrencesOf(date, from, to).length > 0;
  const dayError = date === null ? words.dayMissing : isPrinted ? undefined : words.dayElsewhere;
  const enter = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (written === "" || date === null || !isPrinted || events.length >= MOST_EVENTS) return;
    const isSame = (one: CalendarEvent) => one.name === written && one.day === date.day;
    set([...events.filter((one) => !isSame(one)), date]);
    setName("");
    setTried(false);
  };
  return (
    <form className="calendar-form" onSubmit={enter}>
      <h3 className="calendar-legend">{words.addDate}</h3>
      <TextInput
        label={words.name}
        value={name}
        maxLength={40}
        error={tried && written === "" ? words.nameMissing : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <TextInput
        label={words.day}
        type="date"
        value={day}
        error={tried ? dayError : undefined}
        onChange={({ target }) => setDay(target.value)}
      />
      <Select
        label={words.every}
        value={every}
        onChange={({ target }) => setEvery(rhythms.find((one) => one === target.value) ?? "year")}
        options={rhythms.map((value) => ({ value, label: words.rhythms[value] }))}
      />
      {every === "year" && (
        <Checkbox label={words.birthday} checked={birthday} onChange={({ target }) => setBirthday(target.checked)} />
      )}
      {events.length >= MOST_EVENTS && <p className="label">{words.full}</p>}
      <Button type="submit" look="ghost" small icon="plus">
        {words.enter}
      </Button>
    </form>
  );
}
