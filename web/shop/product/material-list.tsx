import "../../../ui/link.css";
import "./material-list.css";
import { formatSize } from "../../../core/length-text.ts";
import { refusalText } from "../../../products/link-values.ts";
import { chooseMaterial } from "../../../products/photoframe/calculator/choose.ts";
import { materialRows, type MaterialRow as Row } from "../../../products/photoframe/calculator/materials.ts";
import { ChoiceGroup } from "../../../ui/choice.tsx";
import { MaterialRow } from "../../../ui/material-row.tsx";
import { Price } from "../../../ui/price.tsx";
import { useMessages } from "../../messages/context.tsx";
import { useIsWhole } from "../../router/first-view.ts";
import type { Calculator } from "./use-calculator.ts";

/** The materials with their price at the chosen format: the page's own first, the others on request. */
export function MaterialList({ calculator }: { readonly calculator: Calculator }) {
  const t = useMessages().product;
  const { text, data, setup, state, shop } = calculator;
  const rows = materialRows(setup, state);
  const first = data.firstMaterials.flatMap((key) => rows.filter((row) => row.key === key));
  const others = rows.filter(({ key }) => !data.firstMaterials.includes(key));
  const size = formatSize(state.configuration.format, shop.locale);
  const framed = state.configuration.frameType !== null;
  const isOpen = others.some(({ chosen }) => chosen);
  const isWhole = useIsWhole();
  const list = (some: readonly Row[]) => some.map((row) => <MaterialChoice key={row.key} {...{ row, calculator }} />);
  return (
    <ChoiceGroup
      className="calculator-part"
      legend={text("calc.material")}
      action={<span className="label num material-at-format">{t.materialAtFormat(size, framed)}</span>}
    >
      {list(first)}
      {others.length > 0 && (
        <details className="more-materials" open={isOpen || undefined}>
          <summary>
            <span className="link small">{t.moreMaterials(others.length)}</span>
          </summary>
          {(isOpen || isWhole) && list(others)}
        </details>
      )}
    </ChoiceGroup>
  );
}

export function MaterialChoice({ row, calculator }: { readonly row: Row; readonly calculator: Calculator }) {
  const face = useMaterialFace(row, calculator);
  return (
    <MaterialRow
      {...face}
      swatch={<img src={`/pictures/swatches/${row.key}.webp`} width="96" height="96" alt="" loading="lazy" />}
    />
  );
}

/** What a material says of itself wherever it can be chosen: its name, a fact, its price at the chosen format or why it has none. */
export function useMaterialFace({ key, label, chosen, notInFormat, priced }: Row, calculator: Calculator) {
  const t = useMessages().product;
  const { text, money, setup, state, shop } = calculator;
  const size = formatSize(priced.format, shop.locale);
  return {
    target: calculator.choose(chosen ? { state, notices: [] } : chooseMaterial(setup, state, key), "new"),
    chosen,
    name: text(label),
    fact: notInFormat ? refusalText(notInFormat, text) : text(`fact.${key}`),
    price: (
      <Price
        current={money(calculator.priceOf(priced))}
        before={notInFormat ? <span className="material-other-size num">{t.otherFormat(size)}</span> : undefined}
      />
    ),
  };
}
