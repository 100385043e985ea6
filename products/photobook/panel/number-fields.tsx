import { Checkbox } from "../../../ui/checkbox.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { Select } from "../../../ui/select.tsx";
import { openCase } from "../case.ts";
import { type NumberPlan, numberSizes, sizeOfType, typeOf } from "../labels/number-plan.ts";
import { isPageNumber, numberedPages, numberSteps, type PageNumbers, pageNumbersOf } from "../labels/page-numbers.ts";
import { writtenLook } from "../labels/written-look.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";

const ways = ["#", "– # –", "· # ·"] as const;
const usual: NumberPlan = { across: "outer", down: "bottom", onFirst: false, overPhotos: false };

/** Page numbers: on or off, where, and how they look. */
export function NumberFields({ configuration, data, locale, useDesign }: Props) {
  const t = wordsOf(locale).numbers;
  const { document, perform } = useDesign();
  const one = openCase(configuration, data);
  const numbers = pageNumbersOf(document);
  const set = (wanted: PageNumbers | null) => perform(numberSteps(document, one, wanted));
  const begin = (): PageNumbers => ({
    plan: usual,
    look: { ...writtenLook(document), size: typeOf("medium", one), words: "#" },
  });
  return (
    <section className="book-labels">
      <h3>{t.title}</h3>
      <Checkbox
        label={t.on}
        checked={numbers !== null}
        onChange={({ target }) => set(target.checked ? begin() : null)}
      />
      {numbers && (
        <>
          <SegmentedControl
            label={t.across}
            segments={(["outer", "middle"] as const).map((value) => ({ value, label: t[value] }))}
            value={numbers.plan.across}
            onChange={(across) => set({ ...numbers, plan: { ...numbers.plan, across } })}
          />
          <SegmentedControl
            label={t.down}
            segments={(["bottom", "top"] as const).map((value) => ({ value, label: t[value] }))}
            value={numbers.plan.down}
            onChange={(down) => set({ ...numbers, plan: { ...numbers.plan, down } })}
          />
          <SegmentedControl
            label={t.size}
            segments={numberSizes.map((value) => ({ value, label: t[value] }))}
            value={sizeOfType(numbers.look.size, one)}
            onChange={(size) => set({ ...numbers, look: { ...numbers.look, size: typeOf(size, one) } })}
          />
          <Select
            label={t.words}
            value={numbers.look.words}
            options={[...new Set([...ways, numbers.look.words])].map((value) => ({
              value,
              label: value.replace("#", "12"),
            }))}
            onChange={({ target }) => set({ ...numbers, look: { ...numbers.look, words: target.value } })}
          />
          <Checkbox
            label={t.onFirst}
            checked={numbers.plan.onFirst}
            onChange={({ target }) => set({ ...numbers, plan: { ...numbers.plan, onFirst: target.checked } })}
          />
          <Checkbox
            label={t.overPhotos}
            checked={numbers.plan.overPhotos}
            onChange={({ target }) => set({ ...numbers, plan: { ...numbers.plan, overPhotos: target.checked } })}
          />
          <p className="label" role="status">
            {t.printed({
              printed: document.surfaces.reduce((sum, { elements }) => sum + elements.filter(isPageNumber).length, 0),
              pages: numberedPages(document, one).length,
            })}
          </p>
        </>
      )}
    </section>
  );
}
