import { useState } from "react";
import "./recipient-parcels.css";
import { dayText } from "../../../core/date-text.ts";
import { type OrderParcels, type OrderView, parcelPaths } from "../../../services/orders/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useFetched } from "../../browser/store/use-fetched.ts";
import { useMoney } from "../../frame/use-money.ts";
import { useLocale, useMessages } from "../../words/context.tsx";

/** Rows that are shown before she asks for all. */
const shownAtFirst = 10;

interface RecipientParcelsProps {
  readonly order: OrderView;
  readonly token: string;
}

/** What of the order goes straight to people of a list: how many, when, and where each is. */
export function RecipientParcels({ order, token }: RecipientParcelsProps) {
  const t = useMessages().order.parcels;
  const locale = useLocale();
  const { recipientParcels: sent } = order;
  if (!sent) return null;
  return (
    <section className="order-block order-parcels">
      <h2>{t.title}</h2>
      <p>
        {t.progress({ count: sent.count, shipped: sent.shipped })}
        {order.state !== "cancelled" && <br />}
        {order.state !== "cancelled" && t.arrival({ day: dayText(sent.arrival.latest, locale) })}
      </p>
      {/* Asked for anew when one more is on its way. */}
      <ParcelRows key={sent.shipped} order={order} path={parcelPaths.ofOrder(token)} />
    </section>
  );
}

function ParcelRows({ order, path }: { readonly order: OrderView; readonly path: string }) {
  const { order: words, checkout } = useMessages();
  const t = words.parcels;
  const { value, failure, again } = useFetched<OrderParcels>(path);
  const [all, setAll] = useState(false);
  if (failure && !value) {
    return (
      <Notice
        tone="warn"
        action={
          <Button look="ghost" small onClick={again}>
            {words.tryAgain}
          </Button>
        }
      >
        {t.failed}
      </Notice>
    );
  }
  const parcels = value?.parcels ?? [];
  return (
    <>
      <ol className="parcel-rows">
        {(all ? parcels : parcels.slice(0, shownAtFirst)).map((parcel) => (
          <ParcelRow key={parcel.position} parcel={parcel} order={order} country={checkout.countries[parcel.country]} />
        ))}
      </ol>
      {!all && parcels.length > shownAtFirst && (
        <Button look="ghost" small onClick={() => setAll(true)}>
          {t.show}
        </Button>
      )}
    </>
  );
}

interface ParcelRowProps {
  readonly parcel: OrderParcels["parcels"][number];
  readonly order: OrderView;
  readonly country: string;
}

function ParcelRow({ parcel, order, country }: ParcelRowProps) {
  const t = useMessages().order.parcels;
  const money = useMoney(order.currency);
  const { name, city, pieces, state, tracking, refunded } = parcel;
  return (
    <li>
      <b>{name ?? t.erased}</b>
      <span>{[city, country].filter(Boolean).join(", ")}</span>
      <span className="parcel-facts num">
        {[
          ...(pieces > 1 ? [t.pieces({ count: pieces })] : []),
          ...(order.state === "cancelled" ? [] : [t.states[state]]),
          ...(tracking === null ? [] : [t.tracking({ number: tracking })]),
          ...(refunded === null ? [] : [t.refunded({ sum: money(refunded) })]),
        ].join(", ")}
      </span>
    </li>
  );
}
