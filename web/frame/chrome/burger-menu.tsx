import {
  type ComponentType,
  type MouseEvent,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import "../../../ui/dialog.css";
import "./burger-menu.css";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { breakpoints } from "../../../ui/tokens.ts";
import { loadUnasked } from "../../browser/chunk-reload.ts";
import { RouterContext } from "../../browser/navigation/page.ts";
import type { Words as ChromeMessages } from "../../words/chrome/words.generated.ts";
import type { Visitor } from "../customer/customer-store.ts";
import { dialogLink } from "../dialogs/dialog-link.ts";
import { logIn } from "../login/log-in.ts";
import { BurgerFace } from "../navigation/burger-face.tsx";
import type { BurgerLevelsProps } from "../navigation/burger-levels.tsx";
import type { ChromeData } from "./chrome-data.ts";
import { FoldedPlaceChoice } from "./place-choice.tsx";

interface BurgerMenuProps {
  readonly data: Pick<ChromeData, "navigation" | "place" | "places" | "service" | "accountHref" | "wishlistHref">;
  readonly visitor: Pick<Visitor, "name">;
  readonly messages: ChromeMessages;
}

/**
 * The navigation below 1000 px. Its state is the browser's own `<dialog>`, opened by an invoker command and closed by a
 * form, so both work before the scripts have arrived; scripts add browsers without invoker commands and closing at 1000
 * px.
 */
export function BurgerMenu({
  data: { navigation, place, places, service, accountHref, wishlistHref },
  visitor,
  messages,
}: BurgerMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useClosingOnDesktop(dialog);
  useClosingWithPage(dialog);
  const { Levels, wish } = useLevels(() => dialog.current?.open === true);
  // Each opening begins at the first level.
  const [openings, setOpenings] = useState(0);
  const { main, extraMenu, hotline, burgerFooter } = navigation;

  const open = () => {
    wish();
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
        onPointerEnter={wish}
        onClick={open}
        command="show-modal"
        commandfor={id}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click; Esc closes by itself */}
      <dialog
        ref={dialog}
        id={id}
        className="dialog burger-menu"
        aria-label={messages.menuTitle}
        onClick={closeOnLink}
        onClose={() => setOpenings(openings + 1)}
      >
        <form method="dialog" className="burger-menu-head">
          <h2>{messages.menuTitle}</h2>
          <IconButton type="submit" icon="close" label={messages.closeMenu} />
        </form>
        <nav aria-label={messages.mainNavigation}>
          {Levels ? (
            <Levels key={openings} items={main} current={place.current} words={messages} />
          ) : (
            <ul className="burger-menu-main">
              {main.map((item) => (
                <li key={item.key}>
                  <a href={item.href} aria-current={item.key === place.current ? "true" : undefined}>
                    <BurgerFace item={item} />
                    {item.hasMore && <Icon name="chevron-right" small />}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </nav>
        <nav className="burger-menu-service" aria-label={messages.service}>
          {accountHref && (
            <a href={accountHref} {...(visitor.name ? {} : dialogLink(logIn, {}))}>
              <Icon name="person" />
              {visitor.name ? messages.accountOf({ name: visitor.name }) : messages.account}
            </a>
          )}
          {wishlistHref && (
            <a href={wishlistHref}>
              <Icon name="heart" />
              {messages.wishlist}
            </a>
          )}
          {[...service, ...extraMenu]
            .filter(({ href }) => !main.some((item) => item.href === href))
            .map(({ href, text }) => (
              <a key={href} href={href}>
                {text}
              </a>
            ))}
          <FoldedPlaceChoice key={openings} places={places} messages={messages} />
        </nav>
        {hotline && (
          <p className="burger-menu-hotline">
            <Icon name="phone" />
            <span>
              {hotline.href === null ? <b>{hotline.text}</b> : <a href={hotline.href}>{hotline.text}</a>}
              {hotline.service}
            </span>
          </p>
        )}
        {burgerFooter.length > 0 && (
          <nav className="burger-menu-footer" aria-label={messages.legal}>
            {burgerFooter.map(({ href, text }) => (
              <a key={href} href={href}>
                {text}
              </a>
            ))}
          </nav>
        )}
      </dialog>
    </>
  );
}

/** The levels below the first, loaded when the menu is about to open; without them entries lead to their pages. */
function useLevels(isOpen: () => boolean) {
  const [Levels, setLevels] = useState<ComponentType<BurgerLevelsProps> | null>(null);
  const asked = useRef(false);
  const wish = () => {
    if (asked.current) return;
    asked.current = true;
    loadUnasked(() => import("../navigation/burger-levels.tsx")).then(
      (module) => setLevels(() => module.BurgerLevels),
      () => {
        asked.current = false;
      },
    );
  };
  // It opens without scripts, so it may be open before they are there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they are
  useEffect(() => {
    if (isOpen()) wish();
  }, []);
  return { Levels, wish };
}

function useClosingOnDesktop(dialog: { readonly current: HTMLDialogElement | null }) {
  useEffect(() => {
    const desktop = matchMedia(`(min-width: ${breakpoints.desktop}px)`);
    const close = () => desktop.matches && dialog.current?.close();
    desktop.addEventListener("change", close);
    return () => desktop.removeEventListener("change", close);
  }, [dialog]);
}

/** Back leads to another page below the same header, and the menu belongs to the one that it was opened on. */
function useClosingWithPage(dialog: { readonly current: HTMLDialogElement | null }) {
  const path = useContext(RouterContext)?.page.location.pathname;
  // Before the next page takes the focus, which closing gives to the button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page changes
  useLayoutEffect(() => () => dialog.current?.close(), [dialog, path]);
}
