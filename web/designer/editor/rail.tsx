import { type ComponentType, memo } from "react";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icons.ts";
import { useMessages } from "../../messages/context.tsx";
import "./rail.css";

export interface RailItem {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  /** Beside the title: a count. */
  readonly Mark?: ComponentType | undefined;
}

interface RailProps {
  readonly items: readonly RailItem[];
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
}

/** The tools: a rail beside the picture, tabs below it on phones. */
export const Rail = memo(function Rail({ items, selected, onSelect }: RailProps) {
  const t = useMessages().designer;
  return (
    <nav className="rail" aria-label={t.rail.label}>
      {items.map(({ id, icon, title, Mark }) => (
        <button key={id} type="button" aria-pressed={id === selected} onClick={() => onSelect(id)}>
          <Icon name={icon} />
          {title}
          {Mark && <Mark />}
        </button>
      ))}
    </nav>
  );
});
