import type { ReactNode } from "react";
import { useMessages } from "../../messages/context.tsx";
import { useShop } from "../../use-shop.ts";
import { chromeOfShop } from "./chrome-of-shop.ts";
import { useCustomer, visitorOf } from "./customer-store.ts";
import { PageFrame } from "./page-frame.tsx";

/** A page of the shop in its frame; name and number of articles come in after the page is there. */
export function ShopPage({ children }: { readonly children: ReactNode }) {
  const { locale } = useShop();
  const t = useMessages();
  return (
    <PageFrame data={chromeOfShop(locale, t)} visitor={visitorOf(useCustomer())} messages={t.chrome}>
      {children}
    </PageFrame>
  );
}
