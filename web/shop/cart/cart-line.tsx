import { labelled } from "../../../core/label-text.ts";
import { shopPath } from "../../../core/shop-path.ts";
import { useShop } from "../../frame/use-shop.ts";
import "./cart-line.css";
import "../../../ui/link.css";
import type { CartLine } from "../../../services/carts/contract.ts";
import { productionPaths } from "../../../services/production/contract.ts";
import { giftVoucherKind } from "../../../services/vouchers/contract.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Price } from "../../../ui/price.tsx";
import { LinePicture } from "../../scene/preview/line-picture.tsx";
import { useLocale, useMessages } from "../../words/context.tsx";
import { GiftPicture } from "../vouchers/gift-picture.tsx";
import { QuantityField } from "./quantity-field.tsx";

interface CartLineRowProps {
  readonly line: CartLine;
  /** What the visitor chose, perhaps before the server knows. */
  readonly quantity: number;
  readonly money: (amount: number) => string;
  /** Whether to say that its pieces are counted by themselves. */
  readonly apart: boolean;
  readonly onQuantity: (quantity: number) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

/** One line of the basket: what it is, what there is to know about it, how many, what it costs. */
export function CartLineRow({ line, quantity, money, apart, onQuantity, onDuplicate, onRemove }: CartLineRowProps) {
  const t = useMessages().cart;
  const shop = useShop();
  const { title, facts, editPath, versionId, unitPrice, unavailable, priceChanged } = line;
  return (
    <li className="cart-line">
      {line.kind === giftVoucherKind ? (
        <GiftPicture amount={unitPrice && money(unitPrice.current)} />
      ) : (
        <LinePicture src={versionId && productionPaths.versionPreview(versionId)} look={line.look} />
      )}
      <div className="cart-line-words">
        <h2>{title}</h2>
        <p className="cart-line-facts num">{[...facts, ...(line.withdrawalRight ? [t.readyMade] : [])].join(", ")}</p>
        {apart && <p className="cart-line-facts">{t.stepsApart}</p>}
        {unavailable && (
          <Notice tone="warn" title={t.unavailable} className="cart-line-note">
            {unavailable.map(({ text }) => text).join(" ")} {t.unavailableHelp}
          </Notice>
        )}
        {priceChanged && (
          <Notice tone="info" className="cart-line-note">
            {t.priceChanged({ from: money(priceChanged.from), to: money(priceChanged.to) })}
          </Notice>
        )}
        <p className="cart-line-actions">
          {editPath && (
            <a className="link" href={shopPath(shop, editPath as `/${string}`)} aria-label={t.editOf({ title })}>
              {t.edit}
            </a>
          )}
          <button type="button" className="link" aria-label={t.duplicateOf({ title })} onClick={onDuplicate}>
            {t.duplicate}
          </button>
          <button type="button" className="link" aria-label={t.removeOf({ title })} onClick={onRemove}>
            {t.remove}
          </button>
        </p>
      </div>
      <div className="cart-line-quantity">
        <QuantityField title={title} value={quantity} onChange={onQuantity} />
      </div>
      <LinePrice line={line} quantity={quantity} unitPrice={unitPrice} money={money} />
    </li>
  );
}

interface LinePriceProps extends Pick<CartLineRowProps, "line" | "quantity" | "money"> {
  readonly unitPrice: CartLine["unitPrice"];
}

/** The line's total as the server computed it; pale while it computes the next. */
function LinePrice({ line, quantity, unitPrice, money }: LinePriceProps) {
  const { cart: t, vouchers } = useMessages();
  const locale = useLocale();
  if (!unitPrice || line.total === null) return <div className="cart-line-price" />;
  const total = unitPrice.original * line.quantity;
  const original = total > line.total ? money(total) : undefined;
  return (
    <div className="cart-line-price" data-stale={quantity !== line.quantity || undefined}>
      <Price current={money(line.total)} original={original} originalLabel={t.lowest30} />
      {original && (
        <span className="label num" aria-hidden="true">
          {labelled(t.lowest30, money(unitPrice.original), locale)}
        </span>
      )}
      {line.quantity > 1 && <span className="label num">{t.each({ price: money(unitPrice.current) })}</span>}
      {line.saved > 0 && <span className="label num">{vouchers.saved({ amount: money(line.saved) })}</span>}
    </div>
  );
}
