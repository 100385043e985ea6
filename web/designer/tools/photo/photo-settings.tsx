import { setFit, turnQuarter } from "../../../../design/placement-gestures.ts";
import { Button } from "../../../../ui/button.tsx";
import { SegmentedControl } from "../../../../ui/segmented-control.tsx";
import { useMessages } from "../../../words/context.tsx";
import { useDesignContext } from "../../context/design-context.ts";
import type { HeldPhoto } from "./held-photo.ts";
import { MovePad } from "./move-pad.tsx";
import { placing } from "./photo-hands.ts";
import { StraightenSlider } from "./straighten-slider.tsx";
import { ZoomSlider } from "./zoom-slider.tsx";

interface PhotoSettingsProps {
  readonly held: HeldPhoto;
  readonly onSwap: () => void;
}

/** Everything about a placed photo without dragging: crop, place, turn, fill or fit. */
export function PhotoSettings({ held, onSwap }: PhotoSettingsProps) {
  const t = useMessages().designer.photo;
  const { session } = useDesignContext();
  const { element, photo, box } = held;
  const place = (placement: typeof element.placement) => session.perform(placing(held, placement));
  return (
    <>
      <section>
        <p className="inspector-label">
          {photo.name}
          <span className="num">
            {photo.width} × {photo.height}
          </span>
        </p>
        <SegmentedControl<"fill" | "fit">
          label={t.fitLabel}
          segments={[
            { value: "fill", label: t.fill },
            { value: "fit", label: t.fit },
          ]}
          value={element.placement.fit}
          onChange={(fit) => place(setFit(photo, box, element.placement, fit))}
        />
      </section>
      <section>
        <ZoomSlider held={held} />
      </section>
      <section>
        <MovePad held={held} />
      </section>
      <section>
        <StraightenSlider held={held} />
        <p className="inspector-label inspector-after">{t.turn}</p>
        <div className="inspector-actions">
          <Button
            look="ghost"
            small
            icon="undo"
            aria-label={t.turnLeft}
            onClick={() => place(turnQuarter(photo, box, element.placement, "left"))}
          >
            {t.turnLeftShort}
          </Button>
          <Button
            look="ghost"
            small
            icon="redo"
            aria-label={t.turnRight}
            onClick={() => place(turnQuarter(photo, box, element.placement, "right"))}
          >
            {t.turnRightShort}
          </Button>
        </div>
      </section>
      <section className="inspector-actions">
        <Button look="ghost" small icon="swap" onClick={onSwap}>
          {t.swap}
        </Button>
        <Button
          look="ghost"
          small
          icon="trash"
          onClick={() => session.perform({ type: "placePhoto", element: element.id, photo: null })}
        >
          {t.remove}
        </Button>
      </section>
    </>
  );
}
