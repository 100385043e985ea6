import { type SubmitEvent, useState } from "react";
import { formatLengthNumber, formatSize, parseOwnSide } from "../../../core/length-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { NumberInput } from "../../../ui/number-input.tsx";
import { refusalText } from "../../link-values.ts";
import { check } from "../check.ts";
import { prepare } from "../prepared.ts";
import { changeChoice } from "./change-choice.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";

/** Any size within the material's limits, in whole centimetres (en-US: half inches). */
export function OwnFormat({ configuration, data, locale, unit, text, choose }: Props) {
  const words = wordsOf(locale);
  const { width, height } = configuration.format;
  const [typed, setTyped] = useState({
    width: formatLengthNumber(width, locale),
    height: formatLengthNumber(height, locale),
  });
  const [tried, setTried] = useState(false);
  const sides = { width: parseOwnSide(typed.width, unit), height: parseOwnSide(typed.height, unit) };
  const format = sides.width.ok && sides.height.ok ? { width: sides.width.value, height: sides.height.value } : null;
  const refusal = format && check({ ...configuration, format }, data).find(({ field }) => field === "format");
  const material = prepare(data).materials.get(configuration.materialType ?? "");
  const errorOf = (side: "width" | "height") => {
    const parsed = sides[side];
    return tried && !parsed.ok ? words.side[parsed.error] : undefined;
  };

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (!format || refusal) return;
    const { configuration: next, notices } = changeChoice(configuration, { format }, data, unit);
    choose(next, notices);
  }

  return (
    <Disclosure title={words.own}>
      <form className="panel-own" onSubmit={apply} noValidate>
        {(["width", "height"] as const).map((side) => (
          <NumberInput
            key={side}
            label={words[side]}
            unit={unit === "inch" ? "in" : "cm"}
            decimal={unit === "inch"}
            value={typed[side]}
            error={errorOf(side)}
            onChange={(event) => setTyped({ ...typed, [side]: event.target.value })}
          />
        ))}
        {refusal && (
          <p className="panel-reason" role="alert">
            {refusalText(refusal, text)}
          </p>
        )}
        <Button type="submit" look="ghost" small>
          {words.apply}
        </Button>
        {material && (
          <p className="label panel-limits">
            {words.limits({ least: formatSize(material.smallest, locale), most: formatSize(material.largest, locale) })}{" "}
            {words.steps}
          </p>
        )}
      </form>
    </Disclosure>
  );
}
