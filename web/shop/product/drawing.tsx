import "./drawing.css";
import type { DrawingProps } from "../../../products/drawing.ts";
import { drawings } from "../../../products/drawings.ts";
import { part } from "../../browser/part.tsx";
import type { Piece, Section } from "./calculator.ts";
import type { Calculator } from "./use-calculator.ts";

interface NamedDrawing extends DrawingProps<Piece, unknown> {
  readonly name: string;
}

/** The drawings of each kind, a lazy chunk each. */
const parts = new Map(
  Object.entries(drawings).map(([kind, { source, load }]) => [
    kind,
    part<NamedDrawing>(source, async () => {
      const known = await load();
      return ({ name, ...props }) => {
        const One = known[name];
        return One ? <One {...props} /> : null;
      };
    }),
  ]),
);

interface Props {
  readonly section: Section<"drawing">;
  readonly calculator: Calculator;
}

/** What only this kind draws, from the present choice. */
export function Drawing({ section, calculator }: Props) {
  const { page, state, setup, shop, text } = calculator;
  const Part = parts.get(page.sold.key);
  if (!Part) return null;
  const { configuration } = state;
  const { locale, unit } = shop;
  return (
    <Part
      name={section.name}
      configuration={configuration}
      locale={locale}
      unit={unit}
      text={text}
      data={setup.release}
    />
  );
}
