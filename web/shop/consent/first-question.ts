import "./first-layer.css";
import type { VendorId } from "../../../core/consent.ts";
import { listText } from "../../../core/list-text.ts";
import type { Locale } from "../../../core/locale.ts";
import type { Shop } from "../../../core/shop.ts";
import { shopPath } from "../../../core/shop-path.ts";
import { bannerWords } from "./banner-words.ts";
import { decideConsent, type Offered } from "./decide-consent.ts";

/** The question of the consent manager, without React: it is on every first visit, and nothing else there may need it. */
export function askForConsent(place: Element, offered: Offered, shop: Shop, onSettings: () => void): void {
  const locale: Locale = shop.locale;
  const t = bannerWords(locale);
  const others = offered.flatMap(({ name }) => name ?? []);
  const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, ...inside: (Node | string)[]) => {
    const one = document.createElement(tag);
    if (className !== "") one.className = className;
    one.append(...inside);
    return one;
  };
  const button = (look: string, text: string, act: () => void) => {
    const one = make("button", `button button-${look}`, text);
    one.type = "button";
    one.addEventListener("click", act);
    return one;
  };
  const decide = (way: "accept-all" | "reject-all") => {
    const granted = new Set<VendorId>(way === "accept-all" ? offered.map(({ id }) => id) : []);
    section.remove();
    document.documentElement.style.removeProperty("--consent-room");
    document.getElementById("content")?.focus({ preventScroll: true });
    void decideConsent(offered, granted, way, locale);
  };
  const title = make("h2", "", t.title);
  title.id = "consent-title";
  const privacy = make("a", "", t.privacy);
  privacy.href = shopPath(shop, "/privacy");
  const section = make(
    "section",
    "consent-banner",
    title,
    make("p", "", t.text, " ", others.length > 0 ? `${t.others(listText(others, locale))} ` : "", privacy),
    make(
      "div",
      "consent-buttons",
      button("ghost", t.reject, () => decide("reject-all")),
      button("ghost", t.accept, () => decide("accept-all")),
      button("quiet", t.settings, onSettings),
    ),
  );
  section.setAttribute("aria-labelledby", title.id);
  place.append(section);
  new ResizeObserver(() =>
    document.documentElement.style.setProperty("--consent-room", `${section.offsetHeight}px`),
  ).observe(section);
}
