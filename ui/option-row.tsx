import type { ReactNode } from "react";
import "./option-row.css";
import { Choice, type ChoiceState, type ChoiceTarget } from "./choice.tsx";
import { classNames } from "./class-names.ts";

interface OptionRowProps extends ChoiceState {
  readonly target: ChoiceTarget;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** At the right end: a price, a surcharge, a mark. */
  readonly end?: ReactNode;
  /** Lower and lighter, for designers. */
  readonly compact?: boolean | undefined;
}

/** One of several options as a row with a dot: shipping, payment, glass, edge. */
export function OptionRow({ target, chosen, unavailable, title, detail, end, compact }: OptionRowProps) {
  return (
    <Choice
      className={classNames("option-row", compact && "option-row-compact")}
      target={target}
      chosen={chosen}
      unavailable={unavailable}
    >
      <span className="option-row-dot" aria-hidden="true" />
      <span className="option-row-words">
        <span className="option-row-title">{title}</span>
        {detail && <span className="option-row-detail">{detail}</span>}
      </span>
      {end && <span className="option-row-end num">{end}</span>}
    </Choice>
  );
}
