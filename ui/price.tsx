import { type ReactNode, useState } from "react";
import "./price.css";
import { classNames } from "./class-names.ts";
import { unbroken } from "./price-text.ts";

interface PriceProps {
  /** The price to pay, formatted for the visitor's locale. */
  readonly current: string;
  /** The price before a real, dated reduction; struck through. */
  readonly original?: string | undefined;
  /** Read before the original price ("statt"). */
  readonly originalLabel?: string | undefined;
  /** Word before the price ("ab"). */
  readonly before?: ReactNode;
  readonly large?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A price in tabular figures. When it changes, the new one fades in. */
export function Price({ current, original, originalLabel, before, large, className }: PriceProps) {
  const [first] = useState(current);
  const reduced = original !== undefined && original !== current;
  return (
    <span className={classNames("price", large && "price-large", className)}>
      {before && <span className="price-before">{before} </span>}
      {reduced && (
        <s className="price-original">
          {originalLabel && <span className="visually-hidden">{originalLabel} </span>}
          {unbroken(original)}
        </s>
      )}
      <span
        key={current}
        className={classNames(reduced && "price-reduced", current !== first && "price-changed") || undefined}
      >
        {unbroken(current)}
      </span>
    </span>
  );
}
