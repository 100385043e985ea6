import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { useRoom, type WallColour, wallColours } from "../../scene/room/room-settings.ts";
import { useMessages } from "../../words/context.tsx";
import { useDesignView } from "../context/use-design.ts";
import { useHung } from "./use-hung.ts";
import "./wall-settings.css";

/** How the wall is shown: from the front or in space, and in which colour it is painted. */
export function WallSettings() {
  const t = useMessages().designer.wall;
  const { view, colour, set } = useRoom();
  const { layouts } = useDesignView();
  // In space one picture is built, so a set hangs on the plane wall.
  const hung = useHung();
  return (
    <>
      {layouts.length > 0 && hung === null && (
        <section>
          <SegmentedControl<"flat" | "space">
            label={t.viewLabel}
            segments={[
              { value: "flat", label: t.flat, icon: "picture" },
              { value: "space", label: t.space, icon: "cube" },
            ]}
            value={view}
            onChange={(next) => set({ view: next })}
          />
        </section>
      )}
      <section>
        <fieldset className="wall-colours">
          <legend className="inspector-label">
            {t.wallColour} <span>{t.colours[colour]}</span>
          </legend>
          {(Object.entries(wallColours) as [WallColour, string][]).map(([key, value]) => (
            <label key={key} title={t.colours[key]}>
              <input
                type="radio"
                name="wall-colour"
                aria-label={t.colours[key]}
                checked={key === colour}
                onChange={() => set({ colour: key })}
              />
              <span style={{ backgroundColor: value }} />
            </label>
          ))}
        </fieldset>
      </section>
    </>
  );
}
