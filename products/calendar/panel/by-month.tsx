import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { openCalendar } from "../design/layouts.ts";
import { photosByMonth } from "../design/photos-by-month.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";

/** Lays all photos on the sheets of the months in which they were taken, as one step, and says what became of them. */
export function ByMonth({ configuration, data, locale, useDesign }: Props) {
  const words = wordsOf(locale);
  const { document, layouts, perform } = useDesign();
  const [said, say] = useState("");
  const { photos } = document;
  if (photos.length < 2) return null;
  const dated = photos.filter(({ takenAt }) => takenAt).length;
  const lay = () => {
    const { steps, own, other, left } = photosByMonth(document, layouts, openCalendar(configuration, data).sides);
    if (steps.length > 0) perform(steps);
    const rest = [
      ...(other > 0 ? [words.onOthers({ count: other })] : []),
      ...(left > 0 ? [words.unplaced({ count: left })] : []),
    ];
    say([words.onOwn({ count: own }), ...rest].join(" "));
  };
  return (
    <section className="calendar-file">
      <h3 className="calendar-legend">{words.photos}</h3>
      <Button look="ghost" small icon="calendar" disabled={dated === 0} onClick={lay}>
        {words.byMonth}
      </Button>
      <p className="label">{dated === 0 ? words.undatedPhotos : words.byMonthHint}</p>
      <LiveRegion>{said}</LiveRegion>
      {said !== "" && (
        <p className="calendar-told" aria-hidden="true">
          {said}
        </p>
      )}
    </section>
  );
}
