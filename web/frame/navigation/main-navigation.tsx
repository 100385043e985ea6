import { type ComponentType, memo, type RefObject, useEffect, useRef, useState } from "react";
import { loadUnasked } from "../../browser/chunk-reload.ts";
import "./main-navigation.css";
import type { FlyoutsProps } from "./flyouts.tsx";
import type { MainItem } from "./navigation.ts";
import { ScrollRow } from "./scroll-row.tsx";

interface MainNavigationProps {
  readonly items: readonly MainItem[];
  /** Key of the entry that the page belongs to. */
  readonly current: string | null;
  readonly words: NavigationWords;
}

interface NavigationWords extends Pick<FlyoutsProps["words"], "openFlyout"> {
  readonly mainNavigation: string;
  readonly scrollBack: string;
  readonly scrollOn: string;
}

/** The bar of product groups from 1000 px on. Its flyouts load when she points at it or reaches it by keyboard. */
export const MainNavigation = memo(function MainNavigation({ items, current, words }: MainNavigationProps) {
  const nav = useRef<HTMLElement>(null);
  const pointed = useRef<PointerEvent>(null);
  const pressed = useRef<KeyboardEvent>(null);
  const { Flyouts, wish } = useFlyouts(nav);
  const shown = items.filter(({ onlyInBurger }) => !onlyInBurger);
  return (
    <nav
      ref={nav}
      className="main-navigation only-desktop"
      aria-label={words.mainNavigation}
      onPointerOver={({ pointerType, nativeEvent }) => {
        const touches = pointerType === "touch";
        pointed.current = touches ? null : nativeEvent;
        if (!touches) wish();
      }}
      onPointerLeave={() => {
        pointed.current = null;
      }}
      onFocus={wish}
      onKeyDown={({ nativeEvent }) => {
        pressed.current = nativeEvent;
      }}
    >
      <ScrollRow labels={{ back: words.scrollBack, on: words.scrollOn }}>
        <ul className="main-navigation-list">
          {shown.map(({ key, text, href, rel, target }) => (
            <li key={key} className="main-navigation-item" data-key={key}>
              <a href={href} rel={rel} target={target} aria-current={key === current ? "true" : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </ScrollRow>
      {Flyouts && <Flyouts nav={nav} pointed={pointed} pressed={pressed} items={shown} words={words} />}
    </nav>
  );
});

/** Nothing of it before it is wished for; where it does not come, the entries are still links. */
function useFlyouts(nav: RefObject<HTMLElement | null>) {
  const [Flyouts, setFlyouts] = useState<ComponentType<FlyoutsProps> | null>(null);
  const asked = useRef(false);
  const wish = () => {
    if (asked.current) return;
    asked.current = true;
    loadUnasked(() => import("./flyouts.tsx")).then(
      (module) => setFlyouts(() => module.Flyouts),
      () => {
        asked.current = false;
      },
    );
  };
  // Somebody may have pointed there before the scripts were.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they are
  useEffect(() => {
    if (nav.current?.matches(":hover, :focus-within") && matchMedia("(hover: hover)").matches) wish();
  }, []);
  return { Flyouts, wish };
}
