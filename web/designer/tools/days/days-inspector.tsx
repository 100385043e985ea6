import { useState } from "react";
import { type DaysElement, daysLooks, type PrintedDay } from "../../../../design/document.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { Select } from "../../../../ui/select.tsx";
import { TextArea } from "../../../../ui/text-input.tsx";
import { useMessages } from "../../../messages/context.tsx";
import { useDesk } from "../../desk/desk.ts";
import { ColourField } from "../../inspector/colour-field.tsx";
import { OpacityField } from "../../inspector/opacity-field.tsx";
import { common, setEach } from "../common.ts";
import type { InspectorProps } from "../tool.ts";
import { notesOf } from "./notes-of.ts";

/** Look and colours of days, and what is printed in a single one. */
export function DaysInspector({ elements }: InspectorProps<DaysElement>) {
  const t = useMessages().designer.tools;
  const { session } = useDesk();
  const set = (fields: Partial<DaysElement>, gesture: string | null = null) =>
    session.perform(
      setEach(elements, () => fields),
      gesture,
    );
  const look = common(elements, (element) => element.look);
  const [element, ...others] = elements;
  return (
    <>
      {look !== null && look !== "week" && (
        <section>
          <Select
            label={t.daysLook}
            value={look}
            onChange={({ target }) => set({ look: daysLooks.find((one) => one === target.value) ?? look })}
            options={daysLooks.flatMap((value) => (value === "week" ? [] : [{ value, label: t.daysLooks[value] }]))}
          />
        </section>
      )}
      {element && others.length === 0 && <OneDay element={element} onChange={(days) => set({ days })} />}
      <section>
        <ColourField
          label={t.colour}
          value={common(elements, ({ colour }) => colour)}
          onChange={(colour, gesture) => set({ colour }, gesture)}
        />
      </section>
      <section>
        <ColourField
          label={t.accent}
          value={common(elements, ({ accent }) => accent)}
          onChange={(accent, gesture) => set({ accent }, gesture)}
        />
        <OpacityField elements={elements} />
      </section>
    </>
  );
}

interface OneDayProps {
  readonly element: DaysElement;
  readonly onChange: (days: readonly PrintedDay[]) => void;
}

/** A day by its number: its names, one a line, and whether it has the colour of holidays. */
function OneDay({ element: { days }, onChange }: OneDayProps) {
  const t = useMessages().designer.tools;
  const [at, setAt] = useState(0);
  const day = days[Math.min(at, days.length - 1)];
  const [draft, setDraft] = useState<string | null>(null);
  if (!day) return null;
  const written = day.notes.join("\n");
  const change = (fields: Partial<PrintedDay>) => onChange(days.with(days.indexOf(day), { ...day, ...fields }));
  const keep = () => {
    if (draft !== null && draft !== written) change({ notes: notesOf(draft) });
    setDraft(null);
  };
  return (
    <section>
      <Select
        label={t.day}
        value={String(days.indexOf(day))}
        onChange={({ target }) => {
          setDraft(null);
          setAt(Number(target.value));
        }}
        options={days.map(({ label, weekday }, index) => ({
          value: String(index),
          label: weekday ? `${label} ${weekday}` : label,
        }))}
      />
      <TextArea
        label={t.dayNotes}
        hint={t.dayNotesHelp}
        rows={3}
        value={draft ?? written}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={keep}
      />
      <Checkbox
        label={t.dayMarked}
        checked={day.marked}
        onChange={({ target }) => change({ marked: target.checked })}
      />
    </section>
  );
}
