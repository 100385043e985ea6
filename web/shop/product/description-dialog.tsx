import type { ProductPage } from "../../../services/product-pages/contract.ts";
import type { Calculator } from "./use-calculator.ts";
import "./description-dialog.css";
import { Dialog } from "../../../ui/dialog.tsx";
import { Opener } from "../../../ui/disclosure.tsx";
import type { DialogViewProps } from "../../frame/dialogs/dialogs.ts";
import { useMessages } from "../../words/context.tsx";
import { ShopPicture } from "../pictures/shop-picture.tsx";
import { sectionOf } from "./calculator.ts";
import { Facts } from "./facts.tsx";
import { descriptionOf, factsOf, headingOf, picturesOf } from "./piece-words.ts";

export interface DescribedProduct {
  readonly page: ProductPage;
  readonly calculator: Calculator;
}

/** What the chosen piece is, and how the other materials differ (specification: product-description). */
export function DescriptionDialog({ payload: { page, calculator }, close }: DialogViewProps<DescribedProduct>) {
  const t = useMessages().product;
  const { piece, text } = calculator;
  const own = calculator.page.piece(calculator.start, calculator.setup.release);
  const { heading, lead } = headingOf(page, piece, own, (heading) => t.framed({ heading }));
  const description = descriptionOf(page, piece, own);
  const [first] = picturesOf(page.gallery, piece);
  const rows = sectionOf(calculator, "rows")?.rows() ?? [];
  const others = Object.entries(page.materialFacts).filter(([key]) => key !== piece.type);
  const rowOf = (key: string) => rows.find(({ value }) => value === key);
  const factOf = (key: string) => {
    const fact = rowOf(key)?.fact;
    return fact && text(fact);
  };
  const nameOf = (key: string) => {
    const label = rowOf(key)?.label;
    return page.materialHeadings[key]?.heading ?? (label && text(label));
  };
  return (
    <Dialog open onClose={() => void close()} title={heading} closeLabel={t.close} wide className="description">
      <div className="description-lead">
        {first && <ShopPicture picture={first.picture} sizes="(max-width: 719px) 100vw, 24rem" />}
        <div>
          <p className="lead">{lead}</p>
          {description !== null && <p>{description}</p>}
        </div>
      </div>
      <Facts page={page} calculator={calculator} level="h3" />
      {others.length > 0 && (
        <section className="description-others">
          <h3>{t.description.others}</h3>
          {others.map(([key, facts]) => (
            <details key={key}>
              <Opener>
                <b>{nameOf(key)}</b> <span className="label">{factOf(key)}</span>
              </Opener>
              <dl>
                {factsOf(facts, piece).map((fact) => (
                  <div key={fact.title}>
                    <dt>{fact.title}</dt>
                    <dd>{fact.text}</dd>
                  </div>
                ))}
              </dl>
            </details>
          ))}
        </section>
      )}
    </Dialog>
  );
}
