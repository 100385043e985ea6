import "./facts.css";
import { formatSize } from "../../../core/length-text.ts";
import { weightText } from "../../../core/weight-text.ts";
import type { PageWall } from "../../../products/kind-page.ts";
import type { Fact, ProductPage } from "../../../services/product-pages/contract.ts";
import { useMessages } from "../../words/context.tsx";
import type { Messages } from "../../words/messages.generated.ts";
import type { Piece } from "./calculator.ts";
import { factsOf } from "./piece-words.ts";
import type { Calculator } from "./use-calculator.ts";

interface Props {
  readonly page: ProductPage;
  readonly calculator: Calculator;
  /** Of their headings, below the heading they stand under. */
  readonly level?: "h2" | "h3";
}

/** What one wants to know of the chosen material and frame before it hangs. */
export function Facts({ page, calculator, level: Heading = "h2" }: Props) {
  const t = useMessages().product;
  const { piece } = calculator;
  const { wall } = calculator.page;
  const facts = [
    ...factsOf(page.materialFacts[piece.type] ?? [], piece),
    ...(piece.framed ? page.frameFacts : []),
    ...(wall ? [hanging(wall, calculator, t)] : []),
  ];
  return (
    <div className="facts" id={Heading === "h2" ? "facts" : undefined}>
      {facts.map(({ title, text }) => (
        <div key={title}>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}

/** Weight and outside size of exactly this piece, and how to hang it. */
function hanging(
  wall: PageWall<Piece, unknown>,
  { facts, shop, state, setup }: Calculator,
  t: Messages["product"],
): Pick<Fact, "title" | "text"> {
  const { configuration } = state;
  const outer = wall.outside(configuration, setup.release);
  const weight = weightText(facts.weightGrams, shop.locale);
  const unready = wall.unready(configuration, setup.release);
  const way = unready ? "none" : facts.weightGrams < 1500 ? "light" : facts.weightGrams < 5000 ? "medium" : "heavy";
  const outside = outer ? ` ${t.outside({ size: formatSize(outer, shop.locale) })}` : "";
  return { title: t.hanging.title, text: t.hanging[way]({ weight }) + outside };
}
