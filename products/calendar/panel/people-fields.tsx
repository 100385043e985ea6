import { useState } from "react";
import { TextInput } from "../../../ui/text-input.tsx";
import { cleanName } from "../days/read-dates/found-date.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";

/** The names over a planner's columns; taken over when a field is left. */
export function PeopleFields({ configuration, columns, locale, choose }: Props & { readonly columns: number }) {
  const words = wordsOf(locale);
  const [names, setNames] = useState(() => Array.from({ length: columns }, (_, n) => configuration.people[n] ?? ""));
  const keep = () => {
    const people = names.map(cleanName);
    if (people.join("\n") !== configuration.people.join("\n")) choose({ ...configuration, people });
  };
  return (
    <fieldset className="calendar-people">
      <legend className="calendar-legend">{words.people}</legend>
      {names.map((name, column) => (
        <TextInput
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          key={column}
          label={words.person({ column: column + 1 })}
          value={name}
          maxLength={28}
          onChange={({ target }) => setNames(names.with(column, target.value))}
          onBlur={keep}
          onKeyDown={({ key }) => key === "Enter" && keep()}
        />
      ))}
    </fieldset>
  );
}
