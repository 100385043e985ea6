import type { PhotoEffect, PhotoElement } from "../../../../../design/document.ts";
import { noEffect } from "../../../../../design/photo-effect.ts";
import { changesNothing } from "../../../../scene/drawing/effect-filter.ts";
import { useLocale, useMessages } from "../../../../words/context.tsx";
import { useDesignContext } from "../../../context/design-context.ts";
import { common, setEach } from "../../../elements/common.ts";
import { SliderRow } from "../../../inspector/slider-row.tsx";
import { BeforeButton } from "./before-button.tsx";
import { LookChoice } from "./look-choice.tsx";
import "./look-section.css";
import { amounts } from "./looks.ts";

/** Looks and amounts of light, contrast and warmth, for one photo or several at once. */
export function LookSection({ elements }: { readonly elements: readonly PhotoElement[] }) {
  const t = useMessages().designer.tools.looks;
  const locale = useLocale();
  const { session } = useDesignContext();
  const plain = elements.every(({ effect = noEffect }) => changesNothing(effect));
  const give = (change: (effect: PhotoEffect) => PhotoEffect, gesture: string | null = null) =>
    session.perform(
      setEach(elements, ({ effect = noEffect }) => {
        const next = change(effect);
        return { effect: changesNothing(next) ? undefined : next };
      }),
      gesture,
    );
  return (
    <section>
      <p className="inspector-label">
        {t.title}
        <span>{elements.length > 1 && t.of({ count: elements.length })}</span>
      </p>
      <LookChoice elements={elements} onChoose={(effect) => give(() => effect)} />
      {amounts.map((amount) => {
        const value = common(elements, ({ effect }) => effect?.[amount] ?? 0) ?? 0;
        return (
          <SliderRow
            key={amount}
            label={t[amount]}
            value={value}
            min={-100}
            max={100}
            words={value.toLocaleString(locale, { signDisplay: "exceptZero" })}
            changed={value !== 0}
            onChange={(next, gesture) => give((effect) => ({ ...effect, [amount]: next }), gesture)}
          />
        );
      })}
      <div className="look-actions">
        <button
          type="button"
          className="look-reset"
          aria-disabled={plain}
          onClick={() => !plain && give(() => noEffect)}
        >
          {t.reset}
        </button>
        <BeforeButton />
      </div>
    </section>
  );
}
