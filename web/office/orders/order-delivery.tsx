import { countryText } from "../../../core/country-text.ts";
import { dayText } from "../../../core/date-text.ts";
import { dayValues } from "../../../core/day-start.ts";
import { decimalText } from "../../../core/number-text.ts";
import type { Address, OfficeOrder } from "../../../services/orders/contract.ts";
import { useLocale } from "../../words/context.tsx";
import { useOfficeMessages } from "../messages.ts";

/** Where it goes, when it was promised, and who ordered it. */
export function OrderDelivery({ folder: { order, shipsOn } }: { readonly folder: OfficeOrder }) {
  const t = useOfficeMessages().order;
  const locale = useLocale();
  const { arrival, method, class: shippingClass } = order.shipping;
  const how = method === "standard" ? (t.shippingClass[shippingClass] ?? shippingClass) : t.method[method];
  return (
    <div className="order-pairs">
      <section>
        <h3>{t.delivery}</h3>
        <p>{how}</p>
        <AddressLines address={order.shippingAddress} />
      </section>
      <section>
        <h3>{t.promised}</h3>
        <p>
          <b>{dayText(arrival.latest, locale)}</b>
        </p>
        <p className="mute">{t.shipsOn(dayValues(dayText(shipsOn, locale)))}</p>
      </section>
      {order.parcels.length > 0 && <Parcels parcels={order.parcels} />}
      <section>
        <h3>{t.billing}</h3>
        {order.billingAddress ? <AddressLines address={order.billingAddress} /> : <p>{t.sameAddress}</p>}
      </section>
      <section>
        <h3>{t.contact}</h3>
        <p>
          <a className="order-email" href={`mailto:${order.email}`}>
            {order.email}
          </a>
        </p>
      </section>
    </div>
  );
}

/** What it travels in: outside centimetres, and the weight of what is inside. */
function Parcels({ parcels }: Pick<OfficeOrder["order"], "parcels">) {
  const t = useOfficeMessages().order;
  const locale = useLocale();
  const kilograms = (grams: number) => `${decimalText(grams / 1000, locale)}\u00a0kg`;
  const size = (sides: readonly number[]) =>
    `${sides.map((side) => decimalText(side / 10, locale)).join("\u00a0×\u00a0")}\u00a0cm`;
  const count = parcels.reduce((sum, one) => sum + one.count, 0);
  const grams = parcels.reduce((sum, one) => sum + one.count * one.grams, 0);
  return (
    <section>
      <h3>{t.parcels}</h3>
      <ul>
        {parcels.map((one) => (
          <li key={`${one.size.join()} ${one.grams}`}>
            {t.parcel({
              count: one.count,
              name: t.shippingClass[one.class] ?? one.class,
              size: size(one.size),
              weight: kilograms(one.grams),
            })}
          </li>
        ))}
      </ul>
      {count > 1 && <p className="mute">{t.parcelsTogether({ count, weight: kilograms(grams) })}</p>}
    </section>
  );
}

/** As the carrier prints it. */
function AddressLines({ address }: { readonly address: Address }) {
  const locale = useLocale();
  const { firstName, lastName, company, street, extra, postcode, city, state, country } = address;
  const lines = [
    `${firstName} ${lastName}`,
    company,
    street,
    extra,
    country === "US" ? `${city}, ${state} ${postcode}` : `${postcode} ${city}`,
    countryText(country, locale),
  ].filter((line) => line !== null);
  return (
    <address>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
