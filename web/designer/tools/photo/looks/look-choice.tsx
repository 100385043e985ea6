import { useId } from "react";
import type { PhotoEffect, PhotoElement } from "../../../../../design/document.ts";
import { noEffect } from "../../../../../design/photo-effect.ts";
import { EffectFilters, useFilterOf } from "../../../../scene/drawing/effect-filters.tsx";
import { useMessages } from "../../../../words/context.tsx";
import { common } from "../../../elements/common.ts";
import { usePictureUrl } from "../../../photos/use-pictures.ts";
import { lookNames, lookOf, looks } from "./looks.ts";

interface LookChoiceProps {
  readonly elements: readonly PhotoElement[];
  readonly onChoose: (effect: PhotoEffect) => void;
}

const drawn = Object.values(looks);

/** The looks, each drawn with a photo of the selection. */
export function LookChoice({ elements, onChoose }: LookChoiceProps) {
  const t = useMessages().designer.tools.looks;
  const name = useId();
  const photo = elements.find((element) => element.photo !== null)?.photo ?? "";
  const url = usePictureUrl(photo, 512);
  const chosen = common(elements, ({ effect = noEffect }) => lookOf(effect));
  return (
    <EffectFilters effects={drawn}>
      <fieldset className="look-choices">
        <legend className="visually-hidden">{t.title}</legend>
        {lookNames.map((look) => (
          <label key={look} className="look-choice">
            <input type="radio" name={name} checked={look === chosen} onChange={() => onChoose(looks[look])} />
            <LookPicture url={url} effect={looks[look]} />
            {t[look]}
          </label>
        ))}
      </fieldset>
    </EffectFilters>
  );
}

function LookPicture({ url, effect }: { readonly url: string | null; readonly effect: PhotoEffect }) {
  const filter = useFilterOf(effect);
  return <span className="look-picture">{url !== null && <img src={url} alt="" style={{ filter }} />}</span>;
}
