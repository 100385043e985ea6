import { Choice } from "../../../../../ui/choice.tsx";
import { useMessages } from "../../../../words/context.tsx";
import { sectionOf } from "../../calculator.ts";
import { type Row, RowChoice, useRowWords } from "../../rows.tsx";
import type { Calculator } from "../../use-calculator.ts";
import { CloseUp, type CloseUpOf, shownFromEdge } from "./close-up.tsx";

/** The materials beside each other as one sees them from the edge; the others on request. */
export function MaterialsSideBySide({ calculator }: { readonly calculator: Calculator }) {
  const { product, layouts } = useMessages();
  const { text } = calculator;
  const rows = sectionOf(calculator, "rows")?.rows() ?? [];
  const first = shownFromEdge.flatMap((key) => rows.filter(({ value }) => value === key));
  const others = rows.filter(({ value }) => !shownFromEdge.includes(value));
  return (
    <section className="side-by-side" aria-labelledby="side-by-side">
      <h2 id="side-by-side">{layouts.canvas.sideBySide}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of cards everywhere */}
      <div role="group" aria-label={text("calc.material")} className="side-by-side-cards">
        {first.map((row) => (
          <Card key={row.value} row={row} calculator={calculator} />
        ))}
      </div>
      <details className="more-materials" open={others.some(({ chosen }) => chosen) || undefined}>
        <summary>
          <span className="link small">{product.moreMaterials({ count: others.length })}</span>
        </summary>
        <div className="side-by-side-others">
          {others.map((row) => (
            <RowChoice key={row.value} row={row} calculator={calculator} />
          ))}
        </div>
      </details>
    </section>
  );
}

function Card({ row, calculator }: { readonly row: Row; readonly calculator: Calculator }) {
  const { target, chosen, name, fact, price } = useRowWords(row, calculator);
  return (
    <Choice className="material-card" target={target} chosen={chosen}>
      <span className="material-card-picture">
        <CloseUp of={row.value as CloseUpOf} sizes="(max-width: 719px) 42vw, 16vw" />
      </span>
      <b>{name}</b>
      <span className="label">{fact}</span>
      {price}
    </Choice>
  );
}
