import { type MouseEvent, useState } from "react";
import { shopPath } from "../../../core/shop-path.ts";
import { useShop } from "../../frame/use-shop.ts";
import "./cart-summary.css";
import { arrivalText } from "../../../core/date-text.ts";
import { rateText } from "../../../core/number-text.ts";
import type { CartView } from "../../../services/carts/contract.ts";
import type { PackedParcelView, ShippingOption } from "../../../services/shipping/contract.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Total } from "../../../ui/total.tsx";
import { deliveryWay } from "../../frame/badges/delivery-way.ts";
import { useIsEncrypted } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";
import { anythingSent } from "../delivery/anything-sent.ts";
import { ArrivalNote } from "../delivery/arrival-note.tsx";
import { MailNote } from "../delivery/mail-note.tsx";
import { PackedParcels } from "../delivery/packed-parcels.tsx";
import { VoucherField } from "../vouchers/voucher-field.tsx";
import { voucherLabel } from "../vouchers/voucher-words.ts";
import type { CartStore } from "./cart-store.ts";

interface CartSummaryProps {
  readonly cart: CartView;
  /** The standard delivery; undefined until it is known. */
  readonly delivery: ShippingOption | undefined;
  /** What it travels in. */
  readonly parcels: readonly PackedParcelView[];
  /** Amounts are about to change. */
  readonly stale: boolean;
  readonly money: (amount: number) => string;
  readonly store: Pick<CartStore, "settled" | "putVoucher" | "takeVoucherOut">;
}

/** What the basket costs with delivery, when it arrives, and the way to the checkout. */
export function CartSummary({ cart, delivery, parcels, stale, money, store }: CartSummaryProps) {
  const { cart: t, delivery: words, vouchers } = useMessages();
  const shop = useShop();
  const { locale } = shop;
  const encrypted = useIsEncrypted();
  const sent = anythingSent(cart.lines);
  const way = delivery && words.ways[deliveryWay(delivery)];
  const freeFrom = delivery?.freeFrom ? `, ${t.freeFrom({ amount: money(delivery.freeFrom) })}` : "";
  // A code that stands for the delivery; express is not chosen here.
  const charge = cart.vouchers.some((voucher) => voucher.freeShipping) ? 0 : (delivery?.price ?? 0);
  const discounts = cart.vouchers.filter(({ type, amount }) => type === "discount" && amount > 0);
  const blocked = cart.lines.some(({ unavailable }) => unavailable !== null);
  return (
    <section className="cart-summary" aria-label={t.summary} aria-busy={stale || undefined}>
      <div data-stale={stale || undefined}>
        <Total
          lines={[
            { label: t.subtotal, amount: money(cart.goods) },
            ...discounts.map((voucher) => ({
              label: voucherLabel(voucher, vouchers, (rate) => rateText(rate, locale)),
              amount: money(-voucher.amount),
            })),
            ...(delivery && sent ? [{ label: `${way}${freeFrom}`, amount: money(charge) }] : []),
          ]}
          label={t.total}
          total={money(cart.goods - cart.discount + charge)}
          tax={sent ? (cart.taxIncluded ? t.taxIncluded : t.taxAdded) : words.byMail.noTax}
        />
      </div>
      <VoucherField vouchers={cart.vouchers} money={money} onPut={store.putVoucher} onTake={store.takeVoucherOut} />
      {delivery?.missingToFree && charge > 0 ? (
        <p className="label cart-summary-free">{t.missingToFree({ amount: money(delivery.missingToFree) })}</p>
      ) : null}
      {!sent && <MailNote />}
      {sent && !delivery && <Skeleton height="4.25rem" />}
      {sent && delivery && (
        <>
          <ArrivalNote title={arrivalText(delivery.arrival.latest, locale)}>{t.arrivesText}</ArrivalNote>
          <PackedParcels parcels={parcels} />
        </>
      )}
      {blocked ? (
        <p className="cart-summary-blocked" id="cart-blocked">
          <Icon name="warning" small /> {t.unavailableHelp}
        </p>
      ) : (
        <ToCheckout href={shopPath(shop, "/checkout")} settled={store.settled}>
          {t.toCheckout}
        </ToCheckout>
      )}
      <p className="label cart-summary-secure">
        {encrypted && <Icon name="lock" small />} {t.secure({ encrypted })}
      </p>
    </section>
  );
}

interface ToCheckoutProps {
  /** Resolves when all changes have arrived, so that the checkout shows this basket and no earlier one. */
  readonly settled: () => Promise<void>;
  readonly href: string;
  readonly children: string;
}

/** Goes on once every change is safe on the server. */
function ToCheckout({ href, settled, children }: ToCheckoutProps) {
  const [leaving, setLeaving] = useState(false);
  const go = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (leaving) return;
    setLeaving(true);
    await settled();
    location.assign(href);
    setLeaving(false);
  };
  return (
    <ButtonLink href={href} wide iconAfter="arrow-right" onClick={go} aria-busy={leaving || undefined}>
      {children}
    </ButtonLink>
  );
}
