import "./delivery-charges.css";
import type { Currency } from "../../../core/currency.ts";
import type { CountryDelivery } from "../../../services/legal/contract.ts";
import { useMoney } from "../../frame/use-money.ts";
import { useMessages } from "../../words/context.tsx";

interface Props {
  readonly delivery: CountryDelivery;
  readonly currency: Currency;
}

/** What delivery to a country costs by size and way, from which worth it is free, and how long it is under way. */
export function DeliveryCharges({ delivery: { country, charges, freeFrom, transit }, currency }: Props) {
  const { legal, delivery, checkout } = useMessages();
  const t = legal.deliveryPage;
  const money = useMoney(currency);
  const toPickup = charges.some(({ pickup }) => pickup !== null);
  const days = ({ min, max }: CountryDelivery["transit"]["standard"]) =>
    min === max ? t.days({ count: max }) : t.daysBetween({ min, max });
  return (
    <>
      <div className="delivery-charges-box">
        <table className="delivery-charges num">
          <caption className="visually-hidden">{t.to({ country: checkout.countries[country] })}</caption>
          <thead>
            <tr>
              <th scope="col">{t.size}</th>
              <th scope="col">{t.standard}</th>
              {toPickup && <th scope="col">{delivery.ways.pickup}</th>}
              <th scope="col">{delivery.ways.express}</th>
            </tr>
          </thead>
          <tbody>
            {charges.map(({ class: name, standard, pickup, express }) => (
              <tr key={name}>
                <th scope="row">{delivery.ways[name]}</th>
                <td data-head={t.standard}>{money(standard)}</td>
                {toPickup && <td data-head={delivery.ways.pickup}>{pickup === null ? t.none : money(pickup)}</td>}
                <td data-head={delivery.ways.express}>{money(express)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{(toPickup ? t.free : t.freeWithoutPickup)({ amount: money(freeFrom) })}</p>
      <p>{t.transit({ standard: days(transit.standard), express: days(transit.express) })}</p>
    </>
  );
}
