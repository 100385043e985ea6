import { ONE } from "../../../../design/placement.ts";
import { panBy } from "../../../../design/placement-gestures.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import type { IconName } from "../../../../ui/icons.ts";
import { useMessages } from "../../../words/context.tsx";
import { useDesignContext } from "../../context/design-context.ts";
import type { HeldPhoto } from "./held-photo.ts";
import { placing } from "./photo-hands.ts";
import "./move-pad.css";

const STEP = 5000;
const ways = [
  { way: "up", icon: "chevron-up", by: { x: 0, y: -STEP } },
  { way: "left", icon: "chevron-left", by: { x: -STEP, y: 0 } },
  { way: "right", icon: "chevron-right", by: { x: STEP, y: 0 } },
  { way: "down", icon: "chevron-down", by: { x: 0, y: STEP } },
] as const satisfies readonly { way: string; icon: IconName; by: object }[];

/** Moves the photo by presses, five millimetres each: the way for those who cannot drag. */
export function MovePad({ held }: { readonly held: HeldPhoto }) {
  const t = useMessages().designer.photo;
  const { session } = useDesignContext();
  const { photo, box, element } = held;
  const centre = { x: ONE / 2, y: ONE / 2 };
  return (
    <fieldset className="move-pad">
      <legend className="inspector-label">{t.position}</legend>
      {ways.map(({ way, icon, by }) => (
        <IconButton
          key={way}
          className={`move-pad-${way}`}
          icon={icon}
          small
          label={t[way]}
          onClick={() => session.perform(placing(held, panBy(photo, box, element.placement, by)))}
        />
      ))}
      <IconButton
        className="move-pad-centre"
        icon="fit"
        small
        label={t.centre}
        onClick={() => session.perform(placing(held, { ...element.placement, centre }))}
      />
    </fieldset>
  );
}
