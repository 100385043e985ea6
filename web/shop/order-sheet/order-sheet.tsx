import type { ReactNode } from "react";
import { Total } from "../../../ui/total.tsx";
import { useLocale, useMessages } from "../../words/context.tsx";
import { orderSheetText, type Priced } from "./order-sheet-text.ts";

interface OrderSheetProps {
  readonly priced: Priced;
  readonly freeFrom?: number | null;
}

/** Goods, delivery, taxes by rate and the total. */
export function OrderSheet({ priced, freeFrom = null }: OrderSheetProps): ReactNode {
  const messages = useMessages();
  const text = orderSheetText(priced, freeFrom, messages, useLocale());
  return (
    <Total
      lines={text.lines}
      label={text.totalLabel}
      total={text.total}
      tax={text.taxes.map((tax) => (
        <span key={tax} className="total-tax num">
          {tax}
        </span>
      ))}
    />
  );
}
