import { Fragment, type ReactNode } from "react";
import { type AddressBook, addressPaths } from "../../../services/addresses/contract.ts";
import { type MyDesigns as Designs, designPaths } from "../../../services/designs/contract.ts";
import { type MyOrders as Orders, orderPaths } from "../../../services/orders/contract.ts";
import { type MyVouchers as Vouchers, voucherPaths } from "../../../services/vouchers/contract.ts";
import { type WishlistAnswer, wishlistPaths } from "../../../services/wishlist/contract.ts";
import { type Fetched, useFetched } from "../../browser/store/use-fetched.ts";
import { useChannelSettings } from "../../frame/use-shop.ts";
import { type ListShape, ListsSkeleton } from "./account-skeleton.tsx";
import { MyAddresses } from "./my-addresses.tsx";
import { MyDesigns } from "./my-designs.tsx";
import { MyOrders } from "./my-orders.tsx";
import { MyVouchers } from "./my-vouchers.tsx";
import { MyWishes } from "./my-wishes.tsx";

interface List {
  readonly key: string;
  readonly shape: ListShape;
  readonly list: Fetched<unknown>;
  readonly section: ReactNode;
}

interface MyListsProps {
  /** What `children` are of. */
  readonly own: Fetched<unknown>;
  readonly children: ReactNode;
}

/**
 * All that is fetched for the account. How long a list is shows when it is there: each one waits for those above it,
 * and `children` for all of them, so that nothing on the screen moves.
 */
export function MyLists({ own, children }: MyListsProps) {
  const withWishes = useChannelSettings().wishlist;
  const orders = useFetched<Orders>(orderPaths.orders);
  const designs = useFetched<Designs>(designPaths.designs);
  const wishes = useFetched<WishlistAnswer>(withWishes ? wishlistPaths.wishlist : null);
  const vouchers = useFetched<Vouchers>(voucherPaths.mine);
  const addresses = useFetched<AddressBook>(addressPaths.addresses);
  const lists: readonly List[] = [
    { key: "orders", shape: "rows", list: orders, section: <MyOrders list={orders} /> },
    { key: "designs", shape: "tiles", list: designs, section: <MyDesigns list={designs} /> },
    ...(withWishes
      ? [{ key: "wishes", shape: "tiles", list: wishes, section: <MyWishes list={wishes} /> } as const]
      : []),
    { key: "vouchers", shape: "rows", list: vouchers, section: <MyVouchers list={vouchers} /> },
    { key: "addresses", shape: "rows", list: addresses, section: <MyAddresses list={addresses} /> },
    { key: "own", shape: "rows", list: own, section: children },
  ];
  const waiting = lists.findIndex(({ list }) => isWaiting(list));
  const here = waiting === -1 ? lists : lists.slice(0, waiting);
  return (
    <>
      {here.map(({ key, section }) => (
        <Fragment key={key}>{section}</Fragment>
      ))}
      {waiting !== -1 && (
        // A new one below each list that came: what is rendered again has not moved.
        <ListsSkeleton key={waiting} shapes={lists.slice(waiting).map(({ shape }) => shape)} />
      )}
    </>
  );
}

const isWaiting = ({ value, failure }: Fetched<unknown>) => value === null && failure === null;
