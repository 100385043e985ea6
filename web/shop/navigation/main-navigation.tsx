import "./main-navigation.css";
import type { MainItem } from "./navigation.ts";
import { ScrollRow } from "./scroll-row.tsx";

interface MainNavigationProps {
  readonly items: readonly MainItem[];
  /** Key of the entry that the page belongs to. */
  readonly current: string | null;
  readonly words: NavigationWords;
}

export interface NavigationWords {
  readonly mainNavigation: string;
  readonly scrollBack: string;
  readonly scrollOn: string;
}

/** The bar of goods from 1000 px on. */
export function MainNavigation({ items, current, words }: MainNavigationProps) {
  const shown = items.filter(({ onlyInBurger }) => !onlyInBurger);
  return (
    <nav className="main-navigation only-desktop" aria-label={words.mainNavigation}>
      <ScrollRow labels={{ back: words.scrollBack, on: words.scrollOn }}>
        <ul className="main-navigation-list">
          {shown.map(({ key, text, href, rel, target }) => (
            <li key={key} className="main-navigation-item">
              <a href={href} rel={rel} target={target} aria-current={key === current ? "true" : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </ScrollRow>
    </nav>
  );
}
