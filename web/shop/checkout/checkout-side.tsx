import type { RefObject } from "react";
import { arrivalText, dayText } from "../../../core/date-text.ts";
import { shopPath } from "../../../core/shop-path.ts";
import type { CheckoutSummary } from "../../../services/orders/contract.ts";
import { productionPaths } from "../../../services/production/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useMoney } from "../../frame/use-money.ts";
import { useShop } from "../../frame/use-shop.ts";
import { useLocale, useMessages } from "../../words/context.tsx";
import { anythingSent } from "../delivery/anything-sent.ts";
import { ArrivalNote } from "../delivery/arrival-note.tsx";
import { MailNote } from "../delivery/mail-note.tsx";
import { PackedParcels } from "../delivery/packed-parcels.tsx";
import { LegalNote } from "../order-sheet/legal-note.tsx";
import { OrderLines } from "../order-sheet/order-lines.tsx";
import { OrderSheet } from "../order-sheet/order-sheet.tsx";
import { VoucherField } from "../vouchers/voucher-field.tsx";
import type { CheckoutState, CheckoutStore } from "./checkout-store.ts";
import { ObstacleNotice } from "./obstacle-notice.tsx";

interface CheckoutSideProps {
  readonly store: Pick<CheckoutStore, "putVoucher" | "takeVoucherOut"> | null;
  readonly state: CheckoutState;
  /** How many fields are wrong or missing. */
  readonly faults: number;
  readonly orderButton: string;
  readonly obstacleRef: RefObject<HTMLDivElement | null>;
  readonly onRetry: () => void;
}

/** The order beside the questions: what, what it costs, when it comes, and the button that orders it. */
export function CheckoutSide({ store, state, faults, orderButton, obstacleRef, onRetry }: CheckoutSideProps) {
  const t = useMessages().checkout;
  const shop = useShop();
  const { step, summary, obstacle, busy } = state;
  const waiting = step === "placing" || step === "left";
  return (
    <section className="checkout-side" id="summary" aria-label={t.order}>
      <div className="checkout-side-sheet" data-long={(summary?.lines.length ?? 0) > 3 || undefined}>
        <div className="checkout-side-head">
          <h2>{t.order}</h2>
          <Link underlined href={shopPath(shop, "/cart")}>
            {t.edit}
          </Link>
        </div>
        {summary && <Sheet store={store} summary={summary} stale={busy} freeFrom={freeFrom(state)} />}
        {!summary && !obstacle && <SheetSkeleton />}
        <div ref={obstacleRef} tabIndex={-1} className="checkout-obstacle">
          {obstacle && (
            <ObstacleNotice
              obstacle={obstacle}
              currency={summary?.currency ?? "EUR"}
              onRetry={step === "unreachable" || !summary ? onRetry : undefined}
            />
          )}
        </div>
        {summary && (
          <>
            <Button type="submit" wide loading={waiting || busy} loadingText={waiting ? t.placing : t.refreshing}>
              {orderButton}
            </Button>
            {/* below the button, which must not move away from the finger that presses it */}
            <LiveRegion visible className="checkout-faults">
              {faults > 0 && <Notice tone="bad">{t.faults.summary({ count: faults })}</Notice>}
            </LiveRegion>
            <LegalNote lines={summary.lines} />
          </>
        )}
      </div>
    </section>
  );
}

/** From what amount on the chosen delivery is free. */
const freeFrom = ({ shipping, summary }: CheckoutState) =>
  (summary?.ways ?? shipping?.options)?.find(({ method }) => method === summary?.shipping.method)?.freeFrom ?? null;

interface SheetProps extends Pick<CheckoutSideProps, "store"> {
  readonly summary: CheckoutSummary;
  readonly stale: boolean;
  readonly freeFrom: number | null;
}

function Sheet({ store, summary, stale, freeFrom: free }: SheetProps) {
  const t = useMessages().checkout;
  const locale = useLocale();
  const money = useMoney(summary.currency);
  const { earliest, latest } = summary.shipping.arrival;
  const lines = summary.lines.map(({ lineId, versionId, ...line }) => ({
    ...line,
    id: lineId,
    picture: versionId && productionPaths.versionPreview(versionId),
  }));
  return (
    <>
      <OrderLines lines={lines} money={money} />
      {store && (
        <VoucherField
          paying
          vouchers={summary.vouchers}
          money={money}
          onPut={store.putVoucher}
          onTake={store.takeVoucherOut}
        />
      )}
      <div className="checkout-sums" data-stale={stale || undefined}>
        <OrderSheet priced={summary} freeFrom={free} />
        {anythingSent(summary.lines) ? (
          <ArrivalNote title={arrivalText(latest, locale)}>
            {earliest === latest ? t.ifPaidToday : t.earliest({ day: dayText(earliest, locale) })}
            {summary.comesHome && summary.recipientParcels && (
              <span className="checkout-recipients">
                {t.sending.arrival({ day: dayText(summary.recipientParcels.arrival.latest, locale) })}
              </span>
            )}
          </ArrivalNote>
        ) : (
          <MailNote />
        )}
        <PackedParcels parcels={summary.parcels} />
      </div>
    </>
  );
}

function SheetSkeleton() {
  const t = useMessages().checkout;
  return (
    <Loading label={t.loading}>
      <div className="order-line">
        <Skeleton ratio="4 / 3" />
        <div>
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </div>
        <Skeleton width="4rem" />
      </div>
      <div className="checkout-sums checkout-waiting">
        <Skeleton height="8.75rem" />
        <Skeleton height="4.75rem" />
        <Skeleton height="3.25rem" />
      </div>
    </Loading>
  );
}
