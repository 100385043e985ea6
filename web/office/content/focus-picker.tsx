import { type KeyboardEvent, type MouseEvent, useId } from "react";
import { imageAddress } from "../../../core/image/image-address.ts";
import type { AssetView, FocusPoint } from "../../../services/content/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { useContentText } from "./words.ts";

interface FocusPickerProps {
  readonly asset: Pick<AssetView, "address" | "alt" | "width">;
  /** Null: the middle, as far as nobody set another. */
  readonly focus: FocusPoint | null;
  readonly onChange: (focus: FocusPoint | null) => void;
}

/** Share of the picture that a key moves the point by. */
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
  const hint = useId();
  const point = focus ?? { x: 0.5, y: 0.5 };
  const percent = (share: number) => Math.round(share * 100);
  const image = <img src={imageAddress(asset.address, { width: 1200, height: 900, fitIn: true })} alt={asset.alt} />;
  // The address does not say how large it is, so there is no place in it.
  if (asset.width === null) return <div className="focus-picker">{image}</div>;

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
        className="focus-place"
        aria-label={t.focusAt({ x: percent(point.x), y: percent(point.y) })}
        aria-describedby={hint}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {image}
        <span className="focus-mark" style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} />
      </button>
      <div className="focus-words">
        <p className="field-hint" id={hint}>
          {t.focusHint}
        </p>
        {focus && (
          <Button small look="quiet" onClick={() => onChange(null)}>
            {t.focusReset}
          </Button>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {focus ? t.focusAt({ x: percent(point.x), y: percent(point.y) }) : ""}
      </p>
    </div>
  );
}
