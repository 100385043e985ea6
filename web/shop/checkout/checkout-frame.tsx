import type { ReactNode } from "react";
import "../chrome/page-frame.css";
import "./checkout-frame.css";
import { Icon } from "../../../ui/icon.tsx";
import { Logo } from "../../../ui/logo.tsx";
import { useMessages } from "../../messages/context.tsx";
import { useIsEncrypted, useShop } from "../../use-shop.ts";
import { shopPath } from "../shop-path.ts";

/** The quiet frame of the checkout: the way home and nothing that leads away. */
export function CheckoutFrame({ children }: { readonly children: ReactNode }) {
  const { locale } = useShop();
  const encrypted = useIsEncrypted();
  const { chrome, checkout: t } = useMessages();
  return (
    <div className="checkout-frame">
      <a className="visually-hidden skip-link" href="#content">
        {chrome.skipToContent}
      </a>
      <header className="checkout-head">
        <div className="wrap">
          <Logo href={shopPath(locale, "/")} label={chrome.home}>
            Passepartout
          </Logo>
          <p className="checkout-safe">
            {encrypted && <Icon name="lock" small />}
            <span>{t.secure(encrypted)}</span>
          </p>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
