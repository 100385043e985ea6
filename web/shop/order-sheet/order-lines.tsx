import "./order-lines.css";
import type { ReactNode } from "react";
import type { LookView } from "../../../services/carts/contract.ts";
import { giftVoucherKind } from "../../../services/vouchers/contract.ts";
import { Price } from "../../../ui/price.tsx";
import { LinePicture } from "../../scene/preview/line-picture.tsx";
import { useMessages } from "../../words/context.tsx";
import { GiftPicture } from "../vouchers/gift-picture.tsx";

export interface OrderSheetLine {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly facts: readonly string[];
  readonly quantity: number;
  readonly unitPrice: number;
  readonly total: number;
  readonly withdrawalRight: boolean;
  /** Address of its picture, null for ready-made goods. */
  readonly picture: string | null;
  readonly look: LookView | null;
  /** What can be done with it. */
  readonly action?: ReactNode;
}

interface OrderLinesProps {
  readonly lines: readonly OrderSheetLine[];
  readonly money: (amount: number) => string;
}

/** What is ordered, a line each. */
export function OrderLines({ lines, money }: OrderLinesProps) {
  const t = useMessages().checkout;
  return (
    <ul className="order-lines">
      {lines.map(({ id, kind, title, facts, quantity, unitPrice, total, withdrawalRight, picture, look, action }) => (
        <li key={id} className="order-line">
          {kind === giftVoucherKind ? (
            <GiftPicture amount={money(unitPrice)} />
          ) : (
            <LinePicture src={picture} look={look} />
          )}
          <div>
            <b>{title}</b>
            {[
              ...(quantity > 1 ? [t.pieces({ quantity })] : []),
              ...facts,
              ...(withdrawalRight ? [t.readyMade] : []),
            ].map((fact) => (
              <span key={fact} className="order-line-fact num">
                {fact}
              </span>
            ))}
            {action}
          </div>
          <Price current={money(total)} />
        </li>
      ))}
    </ul>
  );
}
