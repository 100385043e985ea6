import { useState } from "react";
import type { DaysElement, PrintedDay } from "../../../../design/document.ts";
import type { SurfaceLayout } from "../../../../design/layout.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { Select } from "../../../../ui/select.tsx";
import { TextArea } from "../../../../ui/text-input.tsx";
import { useMessages } from "../../../words/context.tsx";
import { takeDay, useDayInHand } from "./day-in-hand.ts";
import { DayPictureButtons } from "./day-picture.tsx";
import { notesOf } from "./notes-of.ts";

interface OneDayProps {
  readonly element: DaysElement;
  readonly layout: SurfaceLayout;
  readonly onChange: (days: readonly PrintedDay[]) => void;
}

/** A day by its number or by a click on the stage: its names, one a line, its colour and its picture. */
export function OneDay({ element, layout, onChange }: OneDayProps) {
  const { days } = element;
  const index = Math.min(useDayInHand(element.id) ?? 0, days.length - 1);
  const day = days[index];
  return day ? (
    <DayFields key={index} element={element} index={index} day={day} layout={layout} onChange={onChange} />
  ) : null;
}

interface DayFieldsProps extends OneDayProps {
  readonly index: number;
  readonly day: PrintedDay;
}

function DayFields({ element, index, day, layout, onChange }: DayFieldsProps) {
  const t = useMessages().designer.tools;
  const { days } = element;
  const [draft, setDraft] = useState<string | null>(null);
  const written = day.notes.join("\n");
  const change = (fields: Partial<PrintedDay>) => onChange(days.with(index, { ...day, ...fields }));
  const keep = () => {
    if (draft !== null && draft !== written) change({ notes: notesOf(draft), holidays: undefined });
    setDraft(null);
  };
  return (
    <>
      <section>
        <Select
          label={t.day}
          value={String(index)}
          onChange={({ target }) => takeDay(element.id, Number(target.value))}
          options={days.map(({ label, weekday }, at) => ({
            value: String(at),
            label: weekday ? `${label} ${weekday}` : label,
          }))}
        />
        <div className="inspector-after">
          <TextArea
            label={t.dayNotes}
            hint={t.dayNotesHelp}
            rows={3}
            value={draft ?? written}
            onChange={({ target }) => setDraft(target.value)}
            onBlur={keep}
          />
        </div>
        <Checkbox
          label={t.dayMarked}
          checked={day.marked}
          onChange={({ target }) => change({ marked: target.checked })}
        />
      </section>
      <DayPictureButtons days={element} index={index} layout={layout} />
    </>
  );
}
