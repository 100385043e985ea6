import type { CalculatorState } from "../../../products/photoframe/calculator/setup.ts";
import { givenWay } from "../../../products/photoframe/calculator/wish.ts";
import type { Calculator } from "./use-calculator.ts";

/** What a choice would change about frame and mat, in words: "Holzrahmen, breit", "Ohne Passepartout". */
export const givenWayWords = ({ setup, text }: Calculator, state: CalculatorState): readonly string[] =>
  givenWay(setup, state).map(text);

/** The same on a card, before the click. */
export function GivenWay({ calculator, state }: { readonly calculator: Calculator; readonly state: CalculatorState }) {
  return givenWayWords(calculator, state).map((words) => (
    <small key={words} className="format-note">
      {words}
    </small>
  ));
}
