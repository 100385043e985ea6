import "./cart.css";
import { useMessages } from "../../messages/context.tsx";
import { cachedForAll } from "../cached-for-all.ts";
import { ShopPage } from "../chrome/shop-page.tsx";
import { NeedsScripts } from "../needs-scripts.tsx";
import { PageHead } from "../page-head.tsx";
import { Cart } from "./cart.tsx";

export const headers = cachedForAll;

export default function CartPage() {
  const t = useMessages().cart;
  return (
    <ShopPage end={{ opinions: false }}>
      <PageHead title={t.title} personal />
      <div className="wrap cart-page">
        <h1>{t.title}</h1>
        <NeedsScripts without={t.withoutScripts}>
          <Cart />
        </NeedsScripts>
      </div>
    </ShopPage>
  );
}
