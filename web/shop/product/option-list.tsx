import "./option-list.css";
import { chooseOption } from "../../../products/photoframe/calculator/choose.ts";
import type { Chosen } from "../../../products/photoframe/calculator/setup.ts";
import { type Choice, type ChoiceGroup, optionChoices } from "../../../products/photoframe/choices.ts";
import { prepare } from "../../../products/photoframe/prepared.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { OptionRow } from "../../../ui/option-row.tsx";
import { useMessages } from "../../messages/context.tsx";
import { FrameChoice } from "./frame-choice.tsx";
import type { Calculator } from "./use-calculator.ts";

interface Props {
  readonly calculator: Calculator;
}

/** Stretcher, edge, lamination ... and the frame: one line each, opened to choose. */
export function OptionList({ calculator }: Props) {
  const { setup, state, text } = calculator;
  const { groups } = prepare(setup.release);
  const choices = optionChoices(state.configuration, setup.release).filter(
    // The glass is chosen with its frame; where there is but one value there is nothing to choose.
    ({ key, choices: values }) => !groups.get(key)?.group.glazing && values.length > 1,
  );
  return (
    <div className="option-list">
      {choices.map((group) => (
        <Disclosure key={group.key} name="options" title={text(group.label)} value={chosenLabel(group, calculator)}>
          <OptionRows
            calculator={calculator}
            choices={group.choices}
            chosenBy={(value) => chooseOption(setup, state, group.key, value)}
          />
        </Disclosure>
      ))}
      <FrameChoice calculator={calculator} />
    </div>
  );
}

const chosenLabel = ({ choices }: ChoiceGroup, { text }: Calculator): string => {
  const chosen = choices.find((one) => one.chosen);
  return chosen ? text(chosen.label) : "";
};

interface RowsProps extends Props {
  readonly choices: readonly Choice[];
  readonly chosenBy: (value: string) => Chosen;
}

/** The values of one question: what each adds or takes off, or why it cannot be had. */
export function OptionRows({ calculator, choices, chosenBy }: RowsProps) {
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
export function useDifference(calculator: Calculator): (chosen: Chosen) => string | undefined {
  const t = useMessages().product;
  return ({ state }) => {
    const difference = calculator.priceOf(state.configuration) - calculator.piece.priceCurrent;
    if (difference === 0) return undefined;
    return difference > 0 ? t.more(calculator.money(difference)) : t.less(calculator.money(-difference));
  };
}
