import { Stepper } from "../../../ui/stepper.tsx";
import { openCase } from "../case.ts";
import type { PhotobookConfiguration } from "../configuration.ts";
import { hasSpineText, spineOf } from "../spine.ts";
import { millimetresText, weightOf } from "./book-follows.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";
import "./panel.css";

/** Number of pages and copies, and the resulting spine. */
export function PagesSection({ configuration, data, locale, choose }: Props) {
  const t = wordsOf(locale);
  const one = openCase(configuration, data);
  if (!one.book) return null;
  const change = (changes: Partial<PhotobookConfiguration>) => choose({ ...configuration, ...changes });
  const spine = spineOf(one) / 1000;
  const width = millimetresText(spine, locale);
  return (
    <>
      <div className="book-count">
        <span>{t.pageCount}</span>
        <Stepper
          label={t.pageCount}
          decreaseLabel={t.fewer}
          increaseLabel={t.more}
          value={configuration.pageCount}
          {...one.book.pages}
          onChange={(pageCount) => change({ pageCount })}
        />
      </div>
      <p className="label">{t.note}</p>
      {spine > 0 && (
        <p className="label">
          {hasSpineText(one) ? t.spine({ width }) : t.thinSpine({ width, from: data.spine.textFromPages })}
        </p>
      )}
      <p className="label">{t.weighs({ text: weightOf(configuration, data, locale) })}</p>
      <div className="book-count">
        <span>{t.copies}</span>
        <Stepper
          label={t.copies}
          decreaseLabel={t.fewerCopies}
          increaseLabel={t.moreCopies}
          value={configuration.quantity}
          min={1}
          max={data.mostCopies}
          step={1}
          onChange={(quantity) => change({ quantity })}
        />
      </div>
    </>
  );
}
