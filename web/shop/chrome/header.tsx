import type { MouseEvent } from "react";
import "./header.css";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconLink } from "../../../ui/icon-button.tsx";
import { dialogLink } from "../dialogs/dialog-link.ts";
import { isPlainClick } from "../dialogs/plain-click.ts";
import { MainNavigation } from "../navigation/main-navigation.tsx";
import { BrandLogo } from "./brand-logo.tsx";
import { BurgerMenu } from "./burger-menu.tsx";
import type { ChromeData, Visitor } from "./chrome-data.ts";
import type { ChromeMessages } from "./messages.de.ts";

export interface HeaderProps {
  readonly data: ChromeData;
  readonly visitor: Visitor;
  readonly messages: ChromeMessages;
}

/** Mark, navigation, account, wishlist and basket; from 1000 px in one line, below with a menu. Stands inside the `<header>` of the page. */
export function Header({ data, visitor, messages }: HeaderProps) {
  const { name, basketArticles = 0 } = visitor;
  // Phones have it in the menu, and the app has no menu.
  const inMenu = data.platform === "web" && "only-desktop";
  return (
    <div className="header">
      <div className="wrap">
        {data.platform === "web" ? (
          <BurgerMenu data={data} visitor={visitor} messages={messages} />
        ) : (
          <BackItem href={data.homeHref} text={messages.back} />
        )}
        <BrandLogo
          href={data.homeHref}
          channel={data.channel}
          replacement={visitor.isWhitelabel ? data.replacementLogo : null}
          messages={messages}
        />
        {data.platform === "web" && (
          <MainNavigation items={data.navigation.main} current={data.place.current} words={messages} />
        )}
        <div className="header-actions">
          {data.accountHref &&
            (name ? (
              <a
                className={classNames("header-account", inMenu)}
                href={data.accountHref}
                aria-label={messages.accountOf(name)}
                title={name}
              >
                <Icon name="person" />
                <span>{name}</span>
              </a>
            ) : (
              <IconLink
                className={classNames(inMenu)}
                icon="person"
                href={data.accountHref}
                label={messages.account}
                {...dialogLink("log-in", {})}
              />
            ))}
          {data.wishlistHref && (
            <IconLink className="only-desktop" icon="heart" href={data.wishlistHref} label={messages.wishlist} />
          )}
          <IconLink
            icon="bag"
            href={data.basketHref}
            label={basketArticles > 0 ? messages.basketHolding(basketArticles) : messages.basket}
            count={basketArticles}
          />
        </div>
      </div>
    </div>
  );
}

/** In the app, whose window has no such button: back to where one came from, and home for who came from nowhere. */
function BackItem({ href, text }: { readonly href: string; readonly text: string }) {
  const goBack = (event: MouseEvent) => {
    if (history.length < 2 || !isPlainClick(event)) return;
    event.preventDefault();
    history.back();
  };
  return (
    <a className="header-back" href={href} onClick={goBack}>
      <Icon name="arrow-left" />
      <span>{text}</span>
    </a>
  );
}
