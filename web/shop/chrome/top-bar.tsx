import "./top-bar.css";
import "../../../ui/painted-button.css";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { ChromeData, ShopEntry } from "./chrome-data.ts";
import type { ChromeMessages } from "./messages.de.ts";

interface TopBarProps {
  readonly data: Pick<ChromeData, "shops" | "promise" | "service">;
  readonly messages: ChromeMessages;
}

/** The line over the header: which shop, when it arrives, help and country. Left out when there is nothing to say. */
export function TopBar({ data: { shops, promise, service }, messages }: TopBarProps) {
  const switchable = shops.length > 1;
  if (!switchable && !promise && service.length === 0) return null;
  return (
    <div className="top-bar">
      <div className="wrap">
        {switchable && <Links label={messages.shops} links={shops} />}
        {promise && (
          <p>
            {promise.words} <b>{promise.date}</b>
          </p>
        )}
        {service.length > 0 && <Links label={messages.service} links={service} className="only-desktop" />}
      </div>
    </div>
  );
}

const Links = (props: { label: string; links: readonly ShopEntry[]; className?: string }) => (
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
    </ul>
  </nav>
);
