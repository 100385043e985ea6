import { Notices } from "./notices.tsx";
import { CalculatorSections } from "./sections.tsx";
import { Summary } from "./summary.tsx";
import { TypeChanged } from "./type-changed.tsx";
import type { Calculator } from "./use-calculator.ts";

interface Props {
  readonly calculator: Calculator;
  /** Only the first section: what stands below the window is drawn later. */
  readonly beginning?: boolean;
}

/** The calculator, the same on product pages and in pages that editors wrote: what there is to choose, what it costs, when it arrives. */
export function CalculatorColumn({ calculator, beginning = false }: Props) {
  const { sections } = calculator;
  return (
    <>
      <Notices calculator={calculator} />
      <CalculatorSections sections={beginning ? sections.slice(0, 1) : sections} calculator={calculator} />
      {!beginning && (
        <>
          <Summary calculator={calculator} />
          <TypeChanged calculator={calculator} />
        </>
      )}
    </>
  );
}
