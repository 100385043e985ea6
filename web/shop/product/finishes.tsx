import "./finishes.css";
import { refusalText } from "../../../products/link-values.ts";
import type { GroupChoice } from "../../../products/page-section.ts";
import { Choice } from "../../../ui/choice.tsx";
import type { Piece } from "./calculator.ts";
import type { Calculator } from "./use-calculator.ts";

interface Props {
  readonly choices: readonly GroupChoice<Piece>[];
  readonly calculator: Calculator;
}

/** Woods and metals as they look, each named. */
export function Finishes({ choices, calculator }: Props) {
  const { text } = calculator;
  return (
    <div className="finishes">
      {choices.map(({ value, label, chosen, refusal, finish, to }) => (
        <Choice
          key={value}
          className="finish"
          target={refusal ? { href: "" } : calculator.choose(to())}
          chosen={chosen}
          unavailable={refusal ? refusalText(refusal, text) : undefined}
        >
          {finish && <i className={`finish-${finish.look}`} style={{ background: finish.colour }} />}
          <span>{text(label)}</span>
        </Choice>
      ))}
    </div>
  );
}
