import { useLayoutEffect, useRef } from "react";
import "./first-layer.css";
import type { VendorId } from "../../../core/consent.ts";
import { listText } from "../../../core/list-text.ts";
import { shopPath } from "../../../core/shop-path.ts";
import { Button } from "../../../ui/button.tsx";
import { useLocale } from "../../messages/context.tsx";
import { useShop } from "../../use-shop.ts";
import { bannerWords } from "./banner-words.ts";
import { decideConsent, type Offered } from "./decide-consent.ts";

interface FirstLayerProps {
  readonly offered: Offered;
  readonly onSettings: () => void;
  /** She is likely to press the way to the settings next. */
  readonly onNear: () => void;
  /** The settings were asked for and are on their way. */
  readonly opening: boolean;
}

/** The question: as easy to decline as to agree, beside a page that stays usable. Nothing but its buttons decides. */
export function FirstLayer({ offered, onSettings, onNear, opening }: FirstLayerProps) {
  const locale = useLocale();
  const shop = useShop();
  const t = bannerWords(locale);
  const box = useRef<HTMLElement>(null);
  useRoomBelow(box);

  const decide = (way: "accept-all" | "reject-all") => {
    const granted = new Set<VendorId>(way === "accept-all" ? offered.map(({ id }) => id) : []);
    void decideConsent(offered, granted, way, locale);
  };
  const others = offered.flatMap(({ name }) => name ?? []);
  return (
    <section className="consent-banner" aria-labelledby="consent-title" ref={box}>
      <h2 id="consent-title">{t.title}</h2>
      <p>
        {t.text} {others.length > 0 && `${t.others(listText(others, locale))} `}
        <a href={shopPath(shop, "/privacy")}>{t.privacy}</a>
      </p>
      <div className="consent-buttons">
        <Button look="ghost" onClick={() => decide("reject-all")}>
          {t.reject}
        </Button>
        <Button look="ghost" onClick={() => decide("accept-all")}>
          {t.accept}
        </Button>
        <Button
          {...{ look: "quiet", loading: opening, loadingText: t.opening }}
          {...{ onClick: onSettings, onPointerEnter: onNear, onFocus: onNear }}
        >
          {t.settings}
        </Button>
      </div>
    </section>
  );
}

/** The end of the page, and whatever gets the focus, can be scrolled above the banner; what floats stands above it. */
function useRoomBelow(box: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const { style } = document.documentElement;
    const seen = new ResizeObserver(() => style.setProperty("--consent-room", `${node.offsetHeight}px`));
    seen.observe(node);
    return () => {
      seen.disconnect();
      style.removeProperty("--consent-room");
    };
  }, [box]);
}
