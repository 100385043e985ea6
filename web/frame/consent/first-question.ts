import "./first-layer.css";
import type { VendorId } from "../../../core/consent.ts";
import { listText } from "../../../core/list-text.ts";
import type { Shop } from "../../../core/shop.ts";
import { shopPath } from "../../../core/shop-path.ts";
import { askHook, nearHook } from "../link-hooks/link-hooks.ts";
import { type BannerWords, bannerWords } from "./banner-words.ts";
import { decideConsent, type Offered } from "./decide-consent.ts";

/**
 * The question: as easy to decline as to agree, beside a page that stays usable. Nothing but its buttons decides. Plain
 * elements, because it is on every first visit, which would load React for it alone.
 *
 * @returns takes it away; whoever pressed a button of it goes on in the page, not at its very beginning
 */
export function askForConsent(place: Element, offered: Offered, shop: Shop): () => void {
  const { locale } = shop;
  const t = bannerWords(locale);
  const decide = (way: "accept-all" | "reject-all") => () => {
    const granted = new Set<VendorId>(way === "accept-all" ? offered.map(({ id }) => id) : []);
    void decideConsent(offered, granted, way, locale);
  };
  const title = element("h2", { id: "consent-title" }, t.title);
  const others = offered.flatMap(({ name }) => name ?? []);
  const also = others.length > 0 ? `${t.others(listText(others, locale))} ` : "";
  const privacy = element("a", { href: shopPath(shop, "/privacy") }, t.privacy);
  const buttons = element(
    "div",
    { className: "consent-buttons" },
    button("ghost", t.reject, decide("reject-all")),
    button("ghost", t.accept, decide("accept-all")),
    wayToSettings(t),
  );
  const banner = element(
    "section",
    { className: "consent-banner" },
    title,
    element("p", {}, `${t.text} ${also}`, privacy),
    buttons,
  );
  banner.setAttribute("aria-labelledby", title.id);
  place.append(banner);
  const giveRoomBack = roomBelow(banner);
  return () => {
    giveRoomBack();
    banner.remove();
    if (document.activeElement === document.body) document.getElementById("content")?.focus({ preventScroll: true });
  };
}

/** Says so while they are on their way. */
function wayToSettings({ settings, opening }: BannerWords): HTMLElement {
  const way = button("quiet", settings, async () => {
    if (way.ariaBusy !== null) return;
    way.ariaBusy = "true";
    way.textContent = opening;
    await askHook("consent-settings");
    way.ariaBusy = null;
    way.textContent = settings;
  });
  for (const sign of ["pointerenter", "focus"]) way.addEventListener(sign, () => nearHook("consent-settings"));
  return way;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  given: Partial<HTMLElementTagNameMap[Tag]>,
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const one = Object.assign(document.createElement(tag), given);
  one.append(...inside);
  return one;
}

function button(look: "ghost" | "quiet", text: string, act: () => unknown): HTMLButtonElement {
  const one = element("button", { type: "button", className: `button button-${look}` }, text);
  one.addEventListener("click", act);
  return one;
}

/** The end of the page, and whatever gets the focus, can be scrolled above the banner; what floats stands above it. */
function roomBelow(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const seen = new ResizeObserver(() => style.setProperty("--consent-room", `${banner.offsetHeight}px`));
  seen.observe(banner);
  return () => {
    seen.disconnect();
    style.removeProperty("--consent-room");
  };
}
