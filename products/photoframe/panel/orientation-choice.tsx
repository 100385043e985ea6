import { type Orientation, orientationOf, turnTo } from "../../../core/measure.ts";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { changeChoice } from "./change-choice.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";

/** Lying or standing; a square is neither. */
export function OrientationChoice({ configuration, data, locale, unit, choose }: Props) {
  const words = wordsOf(locale);
  const { format } = configuration;
  const now = orientationOf(format);
  if (now === "square") return null;
  return (
    <div className="panel-orientation">
      <SegmentedControl<Exclude<Orientation, "square">>
        label={words.orientation}
        segments={[
          { value: "landscape", label: words.landscape, icon: "landscape" },
          { value: "portrait", label: words.portrait, icon: "portrait" },
        ]}
        value={now}
        onChange={(orientation) => {
          const { configuration: next, notices } = changeChoice(
            configuration,
            { format: turnTo(format, orientation) },
            data,
            unit,
          );
          choose(next, notices);
        }}
      />
    </div>
  );
}
