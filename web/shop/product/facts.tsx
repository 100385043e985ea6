import "./facts.css";
import { formatSize } from "../../../core/length-text.ts";
import type { Locale } from "../../../core/locale.ts";
import { decimalText } from "../../../core/number-text.ts";
import { openCase } from "../../../products/photoframe/case.ts";
import { outsideSize } from "../../../products/photoframe/frame-variant.ts";
import { prepare } from "../../../products/photoframe/prepared.ts";
import { withoutHanger } from "../../../products/photoframe/without-hanger.ts";
import type { Fact, ProductPage } from "../../../services/product-pages/contract.ts";
import { useMessages } from "../../messages/context.tsx";
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
  const { configuration } = calculator.state;
  const facts = [
    ...factsOf(page.materialFacts[configuration.materialType ?? ""] ?? [], configuration),
    ...(configuration.frameType === null ? [] : page.frameFacts),
    useHanging(calculator),
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
function useHanging({ facts, shop, state, setup }: Calculator): Pick<Fact, "title" | "text"> {
  const t = useMessages().product;
  const { frameType } = state.configuration;
  const frame = prepare(setup.release).frames.get(frameType ?? "");
  const weight = weightText(facts.weightGrams, shop.locale, t.kilograms);
  const unready = withoutHanger(openCase(state.configuration, setup.release));
  const way = unready ? "none" : facts.weightGrams < 1500 ? "light" : facts.weightGrams < 5000 ? "medium" : "heavy";
  const outside = frame ? ` ${t.outside(formatSize(outsideSize(state.configuration, frame), shop.locale))}` : "";
  return { title: t.hanging.title, text: t.hanging[way](weight) + outside };
}

const gramsPerPound = 453.592_37;

/** "0,6 kg", "1.3 lb"; at least a tenth. */
function weightText(grams: number, locale: Locale, unit: string): string {
  const amount = Math.max(0.1, grams / (unit === "lb" ? gramsPerPound : 1000));
  return `${decimalText(amount, locale)}\u00a0${unit}`;
}
