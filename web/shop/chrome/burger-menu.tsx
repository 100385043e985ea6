import { type MouseEvent, useEffect, useId, useRef } from "react";
import "../../../ui/dialog.css";
import "./burger-menu.css";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { breakpoints } from "../../../ui/tokens.ts";
import { dialogLink } from "../dialogs/dialog-link.ts";
import type { ChromeData, Visitor } from "./chrome-data.ts";
import type { ChromeMessages } from "./messages.de.ts";

interface BurgerMenuProps {
  readonly data: Pick<ChromeData, "navigation" | "place" | "service" | "accountHref" | "wishlistHref">;
  readonly visitor: Pick<Visitor, "name">;
  readonly messages: ChromeMessages;
}

/**
 * The navigation below 1000 px. Its state is the browser's own `<dialog>`, opened by an invoker command and closed by a form,
 * so both work before the scripts have arrived; scripts add browsers without invoker commands and closing at 1000 px.
 */
export function BurgerMenu({
  data: { navigation, place, service, accountHref, wishlistHref },
  visitor,
  messages,
}: BurgerMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useClosingOnDesktop(dialog);

  const open = () => {
    if (!("commandForElement" in HTMLButtonElement.prototype)) dialog.current?.showModal();
  };
  const closeOnLink = (event: MouseEvent) => {
    const target = event.target;
    if (target === event.currentTarget || (target instanceof Element && target.closest("a"))) dialog.current?.close();
  };

  return (
    <>
      <IconButton
        className="menu-button only-mobile"
        icon="menu"
        label={messages.openMenu}
        aria-haspopup="dialog"
        onClick={open}
        {...{ command: "show-modal", commandfor: id }}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click; Esc closes by itself */}
      <dialog ref={dialog} id={id} className="dialog burger-menu" aria-label={messages.menuTitle} onClick={closeOnLink}>
        <form method="dialog" className="burger-menu-head">
          <h2>{messages.menuTitle}</h2>
          <IconButton type="submit" icon="close" label={messages.closeMenu} />
        </form>
        <nav aria-label={messages.mainNavigation}>
          <ul className="burger-menu-main">
            {navigation.main.map(({ key, href, burgerText: text }) => (
              <li key={key}>
                <a href={href} aria-current={key === place.current ? "true" : undefined}>
                  {text}
                  <Icon name="chevron-right" small />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav className="burger-menu-service" aria-label={messages.service}>
          {accountHref && (
            <a href={accountHref} {...(visitor.name ? {} : dialogLink("log-in", {}))}>
              <Icon name="person" />
              {visitor.name ? messages.accountOf(visitor.name) : messages.account}
            </a>
          )}
          {wishlistHref && (
            <a href={wishlistHref}>
              <Icon name="heart" />
              {messages.wishlist}
            </a>
          )}
          {service.map(({ href, text }) => (
            <a key={href} href={href}>
              {text}
            </a>
          ))}
        </nav>
      </dialog>
    </>
  );
}

function useClosingOnDesktop(dialog: { readonly current: HTMLDialogElement | null }) {
  useEffect(() => {
    const desktop = matchMedia(`(min-width: ${breakpoints.desktop}px)`);
    const close = () => desktop.matches && dialog.current?.close();
    desktop.addEventListener("change", close);
    return () => desktop.removeEventListener("change", close);
  }, [dialog]);
}
