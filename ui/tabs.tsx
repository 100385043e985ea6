import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import "./tabs.css";
import { classNames } from "./class-names.ts";
import { nextByKey, sideOfNext } from "./roving.ts";

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly count?: number | undefined;
  /** Makes the tab a link, for a selection that lives in the address and works without scripts. */
  readonly href?: string | undefined;
}

interface TabsProps {
  /** Joins tabs and panel; unique on the page. */
  readonly id: string;
  /** Names the row for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect?: ((id: string, event: MouseEvent<HTMLElement>) => void) | undefined;
  /** `pills` for ratios and short lists, `underlined` for parts of a page. */
  readonly look?: "pills" | "underlined" | undefined;
}

const tabId = (id: string, tab: string) => `${id}-tab-${tab}`;
const panelId = (id: string) => `${id}-panel`;

/** Arrow keys move and select; only the selected tab is in the tab order (WAI-ARIA tabs, automatic activation). Goes with a `TabPanel`. */
export function Tabs({ id, label, tabs, selected, onSelect, look = "underlined" }: TabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    // a link answers to Enter only; a tab must answer to Space, too
    if (event.key === " " && event.currentTarget instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.currentTarget.click();
    }
    const next = nextByKey(event.key, index, tabs.length, sideOfNext(event.currentTarget));
    const neighbour = next === undefined ? null : event.currentTarget.parentElement?.children[next];
    if (!(neighbour instanceof HTMLElement)) return;
    event.preventDefault();
    neighbour.focus();
    neighbour.click();
  };
  return (
    <div className={classNames("tabs", "scroll-x", `tabs-${look}`)} role="tablist" aria-label={label}>
      {tabs.map((tab, index) => {
        const chosen = tab.id === selected;
        const common = {
          id: tabId(id, tab.id),
          role: "tab",
          className: "tab",
          "aria-selected": chosen,
          "aria-controls": chosen ? panelId(id) : undefined,
          tabIndex: chosen ? 0 : -1,
          onClick: (event: MouseEvent<HTMLElement>) => onSelect?.(tab.id, event),
          onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, index),
        };
        const words = (
          <>
            {tab.label}
            {tab.count !== undefined && <span className="tab-count num"> {tab.count}</span>}
          </>
        );
        return tab.href === undefined ? (
          <button key={tab.id} type="button" {...common}>
            {words}
          </button>
        ) : (
          <a key={tab.id} href={tab.href} {...common}>
            {words}
          </a>
        );
      })}
    </div>
  );
}

interface TabPanelProps {
  /** The `id` of the `Tabs`. */
  readonly tabs: string;
  readonly selected: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What the selected tab shows. */
export function TabPanel({ tabs, selected, className, children }: TabPanelProps) {
  return (
    <div id={panelId(tabs)} role="tabpanel" aria-labelledby={tabId(tabs, selected)} className={className}>
      {children}
    </div>
  );
}
