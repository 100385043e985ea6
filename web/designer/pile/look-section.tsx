import { useId } from "react";
import { momentText } from "../../../core/date-text.ts";
import type { PhotoEffect } from "../../../design/document.ts";
import { captionOf } from "../../../products/pile/caption.ts";
import { isRimmed, photoOf } from "../../../products/pile/print-side.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { ColourField } from "../inspector/colour-field.tsx";
import { CaptionField } from "./caption-field.tsx";
import { captionedPrints, changedEffects, colouredPrints, rimmedPrints } from "./print-steps.ts";
import { type Print, usePile } from "./use-pile.ts";

interface LookSectionProps {
  /** What is changed: the chosen prints, or all. */
  readonly prints: readonly Print[];
  readonly chosen: boolean;
}

const WARMER = 25;
const PAPER = "#ffffff";

/** How prints look: border, tone, warmth, and what is printed on them. */
export function LookSection({ prints, chosen }: LookSectionProps) {
  const t = useMessages().designer.pile;
  const { shop } = useDesignContext();
  const { rules, change, changeIn } = usePile();
  const name = useId();
  const ids = new Set(prints.map(({ surface }) => surface.id));
  const rim = only(prints.map(({ surface }) => (isRimmed(photoOf(surface) ?? { frame: "surface" }) ? "rim" : "fill")));
  const tone = only(prints.map(({ surface }) => photoOf(surface)?.effect?.tone ?? "none"));
  const warmth = only(prints.map(({ surface }) => String(Math.sign(photoOf(surface)?.effect?.warmth ?? 0))));
  const colour = only(prints.map(({ surface }) => surface.background ?? PAPER));
  const words = only(prints.map(({ surface }) => captionOf(surface)?.text ?? ""));
  const effect = (set: Partial<PhotoEffect>) => change((document) => changedEffects(document, ids, set, rules));
  const caption = (wordsOn: Parameters<typeof captionedPrints>[2]) =>
    change((document) => captionedPrints(document, ids, wordsOn, rules, () => crypto.randomUUID()));
  const dateOf = (photo: Print["photo"]) =>
    photo?.takenAt ? momentText(new Date(`${photo.takenAt.slice(0, 10)}T00:00:00Z`), shop.locale, "UTC", "day") : null;
  const dated = prints.filter(({ photo }) => photo?.takenAt);
  const hasDates = dated.length > 0 && dated.every(({ surface, photo }) => captionOf(surface)?.text === dateOf(photo));
  return (
    <div className="pile-side-section pile-look">
      <p className="label num" role="status">
        {chosen ? t.look.forChosen({ count: prints.length }) : t.look.forAll({ count: prints.length })}
      </p>
      <div>
        <p className="inspector-label" aria-hidden="true">
          {t.look.edge}
        </p>
        <SegmentedControl
          label={t.look.edge}
          segments={[
            { value: "fill", label: t.fill },
            { value: "rim", label: t.look.edge },
          ]}
          value={rim ?? ""}
          onChange={(value) => change((document) => rimmedPrints(document, ids, value === "rim", rules))}
        />
      </div>
      {rim === "rim" && (
        <ColourField
          label={t.look.rimColour}
          value={colour}
          onChange={(wanted, gesture) =>
            changeIn(gesture && `${name}-${gesture}`, () => colouredPrints(ids, wanted === PAPER ? null : wanted))
          }
        />
      )}
      <div>
        <p className="inspector-label" aria-hidden="true">
          {t.look.tone}
        </p>
        <SegmentedControl
          label={t.look.tone}
          segments={[
            { value: "none", label: t.look.colourful },
            { value: "black-and-white", label: t.mono },
          ]}
          value={tone ?? ""}
          onChange={(value) => effect({ tone: value === "none" ? "none" : "black-and-white" })}
        />
      </div>
      <div>
        <p className="inspector-label" aria-hidden="true">
          {t.look.warmth}
        </p>
        <SegmentedControl
          label={t.look.warmth}
          segments={[
            { value: "-1", label: t.look.cooler },
            { value: "0", label: t.look.asTaken },
            { value: "1", label: t.warm },
          ]}
          value={warmth ?? ""}
          onChange={(value) => effect({ warmth: Number(value) * WARMER })}
        />
      </div>
      <div>
        <Checkbox
          label={t.look.date}
          checked={hasDates}
          disabled={dated.length === 0}
          onChange={() =>
            caption((photo, before) => {
              const date = dateOf(photo);
              return hasDates ? (before === date ? null : before) : (date ?? before);
            })
          }
        />
        {dated.length === 0 && <p className="label">{t.look.noDates}</p>}
      </div>
      <CaptionField key={[...ids].join()} words={words} onWords={(text) => caption(() => text || null)} />
    </div>
  );
}

/** What all have in common; null where they differ. */
function only(values: readonly string[]): string | null {
  const [first, ...others] = new Set(values);
  return first !== undefined && others.length === 0 ? first : null;
}
