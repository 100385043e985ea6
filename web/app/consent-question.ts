import { flagServices, isUndecided, type OutsideServices, offeredVendors } from "../../core/consent.ts";
import type { Shop } from "../../core/shop.ts";
import type { FlagClientSettings } from "../../services/treatments/contract.ts";
import { consentState, onConsent, refusesAll } from "../browser/consent-store.ts";
import { shownRouter } from "../browser/islands/shown-document.ts";
import { whenIdle } from "../browser/when-idle.ts";
import { isQuietPath } from "../frame/consent/quiet-paths.ts";

interface Root extends Pick<OutsideServices, "chatScript" | "tagManager"> {
  readonly shop: Shop;
  readonly flagClient: FlagClientSettings | null;
}

/** Asks for consent beside a page that stays usable; without React, which a first visit need not load for it. */
export function consentQuestion(): void {
  // A page that is one island asks by itself; the designer asks nobody.
  const skip = document.querySelector(".skip-link");
  if (!skip || skip.closest("[data-island]")) return;
  const { page } = shownRouter.state();
  const root = page.data[page.routes[0]?.id ?? ""] as Root;
  const { chatScript, tagManager, flagClient, shop } = root;
  const offered = offeredVendors({ chatScript, tagManager, ...flagServices(flagClient) });
  const place = document.createElement("div");
  skip.after(place);
  let end: (() => void) | null = null;

  async function look(): Promise<void> {
    const asks =
      !isQuietPath(location.pathname) &&
      !refusesAll() &&
      !crawler.test(navigator.userAgent) &&
      isUndecided(consentState(), offered);
    if (!asks) {
      end?.();
      end = null;
    } else if (end === null) {
      const { askForConsent } = await import("../frame/consent/first-question.ts");
      end ??= askForConsent(place, offered, shop);
    }
  }
  onConsent(() => void look());
  shownRouter.subscribe(() => void look());
  whenIdle(() => void look());
}

/** Programs decide nothing; what they are shown is the page. */
const crawler = /bot|crawl|spider/i;
