import "../../product/product-page.css";
import { useEffect, useRef } from "react";
import { CalculatorColumn } from "../../product/calculator-column.tsx";
import { PriceBar } from "../../product/summary.tsx";
import { type CalculatorPage, useCalculator } from "../../product/use-calculator.ts";

export { openPageCalculator } from "./open-calculator.ts";

interface FullCalculatorProps {
  readonly page: CalculatorPage;
  readonly label: string;
  /** Somebody opened it, and goes on in it. */
  readonly focused: boolean;
}

/** The calculator of the product page, whose choice is held by the address of the page it stands in. */
export function FullCalculator({ page, label, focused }: FullCalculatorProps) {
  const calculator = useCalculator(page);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focused) place.current?.focus();
  }, [focused]);
  return (
    <section className="content-calculator-full" aria-label={label} tabIndex={-1} ref={place}>
      <CalculatorColumn calculator={calculator} />
      <PriceBar calculator={calculator} />
    </section>
  );
}
