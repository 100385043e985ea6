import { zoomTo } from "../../../../design/placement-gestures.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Slider } from "../../../../ui/slider.tsx";
import { useMessages } from "../../../words/context.tsx";
import { useDesignContext } from "../../context/design-context.ts";
import { useSliderGesture } from "../../inspector/use-slider-gesture.ts";
import type { HeldPhoto } from "./held-photo.ts";
import { placing } from "./photo-hands.ts";
import { positionOf, ZOOM_STEPS, zoomAt } from "./zoom-scale.ts";

/** How much of the photo is seen. */
export function ZoomSlider({ held }: { readonly held: HeldPhoto }) {
  const t = useMessages().designer;
  const { session } = useDesignContext();
  const { key, handlers } = useSliderGesture();
  const { placement } = held.element;
  const percent = Math.round(placement.zoom / 10_000);
  const zoom = (value: number, gesture: string | null) =>
    session.perform(placing(held, zoomTo(held.photo, held.box, placement, value)), gesture);
  return (
    <>
      <p className="inspector-label">
        {t.photo.zoom} <span className="num">{t.photo.zoomText({ percent })}</span>
      </p>
      <div className="inspector-row">
        <IconButton icon="minus" small label={t.photo.smaller} onClick={() => zoom(placement.zoom / 1.1, null)} />
        <Slider
          label={t.photo.zoom}
          value={positionOf(placement.zoom)}
          min={0}
          max={ZOOM_STEPS}
          valueText={t.photo.zoomText({ percent })}
          onChange={(position) => zoom(zoomAt(position), key())}
          {...handlers}
        />
        <IconButton icon="plus" small label={t.photo.larger} onClick={() => zoom(placement.zoom * 1.1, null)} />
      </div>
    </>
  );
}
