import { type DaysElement, daysLooks } from "../../../../design/document.ts";
import { Select } from "../../../../ui/select.tsx";
import { useMessages } from "../../../words/context.tsx";
import { useDesignContext } from "../../context/design-context.ts";
import { common, setEach } from "../../elements/common.ts";
import type { InspectorProps } from "../../elements/tool.ts";
import { ColourField } from "../../inspector/colour-field.tsx";
import { OpacityField } from "../../inspector/opacity-field.tsx";
import { OneDay } from "./one-day.tsx";

/** Look and colours of days, and what is printed in a single one. */
export function DaysInspector({ elements, side }: InspectorProps<DaysElement>) {
  const t = useMessages().designer.tools;
  const { session } = useDesignContext();
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
      {element && others.length === 0 && (
        <OneDay element={element} layout={side.layout} onChange={(days) => set({ days })} />
      )}
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
