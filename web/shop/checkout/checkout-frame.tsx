import type { ReactNode } from "react";
import { shopPath } from "../../../core/shop-path.ts";
import "../../frame/chrome/page-frame.css";
import "./checkout-frame.css";
import { Icon } from "../../../ui/icon.tsx";
import { BrandLogo } from "../../frame/chrome/brand-logo.tsx";
import { Dialogs } from "../../frame/chrome/islands.tsx";
import { legalLinks } from "../../frame/chrome/legal-links.ts";
import { useIsEncrypted, useShop } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";

/** The quiet frame of the checkout: the way home, what the law wants within reach, and nothing else that leads away. */
export function CheckoutFrame({ children }: { readonly children: ReactNode }) {
  const shop = useShop();
  const encrypted = useIsEncrypted();
  const { chrome, checkout: t, legal } = useMessages();
  return (
    <div className="checkout-frame">
      <a className="visually-hidden skip-link" href="#content">
        {chrome.skipToContent}
      </a>
      <header className="checkout-head">
        <div className="wrap">
          <BrandLogo href={shopPath(shop, "/")} channel={shop.channel} messages={chrome} />
          <p className="checkout-safe">
            {encrypted && <Icon name="lock" small />}
            <span>{t.secure({ encrypted })}</span>
          </p>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="checkout-foot">
        <nav className="wrap" aria-label={legal.navigation}>
          <ul>
            {legalLinks(shop, legal).map(({ href, text }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      </footer>
      <Dialogs />
    </div>
  );
}
