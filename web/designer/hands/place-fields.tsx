import { normaliseAngle } from "../../../design/angle.ts";
import type { DesignElement } from "../../../design/document.ts";
import { middle } from "../../../design/rect.ts";
import { useMessages } from "../../words/context.tsx";
import { groupScale, leastSize } from "./geometry/resize.ts";
import { turnedAbout } from "./geometry/turn.ts";
import { boundsOfAll } from "./geometry/turned-box.ts";
import { useHands } from "./hands.ts";
import { LengthInput } from "./length-input.tsx";
import "./place-fields.css";
import { boxSteps, moveAll } from "./steps/frame-steps.ts";
import { type Movable, movable } from "./steps/held.ts";

/** Place, size and angle of the selected elements as numbers, for the inspector. Nothing where none has a place. */
export function PlaceFields({ elements }: { readonly elements: readonly DesignElement[] }) {
  const t = useMessages().designer.hands.place;
  const hands = useHands();
  const items = elements.flatMap((element) => movable(element) ?? []);
  const bounds = boundsOfAll(items.map(({ box }) => box));
  const [only, ...more] = items;
  if (!bounds || !only) return null;
  const isOne = more.length === 0;
  const size = isOne ? only.box.frame : bounds;
  const resize = (width: number, height: number) => (isOne ? sized(only, width, height) : scaled(items, width, height));
  const angle = items.every(({ box }) => box.rotation === only.box.rotation) ? only.box.rotation : null;
  return (
    <fieldset className="place-fields">
      <legend className="visually-hidden">{t.label}</legend>
      <Field
        name={t.left}
        value={bounds.x}
        set={(x, key) => hands.perform(moveAll(items, { x: x - bounds.x, y: 0 }), key)}
      />
      <Field
        name={t.top}
        value={bounds.y}
        set={(y, key) => hands.perform(moveAll(items, { x: 0, y: y - bounds.y }), key)}
      />
      <Field
        name={t.width}
        value={size.width}
        least={leastSize.width}
        set={(width, key) => hands.perform(resize(width, size.height), key)}
      />
      <Field
        name={t.height}
        value={size.height}
        least={leastSize.height}
        set={(height, key) => hands.perform(resize(size.width, height), key)}
      />
      <Field
        name={t.turn}
        value={angle}
        angle
        unitName={t.degrees}
        set={(to, key) =>
          hands.perform(
            boxSteps(items, (box) => turnedAbout(box, middle(box.frame), normaliseAngle(to - box.rotation))),
            key,
          )
        }
      />
    </fieldset>
  );
}

/** The upper left corner stays where it is. */
const sized = (item: Movable, width: number, height: number) =>
  boxSteps([item], ({ frame, rotation }) => ({ rotation, frame: { ...frame, width, height } }));

function scaled(items: readonly Movable[], width: number, height: number) {
  const bounds = boundsOfAll(items.map(({ box }) => box));
  if (!bounds) return [];
  const scale = groupScale(bounds, { ...bounds, width, height });
  return boxSteps(items, scale.box, scale.type);
}

function Field(props: Parameters<typeof LengthInput>[0]) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field is inside
    <label className="place-field">
      {props.name}
      <LengthInput {...props} />
    </label>
  );
}
