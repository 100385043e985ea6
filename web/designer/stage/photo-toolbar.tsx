import { setFit, turnQuarter } from "../../../design/placement-gestures.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icons.ts";
import { useMessages } from "../../messages/context.tsx";
import { useDesk } from "../desk/desk.ts";
import type { HeldPhoto } from "./held-photo.ts";
import { placing } from "./photo-hands.ts";
import "./photo-toolbar.css";

interface PhotoToolbarProps {
  readonly held: HeldPhoto;
  readonly cropping: boolean;
  readonly onCrop: () => void;
  readonly onSwap: () => void;
}

/** What can be done with the selected photo, beside it. */
export function PhotoToolbar({ held, cropping, onCrop, onSwap }: PhotoToolbarProps) {
  const t = useMessages().designer.photo;
  const { session } = useDesk();
  const { element, photo, box } = held;
  const { placement } = element;
  const other = placement.fit === "fill" ? "fit" : "fill";
  const place = (next: typeof placement) => session.perform(placing(held, next));
  return (
    <div className="photo-toolbar stage-toolbar" role="toolbar" aria-label={t.toolbar}>
      <Tool icon="crop" label={cropping ? t.cropDone : t.crop} pressed={cropping} onPress={onCrop} />
      <Tool icon="rotate" label={t.turn} onPress={() => place(turnQuarter(photo, box, placement, "right"))} />
      <Tool icon="fit" label={t[other]} onPress={() => place(setFit(photo, box, placement, other))} />
      <Tool icon="swap" label={t.swap} onPress={onSwap} />
      <Tool
        icon="trash"
        label={t.remove}
        onPress={() => session.perform({ type: "placePhoto", element: element.id, photo: null })}
      />
    </div>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly pressed?: boolean;
  readonly onPress: () => void;
}

const Tool = ({ icon, label, pressed, onPress }: ToolProps) => (
  <button type="button" aria-label={label} aria-pressed={pressed} title={label} onClick={onPress}>
    <Icon name={icon} small />
    <span>{label}</span>
  </button>
);
