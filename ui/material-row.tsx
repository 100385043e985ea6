import type { ReactNode } from "react";
import "./material-row.css";
import { Choice, type ChoiceState, type ChoiceTarget } from "./choice.tsx";

interface MaterialRowProps extends ChoiceState {
  readonly target: ChoiceTarget;
  readonly name: ReactNode;
  /** One fact that tells it from the others ("340 g auf Keilrahmen"). */
  readonly fact?: ReactNode;
  /** A picture of the surface, filling 48 px; decoration, so with empty `alt`. */
  readonly swatch?: ReactNode;
  /** A `Price` at the chosen format. */
  readonly price?: ReactNode;
}

/** A material to choose: swatch, name, fact, price at the chosen format. */
export function MaterialRow({ target, chosen, unavailable, name, fact, swatch, price }: MaterialRowProps) {
  return (
    <Choice className="material-row" target={target} chosen={chosen} unavailable={unavailable}>
      <span className="material-row-swatch">{swatch}</span>
      <span className="material-row-name">{name}</span>
      <span className="material-row-fact">{fact}</span>
      {price}
    </Choice>
  );
}
