import type { ShapeElement, Stroke } from "../../../../design/document.ts";
import { useMessages } from "../../../words/context.tsx";
import { useDesignContext } from "../../context/design-context.ts";
import { common, setEach } from "../../elements/common.ts";
import type { InspectorProps } from "../../elements/tool.ts";
import { ColourField } from "../../inspector/colour-field.tsx";
import { OpacityField } from "../../inspector/opacity-field.tsx";
import { OutlineField } from "../../inspector/outline-field.tsx";
import { PlateField } from "../../inspector/plate-field.tsx";
import { StrokeField } from "../../inspector/stroke-field.tsx";

/** Outline, area, line and opacity of shapes. */
export function ShapeInspector({ elements }: InspectorProps<ShapeElement>) {
  const t = useMessages().designer.tools;
  const { session } = useDesignContext();
  const set = (fields: Partial<ShapeElement>, gesture: string | null = null) =>
    session.perform(
      setEach(elements, () => fields),
      gesture,
    );
  const codes = elements.filter(({ code }) => code !== undefined);
  if (codes.length > 0) {
    return (
      <section>
        <p className="label">{codes.map(({ code }) => code?.link).join(", ")}</p>
        <ColourField
          label={t.fill}
          value={common(elements, ({ fill }) => fill)}
          onChange={(fill, gesture) => set({ fill }, gesture)}
        />
      </section>
    );
  }
  return (
    <>
      <section>
        <OutlineField
          label={t.outline}
          value={common(elements, ({ outline }) => outline)}
          onChange={(outline) => set({ outline })}
        />
      </section>
      <section>
        <ColourField
          label={t.fill}
          value={common(elements, ({ fill }) => fill)}
          onNone={() => set({ fill: null })}
          onChange={(fill, gesture) => set({ fill }, gesture)}
        />
      </section>
      <section>
        <StrokeField
          label={t.line}
          colourLabel={t.lineColour}
          value={strokeOf(elements)}
          onChange={(stroke, gesture) => set({ stroke }, gesture)}
        />
        <OpacityField elements={elements} />
      </section>
      <PlateField value={common(elements, ({ plate }) => plate ?? "none")} onChange={(plate) => set({ plate })} />
    </>
  );
}

function strokeOf([first, ...others]: readonly ShapeElement[]): Stroke | null {
  const stroke = first?.stroke ?? null;
  const isSame = (one: ShapeElement) => one.stroke?.width === stroke?.width && one.stroke?.colour === stroke?.colour;
  return others.every(isSame) ? stroke : null;
}
