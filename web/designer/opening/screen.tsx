import type { ReactNode } from "react";
import { shopPath } from "../../../core/shop-path.ts";
import { Logo } from "../../../ui/logo.tsx";
import { useShop } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";
import { EmptyFrame } from "./empty-frame.tsx";
import "./screen.css";

/** A whole page of few words: while opening, and when there is nothing to open. */
export function Screen({ children }: { readonly children: ReactNode }) {
  const t = useMessages().designer.opening;
  const shop = useShop();
  return (
    <main className="designer-screen">
      <Logo href={shopPath(shop, "/")} label={`Passepartout, ${t.home}`}>
        Passepartout
      </Logo>
      <div className="designer-screen-body">
        <div className="designer-screen-words">{children}</div>
        <EmptyFrame />
      </div>
    </main>
  );
}
