import "./cart.css";
import { islandsOf } from "../../browser/islands/island.tsx";
import { useNavigation } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";
import { cachedForAll } from "../cached-for-all.ts";
import { ShopPage } from "../chrome/shop-page.tsx";
import { NeedsScripts } from "../needs-scripts.tsx";
import { PageHead } from "../page-head.tsx";
import * as views from "./cart.islands.ts";

const Cart = islandsOf("web/shop/cart/cart.islands.ts", views)("Cart", "load");

export const headers = cachedForAll;

export default function CartPage() {
  const t = useMessages().cart;
  const [first] = useNavigation().products;
  return (
    <ShopPage end={{ opinions: false }}>
      <PageHead title={t.title} personal />
      <div className="wrap cart-page">
        <h1>{t.title}</h1>
        <NeedsScripts without={t.withoutScripts}>
          <Cart wayOn={first ? { href: first.href, text: first.text } : null} />
        </NeedsScripts>
      </div>
    </ShopPage>
  );
}
