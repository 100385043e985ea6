import { Notices } from "./notices.tsx";
import { CalculatorSections } from "./sections.tsx";
import { Summary } from "./summary.tsx";
import { TypeChanged } from "./type-changed.tsx";
import type { Calculator } from "./use-calculator.ts";

interface Props {
  readonly calculator: Calculator;
}

/** The calculator, on product pages and in editors' pages: choices, price and date. */
export function CalculatorColumn({ calculator }: Props) {
  const { sections } = calculator;
  return (
    <>
      <Notices calculator={calculator} />
      <CalculatorSections sections={sections} calculator={calculator} />
      <Summary calculator={calculator} />
      <TypeChanged calculator={calculator} />
    </>
  );
}
