import "./option-list.css";
import { chooseOption } from "../../../products/photoframe/calculator/choose.ts";
import { type ChoiceGroup, optionChoices } from "../../../products/photoframe/choices.ts";
import { prepare } from "../../../products/photoframe/prepared.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { FrameChoice } from "./frame-choice.tsx";
import { OptionRows } from "./option-rows.tsx";
import type { Calculator } from "./use-calculator.ts";

interface Props {
  readonly calculator: Calculator;
  /** Groups that are chosen elsewhere on the page. */
  readonly without?: readonly string[];
}

/** Stretcher, edge, lamination ... and the frame: one line each, opened to choose. */
export function OptionList({ calculator, without = [] }: Props) {
  const { setup, state, text } = calculator;
  const { groups } = prepare(setup.release);
  const choices = optionChoices(state.configuration, setup.release).filter(
    // The glass is chosen with its frame; where there is but one value there is nothing to choose.
    ({ key, choices: values }) => !groups.get(key)?.group.glazing && values.length > 1 && !without.includes(key),
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
