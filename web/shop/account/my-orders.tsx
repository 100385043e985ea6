import { localMoment } from "../../../core/local-time.ts";
import { shopPath } from "../../../core/shop-path.ts";
import type { MyOrder, MyOrders as Orders } from "../../../services/orders/contract.ts";
import { Link } from "../../../ui/link.tsx";
import type { Fetched } from "../../browser/store/use-fetched.ts";
import { useMoney } from "../../frame/use-money.ts";
import { useShop } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";
import { SequelButton } from "../sequel/sequel-button.tsx";
import { FetchedList } from "./fetched-list.tsx";

/** All her orders, each with the way to its page. */
export function MyOrders({ list }: { readonly list: Fetched<Orders> }) {
  const t = useMessages().account;
  return (
    <FetchedList title={t.orders} list={list}>
      {({ orders }) =>
        orders.length === 0 ? (
          <p>{t.noOrders}</p>
        ) : (
          <ul className="my-orders">
            {orders.map((order) => (
              <OrderRow key={order.number} order={order} />
            ))}
          </ul>
        )
      }
    </FetchedList>
  );
}

function OrderRow({ order }: { readonly order: MyOrder }) {
  const { account: t, order: words } = useMessages();
  const shop = useShop();
  const { locale } = shop;
  const money = useMoney(order.currency);
  return (
    <li className="my-order">
      <div>
        <Link underlined href={shopPath(shop, `/order/${order.number}`)}>
          {words.number({ number: order.number })}
        </Link>
        <p className="label">{[...new Set(order.titles)].join(", ")}</p>
        {order.sequels.map(({ versionId, ...sequel }) => (
          <SequelButton key={versionId} version={versionId} sequel={sequel} />
        ))}
      </div>
      <time className="num" dateTime={order.placedAt}>
        {localMoment(new Date(order.placedAt), locale, "day")}
      </time>
      <span>{words.states[order.state]}</span>
      <span className="my-order-total num">
        {money(order.total)}
        <span className="label">{t.pieces({ pieces: order.pieces })}</span>
      </span>
    </li>
  );
}
