import { useState } from "react";
import { labelFor } from "../../../core/labels.ts";
import { formatLengthNumber, formatSides } from "../../../core/length-text.ts";
import type { Format } from "../../../core/measure.ts";
import type { OwnFormat, OwnFormatProblem } from "../../../products/kind-page.ts";
import { refusalText } from "../../../products/link-values.ts";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { NumberInput } from "../../../ui/number-input.tsx";
import { useMessages } from "../../words/context.tsx";
import type { Piece } from "./calculator.ts";
import type { Calculator } from "./use-calculator.ts";

interface Props {
  readonly own: OwnFormat<Piece>;
  readonly calculator: Calculator;
}

/** "20 x 20 bis 200 x 140 cm": the steps that can be ordered within the material's limits. */
function useOwnRange({ smallest, largest }: OwnFormat<Piece>, { shop, text }: Calculator): string {
  const sides = (format: Format) => formatSides(format, shop.locale);
  return text(labelFor("calc.range", { min: sides(smallest), max: sides(largest) }));
}

/** What was typed, and what it means. */
export function useTypedFormat(own: OwnFormat<Piece>, { shop, size, typed }: Calculator) {
  const { width, height } = size ?? own.smallest;
  const plain = (side: number) => formatLengthNumber(side, shop.locale).replace(/[^\d.,]/g, "");
  const [format, setFormat] = useState(typed?.format ?? { width: plain(width), height: plain(height) });
  return { format, setFormat, read: own.read(format) };
}

function useReasons({ text }: Calculator) {
  const t = useMessages().product;
  return (problems: readonly OwnFormatProblem[], side: OwnFormatProblem["side"]): string | undefined => {
    const found = problems.find((problem) => problem.side === side);
    if (!found) return undefined;
    if (found.side === "both") return refusalText(found.refusal, text);
    return found.failure in t.own.wrong ? t.own.wrong[found.failure] : undefined;
  };
}

/** The two sides to type, what is wrong with them, and within which limits. */
export function Sides({ own, calculator, typing }: Props & { readonly typing: ReturnType<typeof useTypedFormat> }) {
  const t = useMessages().product;
  const reason = useReasons(calculator);
  const range = useOwnRange(own, calculator);
  const { format, setFormat, read } = typing;
  const problems = read.ok ? [] : read.error;
  const unit = calculator.shop.unit === "inch" ? "in" : "cm";
  return (
    <>
      <div className="own-format-sides">
        {(["width", "height"] as const).map((side) => (
          <NumberInput
            key={side}
            name={side}
            label={t.own[side]}
            unit={unit}
            decimal={unit === "in"}
            value={format[side]}
            error={reason(problems, side)}
            maxLength={7}
            onChange={(event) => setFormat({ ...format, [side]: event.target.value })}
          />
        ))}
      </div>
      <p className="label num">{t.own.rule({ range })}</p>
      <LiveRegion visible className="own-format-reason">
        {reason(problems, "both") ?? ""}
      </LiveRegion>
    </>
  );
}
