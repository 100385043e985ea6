import type { KeyboardEvent, MouseEvent } from "react";
import type { AssetView, FocusPoint } from "../../../services/content/contract.ts";
import { useContentText } from "./use-content-text.ts";

interface FocusPickerProps {
  readonly asset: AssetView;
  readonly focus: FocusPoint | null;
  readonly onChange: (focus: FocusPoint) => void;
}

const step = 0.02;
const moves: Readonly<Record<string, FocusPoint>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};
const within = (share: number) => Math.min(1, Math.max(0, Math.round(share * 1_000) / 1_000));

/** The point that stays in sight however a picture is cut: by a click, or by arrow keys. */
export function FocusPicker({ asset, focus, onChange }: FocusPickerProps) {
  const t = useContentText();
  const point = focus ?? { x: 0.5, y: 0.5 };
  const percent = (share: number) => Math.round(share * 100);
  function onClick(event: MouseEvent<HTMLElement>) {
    // A key press on the button is a click without a place.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      x: within((event.clientX - box.left) / box.width),
      y: within((event.clientY - box.top) / box.height),
    });
  }
  function onKeyDown(event: KeyboardEvent) {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    onChange({ x: within(point.x + move.x), y: within(point.y + move.y) });
  }
  return (
    <div className="focus-picker">
      <button
        type="button"
        aria-label={t.focusAt(percent(point.x), percent(point.y))}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <img src={`${asset.address}/m/fit-in/1200x900`} alt={asset.alt} />
        <span className="focus-mark" style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} />
      </button>
      <p className="field-hint">{t.focusHint}</p>
      <p className="visually-hidden" role="status">
        {focus ? t.focusAt(percent(point.x), percent(point.y)) : ""}
      </p>
    </div>
  );
}
