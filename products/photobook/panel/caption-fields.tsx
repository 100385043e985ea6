import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { openCase } from "../case.ts";
import { type Captioned, type CaptionSort, captionSteps } from "../labels/date-captions.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";

/** Dates of photos as texts, on the side in sight or on all. */
export function CaptionFields({ configuration, data, locale, useDesign }: Props) {
  const t = wordsOf(locale).captions;
  const { document, side, perform } = useDesign();
  const [sort, setSort] = useState<CaptionSort>("days");
  const [scope, setScope] = useState<"side" | "all">("side");
  const [said, say] = useState<Captioned | null>(null);
  const add = () => {
    const sides = scope === "side" ? [side] : document.surfaces.map(({ id }) => id);
    const today = new Date().toISOString().slice(0, 10);
    const captioned = captionSteps(document, openCase(configuration, data), { sort, sides, locale, today });
    perform(captioned.steps);
    say(captioned);
  };
  return (
    <section className="book-labels">
      <h3>{t.title}</h3>
      <p className="label">{t.help}</p>
      <SegmentedControl
        label={t.sort}
        segments={(["days", "months"] as const).map((value) => ({ value, label: t[value] }))}
        value={sort}
        onChange={setSort}
      />
      <SegmentedControl
        label={t.scope}
        segments={(["side", "all"] as const).map((value) => ({ value, label: t[value] }))}
        value={scope}
        onChange={setScope}
      />
      <Button look="ghost" small onClick={add}>
        {t.add}
      </Button>
      <LiveRegion visible className="label">
        {said &&
          [
            t.added({ count: said.added }),
            said.undated > 0 && t.undated({ count: said.undated }),
            said.full > 0 && t.full({ count: said.full }),
          ]
            .filter(Boolean)
            .join(" ")}
      </LiveRegion>
    </section>
  );
}
