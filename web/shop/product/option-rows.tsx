import type { Chosen } from "../../../products/photoframe/calculator/setup.ts";
import type { Choice } from "../../../products/photoframe/choices.ts";
import { OptionRow } from "../../../ui/option-row.tsx";
import { useMessages } from "../../messages/context.tsx";
import type { Calculator } from "./use-calculator.ts";

interface OptionRowsProps {
  readonly calculator: Calculator;
  readonly choices: readonly Choice[];
  readonly chosenBy: (value: string) => Chosen;
}

/** The values of one question: what each adds or takes off, or why it cannot be had. */
export function OptionRows({ calculator, choices, chosenBy }: OptionRowsProps) {
  const { text } = calculator;
  const difference = useDifference(calculator);
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
            end={target && !chosen ? difference(target) : undefined}
            unavailable={refusal ? text({ key: `refusal.${refusal.reason}`, params: refusal.params }) : undefined}
          />
        );
      })}
    </div>
  );
}

/** What a choice changes about the price of the piece, rounding included: "+ 2,90 €". */
function useDifference(calculator: Calculator): (chosen: Chosen) => string | undefined {
  const t = useMessages().product;
  return ({ state }) => {
    const difference = calculator.priceOf(state.configuration) - calculator.piece.priceCurrent;
    if (difference === 0) return undefined;
    return difference > 0 ? t.more(calculator.money(difference)) : t.less(calculator.money(-difference));
  };
}
