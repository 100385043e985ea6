import "./header.css";
import { Icon } from "../../../ui/icon.tsx";
import { PagePart } from "../../browser/islands/page-part.tsx";
import type { Words as ChromeMessages } from "../../words/chrome/words.generated.ts";
import { BrandLogo } from "./brand-logo.tsx";
import type { ChromeData } from "./chrome-data.ts";
import { MainNavigationIsland, VisitorActions, VisitorLogo, VisitorMenu } from "./islands.tsx";

export interface HeaderProps {
  readonly data: ChromeData;
  readonly messages: ChromeMessages;
}

/** Mark, navigation, account, wishlist and basket: one line from 1000 px on, else a menu. Inside `<header>`. */
export function Header({ data, messages }: HeaderProps) {
  return (
    <div className="header">
      <div className="wrap">
        {data.platform === "web" ? (
          <PagePart name="menu">
            <VisitorMenu
              data={{
                navigation: data.navigation,
                place: { ...data.place, strip: null },
                places: data.places,
                service: data.service,
                accountHref: data.accountHref,
                wishlistHref: data.wishlistHref,
              }}
            />
          </PagePart>
        ) : (
          <BackItem href={data.homeHref} text={messages.back} />
        )}
        {data.replacementLogo ? (
          <VisitorLogo href={data.homeHref} channel={data.channel} replacement={data.replacementLogo} />
        ) : (
          <BrandLogo href={data.homeHref} channel={data.channel} messages={messages} />
        )}
        {data.platform === "web" && (
          <PagePart name="navigation">
            <MainNavigationIsland items={data.navigation.main} current={data.place.current} />
          </PagePart>
        )}
        <VisitorActions
          data={{
            accountHref: data.accountHref,
            wishlistHref: data.wishlistHref,
            basketHref: data.basketHref,
            platform: data.platform,
          }}
        />
      </div>
    </div>
  );
}

/** The app's back button, which its window lacks (`web/browser/islands/way-back.ts`); home without scripts. */
const BackItem = ({ href, text }: { readonly href: string; readonly text: string }) => (
  <a className="header-back" href={href} data-back="">
    <Icon name="arrow-left" />
    <span>{text}</span>
  </a>
);
