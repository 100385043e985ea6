import type { DesignElement } from "../../../design/document.ts";
import type { IconName } from "../../../ui/icons.ts";
import { useMessages } from "../../words/context.tsx";
import { CommandButton } from "./command-button.tsx";
import { ElementButtons } from "./element-buttons.tsx";
import { axisOf, gapBetween, spaceOut } from "./geometry/align.ts";
import { useHands } from "./hands.ts";
import type { Command } from "./key-map.ts";
import { LengthInput } from "./length-input.tsx";
import { moveSteps } from "./steps/frame-steps.ts";
import { movable, placedOf } from "./steps/held.ts";
import { Toolbar } from "./toolbar.tsx";

const across: readonly (readonly [Command, IconName])[] = [
  ["left", "align-left"],
  ["centre", "align-centre"],
  ["right", "align-right"],
];
const down: readonly (readonly [Command, IconName])[] = [
  ["top", "align-top"],
  ["middle", "align-middle"],
  ["bottom", "align-bottom"],
];
const spread: readonly (readonly [Command, IconName])[] = [
  ["distribute-across", "distribute-across"],
  ["distribute-down", "distribute-down"],
];

/** Shown while several elements are selected: aligns them, spaces them equally, and has their commands. */
export function AlignBar({ elements }: { readonly elements: readonly DesignElement[] }) {
  const t = useMessages().designer.hands;
  const hands = useHands();
  const items = elements.flatMap((element) => movable(element) ?? []);
  const placed = placedOf(items);
  const axis = axisOf(placed);
  return (
    <Toolbar label={t.alignBar} className="align-bar">
      <Buttons of={across} />
      <span className="align-down toolbar-line" />
      <span className="align-down">
        <Buttons of={down} />
      </span>
      <span className="toolbar-line" />
      <Buttons of={spread} />
      {items.length > 1 && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the field is inside
        <label className="toolbar-field">
          {t.gap}
          <LengthInput
            name={t.gap}
            value={gapBetween(placed, axis)}
            set={(gap, gesture) => hands.perform(moveSteps(items, spaceOut(placed, axis, gap)), gesture)}
          />
        </label>
      )}
      <span className="toolbar-line" />
      <ElementButtons elements={elements} />
    </Toolbar>
  );
}

const Buttons = ({ of }: { readonly of: typeof across }) =>
  of.map(([command, icon]) => <CommandButton key={command} command={command} icon={icon} />);
