import "./cart.css";
import { islandsOf } from "../../browser/islands/island.tsx";
import { NeedsScripts } from "../../frame/chrome/needs-scripts.tsx";
import { ShopPage } from "../../frame/chrome/shop-page.tsx";
import { cachedForAll } from "../../frame/page-head/cached-for-all.ts";
import { PageHead } from "../../frame/page-head/page-head.tsx";
import { useNavigation } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";
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
