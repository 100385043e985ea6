import { Notices } from "./notices.tsx";
import { CalculatorSections } from "./sections.tsx";
import { Summary } from "./summary.tsx";
import { TypeChanged } from "./type-changed.tsx";
import type { Calculator } from "./use-calculator.ts";

interface Props {
  readonly calculator: Calculator;
}

/** The calculator, the same on product pages and in pages that editors wrote: what there is to choose, what it costs, when it arrives. */
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
