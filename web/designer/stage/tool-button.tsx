import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icons.ts";

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly pressed?: boolean;
  readonly onPress: () => void;
}

/** A button of the toolbar under the stage. */
export const ToolButton = ({ icon, label, pressed, onPress }: ToolProps) => (
  <button type="button" aria-label={label} aria-pressed={pressed} title={label} onClick={onPress}>
    <Icon name={icon} small />
    <span>{label}</span>
  </button>
);
