import "./picks.css";
import type { CSSProperties } from "react";
import { refusalText } from "../../../products/link-values.ts";
import type { PagePick } from "../../../products/page-section.ts";
import { Choice, ChoiceGroup } from "../../../ui/choice.tsx";
import { useMessages } from "../../words/context.tsx";
import type { Piece, Section } from "./calculator.ts";
import type { Calculator } from "./use-calculator.ts";

interface Props {
  readonly section: Section<"picks">;
  readonly calculator: Calculator;
}

/** Two to five things side by side, each with its picture and its price, or with what it adds. */
export function Picks({ section, calculator }: Props) {
  const { text } = calculator;
  const picks = section.picks();
  return (
    <ChoiceGroup
      className="calculator-part"
      legend={text(section.legend)}
      action={section.note && <span className="label num legend-note">{text(section.note)}</span>}
    >
      <div
        // Five would be too narrow for a word.
        className={picks.length > 2 ? "picks picks-many" : "picks"}
        style={{ "--n": picks.length > 5 ? 4 : picks.length === 5 ? 3 : picks.length } as CSSProperties}
      >
        {picks.map((pick) => (
          <Pick key={pick.value} pick={pick} section={section} calculator={calculator} />
        ))}
      </div>
    </ChoiceGroup>
  );
}

interface PickProps extends Props {
  readonly pick: PagePick<Piece>;
}

function Pick({ pick, section, calculator }: PickProps) {
  const { included } = useMessages().product;
  const { text, money, difference, priceOf, quote } = calculator;
  const { label, detail, picture, drawing, chosen, refusal } = pick;
  const to = refusal ? null : pick.to();
  const amount = to ? priceOf(to.state.configuration) : 0;
  const more = amount - quote.priceCurrent;
  const price = section.prices === "whole" ? money(amount) : chosen || more === 0 ? included : difference(more);
  return (
    <Choice
      className="pick"
      target={to ? calculator.choose(to) : { href: "" }}
      chosen={chosen}
      unavailable={refusal ? refusalText(refusal, text) : undefined}
    >
      {picture && <img src={picture} width="160" height="160" alt="" loading="lazy" />}
      {drawing && (
        <svg width="44" height="26" viewBox="0 0 44 26" aria-hidden="true">
          <path d={drawing} />
        </svg>
      )}
      <span>
        <b>{text(label)}</b>
        {detail && <small>{text(detail)}</small>}
        {to && section.prices !== "none" && <small className="num">{price}</small>}
      </span>
    </Choice>
  );
}
