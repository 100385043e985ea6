import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconLink } from "../../../ui/icon-button.tsx";
import type { Words as ChromeMessages } from "../../words/chrome/words.generated.ts";
import { useMessages } from "../../words/context.tsx";
import { useCustomer, type Visitor, visitorOf } from "../customer/customer-store.ts";
import { dialogLink } from "../dialogs/dialog-link.ts";
import { logIn } from "../login/log-in.ts";
import type { ChromeData } from "./chrome-data.ts";

interface ActionsProps {
  readonly data: Pick<ChromeData, "accountHref" | "wishlistHref" | "basketHref" | "platform">;
  readonly visitor: Pick<Visitor, "name" | "basketArticles">;
  readonly messages: ChromeMessages;
}

/** Account, wishlist and basket. */
export function Actions({ data, visitor, messages }: ActionsProps) {
  const { name, basketArticles = 0 } = visitor;
  // Phones have it in the menu, and the app has no menu.
  const inMenu = data.platform === "web" && "only-desktop";
  return (
    <div className="header-actions">
      {data.accountHref &&
        (name ? (
          <a
            className={classNames("header-account", inMenu)}
            href={data.accountHref}
            aria-label={messages.accountOf({ name })}
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
            {...dialogLink(logIn, {})}
          />
        ))}
      {data.wishlistHref && (
        <IconLink className="only-desktop" icon="heart" href={data.wishlistHref} label={messages.wishlist} />
      )}
      <IconLink
        icon="bag"
        href={data.basketHref}
        label={basketArticles > 0 ? messages.basketHolding({ articles: basketArticles }) : messages.basket}
        count={basketArticles}
      />
    </div>
  );
}

export default function VisitorActions({ data }: Pick<ActionsProps, "data">) {
  return <Actions data={data} visitor={visitorOf(useCustomer())} messages={useMessages().chrome} />;
}
