import type { State } from "./calculator.ts";
import type { Calculator } from "./use-calculator.ts";

/** What a choice would change about frame and mat, in words: "Holzrahmen, breit", "Ohne Passepartout". */
export const givenWayWords = ({ page, setup, text }: Calculator, state: State): readonly string[] =>
  (page.givenWay?.(setup, state) ?? []).map((label) => text(label));

/** The same on a card, before the click. */
export function GivenWay({ calculator, state }: { readonly calculator: Calculator; readonly state: State }) {
  return givenWayWords(calculator, state).map((words) => (
    <small key={words} className="format-note">
      {words}
    </small>
  ));
}
