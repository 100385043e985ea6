import { Fragment, type ReactNode } from "react";
import "./total.css";
import { Price } from "./price.tsx";
import { unbroken } from "./price-text.ts";

export interface TotalLine {
  readonly label: ReactNode;
  /** Formatted amount. */
  readonly amount: string;
}

interface TotalProps {
  readonly lines: readonly TotalLine[];
  readonly label: ReactNode;
  /** Formatted total, all taxes and known charges included. */
  readonly total: string;
  readonly original?: string | undefined;
  readonly originalLabel?: string | undefined;
  /** What of it is tax ("darin 7,80 € Mehrwertsteuer (19 %)"). */
  readonly tax?: ReactNode;
}

/** Lines, an ink rule, the total. A change of the total is announced. */
export function Total({ lines, label, total, original, originalLabel, tax }: TotalProps) {
  return (
    <div className="total">
      {lines.length > 0 && (
        <dl className="total-lines">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
            <Fragment key={index}>
              <dt>{line.label}</dt>
              <dd>{unbroken(line.amount)}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      <div className="total-sum" role="status" aria-atomic="true">
        <span className="total-label">{label}</span>
        <Price current={total} original={original} originalLabel={originalLabel} large />
        {tax && <span className="total-tax num">{tax}</span>}
      </div>
    </div>
  );
}
