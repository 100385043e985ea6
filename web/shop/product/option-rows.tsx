import { refusalText } from "../../../products/link-values.ts";
import type { Chosen } from "../../../products/photoframe/calculator/setup.ts";
import type { Choice } from "../../../products/photoframe/choices.ts";
import { OptionRow } from "../../../ui/option-row.tsx";
import type { Calculator } from "./use-calculator.ts";

interface OptionRowsProps {
  readonly calculator: Calculator;
  readonly choices: readonly Choice[];
  readonly chosenBy: (value: string) => Chosen;
}

/** The values of one question: what each adds or takes off, or why it cannot be had. */
export function OptionRows({ calculator, choices, chosenBy }: OptionRowsProps) {
  const { text } = calculator;
  return (
    <div>
      {choices.map((choice) => {
        const { value, label, chosen, refusal } = choice;
        const target = refusal ? null : chosenBy(value);
        return (
          <OptionRow
            key={value}
            compact
            target={target ? calculator.choose(target) : { href: "" }}
            chosen={chosen}
            title={text(label)}
            end={target && !chosen ? differenceOf(calculator, target) : undefined}
            unavailable={refusal ? refusalText(refusal, text) : undefined}
          />
        );
      })}
    </div>
  );
}

/** What a choice changes about the price of the piece, rounding included: "+2,90 €". */
function differenceOf(calculator: Calculator, { state }: Chosen): string | undefined {
  const difference = calculator.priceOf(state.configuration) - calculator.piece.priceCurrent;
  return difference === 0 ? undefined : calculator.difference(difference);
}
