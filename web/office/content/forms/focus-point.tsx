import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { imageAddress } from "../../../../core/image/image-address.ts";
import type { JsonObject } from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { LiveRegion } from "../../../../ui/live-region.tsx";
import { focusOf, movedByKey, type Size, sizeOf, withFocus } from "./asset-value.ts";
import { isEmpty, textOf } from "./json.ts";
import { useFormsText } from "./use-forms-text.ts";

interface FocusPointProps {
  readonly asset: JsonObject;
  readonly onChange: (asset: JsonObject) => void;
}

/** A picture with the point that stays in sight however it is cut: set by a click, or by arrow keys. */
export function FocusPoint({ asset, onChange }: FocusPointProps) {
  const t = useFormsText().picture;
  // Where neither field nor address tell the size, the picture itself does.
  const [seen, setSeen] = useState<Size | null>(null);
  const size = sizeOf(asset) ?? seen;
  const focus = size ? focusOf(asset, size) : null;
  const point = focus ?? { x: 0.5, y: 0.5 };
  const said = t.focus(Math.round(point.x * 100), Math.round(point.y * 100));
  const src = textOf(asset.filename);
  const set = (next: { readonly x: number; readonly y: number }) => size && onChange(withFocus(asset, next, size));

  function onClick(event: MouseEvent<HTMLElement>) {
    // A key press on the button is a click without a place.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    set({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height });
  }
  function onKeyDown(event: KeyboardEvent) {
    const next = movedByKey(event.key, point);
    if (!next) return;
    event.preventDefault();
    set(next);
  }
  return (
    <div className="forms-focus">
      <button type="button" aria-label={said} onClick={onClick} onKeyDown={onKeyDown}>
        <img
          src={imageAddress(src, { width: 640, height: 480, fitIn: true })}
          alt={textOf(asset.alt)}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSeen({ width, height })}
        />
        <span className="forms-focus-mark" style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} />
      </button>
      <p className="field-hint">{t.focusHint}</p>
      {!isEmpty(asset.focus) && (
        <Button small look="quiet" onClick={() => onChange({ ...asset, focus: null })}>
          {t.focusClear}
        </Button>
      )}
      <LiveRegion>{focus ? said : ""}</LiveRegion>
    </div>
  );
}
