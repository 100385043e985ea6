import { type RefObject, useEffect, useId, useState } from "react";
import { createPortal } from "react-dom";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../browser/navigation/page.ts";
import { Flyout, type FlyoutData } from "./flyout.tsx";
import { followKeys } from "./flyout-keys.ts";
import { followPointer } from "./flyout-pointer.ts";
import type { MainItem } from "./navigation.ts";
import { useMenus } from "./use-menus.ts";

export interface FlyoutsProps {
  /** The bar, whose entries carry their keys as `data-key`. */
  readonly nav: RefObject<HTMLElement | null>;
  /** Position of mouse or pen in the bar, maybe from before hydration; null: outside, or touch was used last. */
  readonly pointed: RefObject<PointerEvent | null>;
  /** The last key in the bar, which may have been pressed before this was there. */
  readonly pressed: RefObject<KeyboardEvent | null>;
  readonly items: readonly MainItem[];
  readonly words: { readonly openFlyout: (values: { text: string }) => string };
}

/** The flyouts of the bar, opened by pointing at an entry or by the keyboard; at most one at a time. */
export function Flyouts({ nav, pointed, pressed, items, words }: FlyoutsProps) {
  const menus = useMenus();
  const [open, setOpen] = useState<string | null>(null);
  const id = useId();
  const { pathname } = usePage().location;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page changes
  useEffect(() => setOpen(null), [pathname]);

  useEffect(() => {
    const node = nav.current;
    if (!node || !menus) return;
    const flyouts = new Set(menus.menus.flatMap(({ key, flyout }) => (flyout ? [key] : [])));
    const bar = { node, setOpen, has: (key: string) => flyouts.has(key) };
    const ends = [followPointer(bar, pointed.current), followKeys(bar, pressed.current)];
    return () => {
      for (const end of ends) end();
    };
  }, [nav, pointed, pressed, menus]);

  return items.map(({ key, text }) => {
    const flyout = menus?.menus.find((one) => one.key === key)?.flyout;
    const entry = nav.current?.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (!menus || !flyout || !entry) return null;
    const shown = { id: `${id}-${key}`, label: words.openFlyout({ text }), flyout, note: menus.note };
    const toggle = () => setOpen(open === key ? null : key);
    return createPortal(<Opening {...shown} open={open === key} toggle={toggle} />, entry, key);
  });
}

interface OpeningProps {
  readonly id: string;
  readonly label: string;
  readonly flyout: FlyoutData;
  readonly note: string;
  readonly open: boolean;
  readonly toggle: () => void;
}

const Opening = ({ id, label, flyout, note, open, toggle }: OpeningProps) => (
  <>
    <button
      type="button"
      className="main-navigation-open"
      aria-label={label}
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      onClick={toggle}
    >
      <Icon name="chevron-down" small />
    </button>
    {open && <Flyout id={id} flyout={flyout} note={note} />}
  </>
);
