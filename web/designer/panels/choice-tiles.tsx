import { type KeyboardEvent, type ReactNode, useState } from "react";
import { nextByKey, sideOfNext } from "../../../ui/roving.ts";
import "./choice-tiles.css";

export interface ChoiceTile {
  readonly key: string;
  readonly label: string;
  /** What is seen of it. */
  readonly picture: ReactNode;
  /** Written below; left out: its label is only spoken. */
  readonly caption?: string;
}

interface ChoiceTilesProps {
  readonly label: string;
  readonly tiles: readonly ChoiceTile[];
  /** Key of the one that is on; null: none of these. */
  readonly chosen: string | null;
  /** Being loaded. */
  readonly awaited?: string | null;
  readonly onChoose: (key: string) => void;
}

/**
 * Pictures of which one is on. Arrows go from one to the next without choosing it, because each choice changes the
 * design; Enter and space choose.
 */
export function ChoiceTiles({ label, tiles, chosen, awaited = null, onChoose }: ChoiceTilesProps) {
  const [visited, visit] = useState<string | null>(null);
  const has = (key: string | null) => tiles.some((one) => one.key === key);
  const stop = has(visited) ? visited : has(chosen) ? chosen : (tiles[0]?.key ?? null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = tiles.findIndex(({ key }) => key === stop);
    const to = nextByKey(event.key, at, tiles.length, sideOfNext(event.currentTarget));
    const next = to === undefined ? undefined : event.currentTarget.querySelectorAll("button")[to];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div className="choice-tiles" role="radiogroup" aria-label={label} onKeyDown={onKeyDown}>
      {tiles.map(({ key, label: name, picture, caption }) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio button would choose what the arrows only pass
        <button
          key={key}
          type="button"
          role="radio"
          aria-checked={key === chosen}
          aria-busy={key === awaited || undefined}
          aria-label={name}
          tabIndex={key === stop ? 0 : -1}
          onFocus={() => visit(key)}
          onClick={() => onChoose(key)}
        >
          {picture}
          {caption !== undefined && <span>{caption}</span>}
        </button>
      ))}
    </div>
  );
}
