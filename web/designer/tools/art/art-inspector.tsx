import type { ArtElement } from "../../../../design/document.ts";
import { Button } from "../../../../ui/button.tsx";
import { SegmentedControl } from "../../../../ui/segmented-control.tsx";
import { useMessages } from "../../../words/context.tsx";
import { useDesignContext } from "../../context/design-context.ts";
import { useStock } from "../../context/use-design.ts";
import { common, setEach } from "../../elements/common.ts";
import type { InspectorProps } from "../../elements/tool.ts";
import { shopColours } from "../../inspector/colour/colours.ts";
import { ColourField } from "../../inspector/colour-field.tsx";
import { OpacityField } from "../../inspector/opacity-field.tsx";
import { PlateField } from "../../inspector/plate-field.tsx";
import { mirrored } from "./mirrored.ts";

/** Colour, mirroring and opacity of art. */
export function ArtInspector({ elements }: InspectorProps<ArtElement>) {
  const t = useMessages().designer.tools;
  const { session } = useDesignContext();
  const { art } = useStock();
  const colour = common(elements, (element) => element.colour);
  const hasOne = elements.every(({ colour: own }) => own !== null);
  const canBeOne = elements.every(({ piece }) => (art.get(piece)?.single ?? null) !== null);
  const set = (fields: (element: ArtElement) => Partial<ArtElement>, gesture: string | null = null) =>
    session.perform(setEach(elements, fields), gesture);
  return (
    <>
      {(canBeOne || hasOne) && (
        <section>
          <p className="inspector-label">{t.colouring}</p>
          <SegmentedControl<"own" | "one">
            label={t.colouring}
            segments={[
              { value: "own", label: t.ownColours },
              { value: "one", label: t.oneColour },
            ]}
            value={hasOne ? "one" : "own"}
            onChange={(value) => set(() => ({ colour: value === "own" ? null : shopColours.ink }))}
          />
          {hasOne && (
            <div className="inspector-after">
              <ColourField
                label={t.colour}
                value={colour}
                onChange={(next, gesture) => set(() => ({ colour: next }), gesture)}
              />
            </div>
          )}
        </section>
      )}
      <section>
        <p className="inspector-label">{t.mirror}</p>
        <div className="inspector-actions">
          <Button
            look="ghost"
            small
            icon="flip-horizontal"
            onClick={() => set(({ mirror }) => ({ mirror: mirrored(mirror, "across") }))}
          >
            {t.across}
          </Button>
          <Button
            look="ghost"
            small
            icon="flip-vertical"
            onClick={() => set(({ mirror }) => ({ mirror: mirrored(mirror, "down") }))}
          >
            {t.down}
          </Button>
        </div>
      </section>
      <section>
        <OpacityField elements={elements} />
      </section>
      {canBeOne && (
        <PlateField
          value={common(elements, ({ plate }) => plate ?? "none")}
          onChange={(plate) => set(() => ({ plate }))}
        />
      )}
    </>
  );
}
