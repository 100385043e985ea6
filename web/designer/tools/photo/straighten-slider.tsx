import { straighten, tiltOf } from "../../../../design/placement-gestures.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Slider } from "../../../../ui/slider.tsx";
import { useLocale, useMessages } from "../../../words/context.tsx";
import { useDesignContext } from "../../context/design-context.ts";
import { useSliderGesture } from "../../inspector/use-slider-gesture.ts";
import type { HeldPhoto } from "./held-photo.ts";
import { placing } from "./photo-hands.ts";

/** Tenths of a degree, as far as a horizon is ever off. */
const MOST = 150;
const MILLIDEGREES = 100;

/** Levels a horizon. */
export function StraightenSlider({ held }: { readonly held: HeldPhoto }) {
  const t = useMessages().designer.photo;
  const locale = useLocale();
  const { session } = useDesignContext();
  const { key, handlers } = useSliderGesture();
  const tilt = tiltOf(held.element.placement);
  const words = t.degrees({
    text: (tilt / 1000).toLocaleString(locale, { maximumFractionDigits: 1, signDisplay: "exceptZero" }),
  });
  const level = (millidegrees: number, gesture: string | null) =>
    session.perform(placing(held, straighten(held.photo, held.box, held.element.placement, millidegrees)), gesture);
  return (
    <>
      <p className="inspector-label">
        {t.straighten} <span className="num">{words}</span>
      </p>
      <div className="inspector-row">
        <Slider
          label={t.straighten}
          value={Math.round(tilt / MILLIDEGREES)}
          min={-MOST}
          max={MOST}
          valueText={words}
          onChange={(tenths) => level(tenths * MILLIDEGREES, key())}
          {...handlers}
        />
        <IconButton icon="refresh" small label={t.straight} onClick={() => level(0, null)} />
      </div>
    </>
  );
}
