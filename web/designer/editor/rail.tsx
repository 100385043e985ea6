import { type ComponentType, type MouseEvent, memo } from "react";
import { flushSync } from "react-dom";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icons.ts";
import { useMessages } from "../../words/context.tsx";
import { enterPanel } from "./enter-panel.ts";
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
  const select = ({ detail, currentTarget }: MouseEvent, { id, title }: RailItem) => {
    // A key and a screen reader press without a pointer's count.
    if (detail > 0) return onSelect(id);
    flushSync(() => onSelect(id));
    enterPanel(currentTarget, title);
  };
  return (
    <nav className="rail" aria-label={t.rail.label}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          aria-pressed={item.id === selected}
          onClick={(event) => select(event, item)}
        >
          <Icon name={item.icon} />
          {item.title}
          {item.Mark && <item.Mark />}
        </button>
      ))}
    </nav>
  );
});
