import "../../../ui/link.css";
import "./rows.css";
import { formatSize } from "../../../core/length-text.ts";
import { refusalText } from "../../../products/link-values.ts";
import type { PageRow } from "../../../products/page-section.ts";
import { ChoiceGroup } from "../../../ui/choice.tsx";
import { MaterialRow } from "../../../ui/material-row.tsx";
import { Price } from "../../../ui/price.tsx";
import { useMessages } from "../../words/context.tsx";
import type { Piece, Section } from "./calculator.ts";
import type { Calculator } from "./use-calculator.ts";

export type Row = PageRow<Piece>;

interface Props {
  readonly section: Section<"rows">;
  readonly calculator: Calculator;
}

/** Materials or types with their price at the chosen format: the page's own first, the others on request. */
export function Rows({ section, calculator }: Props) {
  const t = useMessages().product;
  const { data, shop, text } = calculator;
  const rows = section.rows();
  const first = data.firstMaterials.flatMap((key) => rows.filter(({ value }) => value === key));
  const others = rows.filter(({ value }) => !data.firstMaterials.includes(value));
  const isOpen = others.some(({ chosen }) => chosen);
  const list = (some: readonly Row[]) =>
    some.map((row) => <RowChoice key={row.value} row={row} calculator={calculator} />);
  const { at, note } = section;
  const pricesFor = at
    ? t.materialAtFormat({ size: formatSize(at.size, shop.locale), framed: at.framed })
    : note && text(note);
  return (
    <ChoiceGroup
      className="calculator-part"
      legend={text(section.legend)}
      action={pricesFor && <span className="label num legend-note">{pricesFor}</span>}
    >
      {list(first)}
      {others.length > 0 && (
        <details className="more-materials" open={isOpen || undefined}>
          <summary>
            <span className="link small">{t.moreMaterials({ count: others.length })}</span>
          </summary>
          {list(others)}
        </details>
      )}
    </ChoiceGroup>
  );
}

export function RowChoice({ row, calculator }: { readonly row: Row; readonly calculator: Calculator }) {
  const words = useRowWords(row, calculator);
  return (
    <MaterialRow
      {...words}
      swatch={row.swatch && <img src={row.swatch} width="96" height="96" alt="" loading="lazy" />}
    />
  );
}

/** A row's own facts wherever it can be chosen: name, a fact, price at the chosen format or why it has none. */
export function useRowWords(row: Row, calculator: Calculator) {
  const t = useMessages().product;
  const { label, chosen, elsewhere, priced, refusal, fact } = row;
  const { text, money, shop } = calculator;
  return {
    target: refusal ? { href: "" } : calculator.choose(row.to(), "new"),
    chosen,
    unavailable: refusal ? refusalText(refusal, text) : undefined,
    name: (
      <>
        {text(label)}
        {!refusal && calculator.isReduced(priced) && <span className="row-deal">{text("calc.deal")}</span>}
      </>
    ),
    fact: elsewhere ? refusalText(elsewhere.reason, text) : fact && text(fact),
    price: refusal ? undefined : (
      <Price
        current={money(calculator.priceOf(priced))}
        before={
          elsewhere ? (
            <span className="material-other-size num">
              {t.otherFormat({ size: formatSize(elsewhere.size, shop.locale) })}
            </span>
          ) : undefined
        }
      />
    ),
  };
}
