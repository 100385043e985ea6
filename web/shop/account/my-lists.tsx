import { Fragment, type ReactNode } from "react";
import { type AddressBook, addressPaths } from "../../../services/addresses/contract.ts";
import { type MyDesigns as Designs, designPaths } from "../../../services/designs/contract.ts";
import { type MyOrders as Orders, orderPaths } from "../../../services/orders/contract.ts";
import { type MyVouchers as Vouchers, voucherPaths } from "../../../services/vouchers/contract.ts";
import { type WishlistAnswer, wishlistPaths } from "../../../services/wishlist/contract.ts";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useMessages } from "../../messages/context.tsx";
import { useChannelSettings } from "../../use-shop.ts";
import { MyAddresses } from "./my-addresses.tsx";
import { MyDesigns } from "./my-designs.tsx";
import { MyOrders } from "./my-orders.tsx";
import { MyVouchers } from "./my-vouchers.tsx";
import { MyWishes } from "./my-wishes.tsx";
import { type Fetched, useFetched } from "./use-fetched.ts";

/**
 * All that is fetched for the account. How long a list is shows when it is there: each one waits for those above it, and `children`
 * for all of them, so that nothing on the screen moves.
 */
export function MyLists({ children }: { readonly children: ReactNode }) {
  const t = useMessages().account;
  const withWishes = useChannelSettings().wishlist;
  const orders = useFetched<Orders>(orderPaths.orders);
  const designs = useFetched<Designs>(designPaths.designs);
  const wishes = useFetched<WishlistAnswer>(withWishes ? wishlistPaths.wishlist : null);
  const vouchers = useFetched<Vouchers>(voucherPaths.mine);
  const addresses = useFetched<AddressBook>(addressPaths.addresses);
  const lists = [
    { key: "orders", list: orders, section: <MyOrders list={orders} /> },
    { key: "designs", list: designs, section: <MyDesigns list={designs} /> },
    ...(withWishes ? [{ key: "wishes", list: wishes, section: <MyWishes list={wishes} /> }] : []),
    { key: "vouchers", list: vouchers, section: <MyVouchers list={vouchers} /> },
    { key: "addresses", list: addresses, section: <MyAddresses list={addresses} /> },
  ];
  const waiting = lists.findIndex(({ list }) => isWaiting(list));
  const here = waiting === -1 ? lists : lists.slice(0, waiting);
  return (
    <>
      {here.map(({ key, section }) => (
        <Fragment key={key}>{section}</Fragment>
      ))}
      {waiting === -1 ? (
        children
      ) : (
        <div key={waiting} className="account-list">
          <Loading label={t.loading}>
            <Skeleton height="100svh" />
          </Loading>
        </div>
      )}
    </>
  );
}

const isWaiting = ({ value, failure }: Fetched<unknown>) => value === null && failure === null;
