import type { ReactNode } from "react";
import "./top-bar.css";
import "../../../ui/painted-button.css";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { Words as ChromeMessages } from "../../words/chrome/words.generated.ts";
import type { ChromeData, ShopEntry } from "./chrome-data.ts";
import { PlaceChoiceIsland } from "./islands.tsx";

interface TopBarProps {
  readonly data: Pick<ChromeData, "shops" | "promise" | "service" | "places">;
  readonly messages: ChromeMessages;
}

/** The line over the header: which shop, when it arrives, help and country. Left out when there is nothing to say. */
export function TopBar({ data: { shops, promise, service, places }, messages }: TopBarProps) {
  const switchable = shops.length > 1;
  const hasService = service.length > 0 || places.length > 1;
  if (!switchable && !promise && !hasService) return null;
  return (
    <div className="top-bar">
      <div className="wrap">
        {switchable && <Links label={messages.shops} links={shops} />}
        {promise}
        {hasService && (
          <Links label={messages.service} links={service} className="only-desktop">
            {places.length > 1 && (
              <li>
                <PlaceChoiceIsland places={places} />
              </li>
            )}
          </Links>
        )}
      </div>
    </div>
  );
}

interface DatePromiseProps {
  /** "Heute bis 12 Uhr bestellt: bei dir am" */
  readonly words: string;
  /** "Dienstag, 1. Dezember" */
  readonly date: string;
}

export const DatePromise = ({ words, date }: DatePromiseProps) => (
  <p>
    {words} <b>{date}</b>
  </p>
);

interface LinksProps {
  readonly label: string;
  readonly links: readonly ShopEntry[];
  readonly className?: string;
  /** Entries behind them. */
  readonly children?: ReactNode;
}

const Links = (props: LinksProps) => (
  <nav aria-label={props.label} className={props.className}>
    <ul>
      {props.links.map(({ href, text, current, icon, color }) => (
        <li key={href}>
          <a
            href={href}
            className={color && classNames("top-bar-shop", `button-${color}`)}
            aria-current={current ? "true" : undefined}
          >
            {icon && <Icon name={icon} small />}
            {text}
          </a>
        </li>
      ))}
      {props.children}
    </ul>
  </nav>
);
