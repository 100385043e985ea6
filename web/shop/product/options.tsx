import "./options.css";
import { refusalText } from "../../../products/link-values.ts";
import type { GroupChoice, GroupPart, PageGroup } from "../../../products/page-section.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { OptionRow } from "../../../ui/option-row.tsx";
import { useMessages } from "../../words/context.tsx";
import type { Piece, Section } from "./calculator.ts";
import { Finishes } from "./section-parts.ts";
import type { Calculator } from "./use-calculator.ts";

interface Props {
  readonly section: Section<"options">;
  readonly calculator: Calculator;
  /** Groups that are chosen elsewhere on the page. */
  readonly without?: readonly string[];
}

/** Stretcher, edge, lamination ... and the frame: one line each, opened to choose. */
export function Options({ section, calculator, without = [] }: Props) {
  const groups = section.groups().filter(({ key }) => !without.includes(key));
  return (
    <div className="option-list">
      {groups.map((group) => (
        <Group key={group.key} group={group} calculator={calculator} />
      ))}
    </div>
  );
}

function Group({ group, calculator }: { readonly group: PageGroup<Piece>; readonly calculator: Calculator }) {
  const t = useMessages().product;
  const { text, money, priceOf, quote } = calculator;
  const { label, value, parts } = group;
  const said =
    "none" in value ? t.frame.none({ amount: money(priceOf(value.none) - quote.priceCurrent) }) : text(value);
  return (
    <Disclosure name="options" title={text(label)} value={said}>
      {parts.map((part) => (
        <Part key={part.title?.key ?? ""} part={part} calculator={calculator} />
      ))}
    </Disclosure>
  );
}

function Part({ part, calculator }: { readonly part: GroupPart<Piece>; readonly calculator: Calculator }) {
  const { title, look, choices } = part;
  return (
    <>
      {title && <h4>{calculator.text(title)}</h4>}
      {look === "finishes" ? (
        <Finishes choices={choices} calculator={calculator} />
      ) : (
        <div>
          {choices.map((choice) => (
            <OptionChoice key={choice.value} choice={choice} calculator={calculator} />
          ))}
        </div>
      )}
    </>
  );
}

/** One value: what it adds or takes off, or why it cannot be had. */
function OptionChoice({ choice, calculator }: { choice: GroupChoice<Piece>; calculator: Calculator }) {
  const { text, quote } = calculator;
  const { label, chosen, refusal } = choice;
  const to = refusal ? null : choice.to();
  // What a choice changes about the price of the piece, rounding included: "+2,90 €".
  const more = to && !chosen ? calculator.priceOf(to.state.configuration) - quote.priceCurrent : 0;
  return (
    <OptionRow
      compact
      target={to ? calculator.choose(to) : { href: "" }}
      chosen={chosen}
      title={text(label)}
      end={more === 0 ? undefined : calculator.difference(more)}
      unavailable={refusal ? refusalText(refusal, text) : undefined}
    />
  );
}
