import { languageOf } from "../../../core/locale.ts";
import type { Shop } from "../../../core/shop.ts";
import { isLeftOn } from "../../../core/tracking-rules.ts";
import type { TrackedEvent } from "../../../services/tracking/contract.ts";
import { consentFor, onConsent } from "../../browser/consent-store.ts";
import type { Page } from "../../browser/navigation/page.ts";
import { onShown } from "../../browser/navigation/shown-pages.ts";
import { visitorStorage } from "../../browser/tab-storage.ts";
import { eraseStored } from "../consent/erase-stored.ts";
import { beginPage, onTracked, track } from "./data-layer.ts";
import { createEventStore, type EventStore } from "./event-store.ts";
import { uniqueIdentifier, viewName, viewPath } from "./page-names.ts";

/** What the root says of the shop, and of the tag manager it is set up with. */
interface RootData {
  readonly shop: Shop;
  readonly tagManager: { readonly id: string; readonly subdomain: string } | null;
}

const isGranted = () => consentFor("shop-statistics") === "GRANTED" || consentFor("tag-manager") === "GRANTED";

/**
 * Tells the data layer of every page that is shown, and loads who takes the events elsewhere, once the visitor
 * consented to it. Nothing at all where the address says `tracking=0`. Browser only.
 */
export function startTracking(): void {
  if (!isLeftOn(Object.fromEntries(new URLSearchParams(location.search)), "tracking")) return;
  const views = pageViews();
  let path: string | null = null;
  onShown((page) => {
    const root = page.data.root as RootData | undefined;
    // An answer of the shop's last resort has no data; a choice on the page is no other page.
    if (!root || page.location.pathname === path) return;
    const isFirst = path === null;
    path = page.location.pathname;
    const events = views.of(page, root.shop);
    if (events.length > 0) beginPage(events);
    if (!isFirst) return;
    const decide = receivers(root, views);
    onConsent(decide);
    decide();
    tellOfThePage();
  });
}

type Views = ReturnType<typeof pageViews>;

/** Events that a page begins with. */
function pageViews() {
  let init: TrackedEvent | null = null;
  let initTaken = false;

  return {
    init: () => init,
    /** Somebody takes the events from here on: what was said once is not said again. */
    taken() {
      initTaken = true;
    },
    of(page: Page, { channel, country, currency, locale, platform }: Shop): readonly TrackedEvent[] {
      const name = viewName(page);
      if (name === null) return [];
      const is = { uniqueIdentifier: uniqueIdentifier(page) };
      const where = { channel, country, currency, language: languageOf(locale), locale };
      const first: TrackedEvent = { event: "init", ...where, page: is, platform };
      const view = { name, path: viewPath(page, location.search), page: is };
      init = first;
      return [...(initTaken ? [] : [first]), { event: "landingpage_view", ...view }];
    },
  };
}

/** Errors that are told of one page load: a loop is one fault. */
const mostErrors = 10;

/** How long it took to load, and that something failed; what failed is for the log. */
function tellOfThePage(): void {
  const loaded = () => {
    const [timing] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (timing) track({ event: "page_load", ms: Math.round(timing.loadEventEnd) });
  };
  // The time is known once the event is over.
  const later = () => setTimeout(loaded);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
  let errors = 0;
  const failed = (error: unknown) => {
    // Browsers also report sizes that changed while they were measured, without an error; what was broken off for
    // another page is none.
    if (!error || (error instanceof DOMException && error.name === "AbortError")) return;
    errors += 1;
    if (errors <= mostErrors) track({ event: "browser_error" });
  };
  addEventListener("error", ({ error }) => failed(error));
  addEventListener("unhandledrejection", ({ reason }) => failed(reason));
}

/** Starts and ends who takes the events elsewhere, as the visitor decides. */
function receivers({ shop, tagManager }: RootData, views: Views): () => void {
  const store = shopStore(shop);
  let endStore: (() => void) | null = null;
  let managed = false;
  return () => {
    if (isGranted()) views.taken();
    const counts = consentFor("shop-statistics") === "GRANTED";
    if (counts) endStore ??= onTracked(store.take);
    else {
      endStore?.();
      endStore = null;
      store.withdraw(consentFor("shop-statistics") === "DECLINED");
    }
    const manages = consentFor("tag-manager") === "GRANTED";
    // Its script may have written once more while the page with it was left.
    if (tagManager && consentFor("tag-manager") === "DECLINED") eraseStored(["tag-manager"]);
    if (tagManager && manages && !managed) {
      void import("./tag-manager.ts").then(({ sendToTagManager }) => sendToTagManager(tagManager, views.init()));
    }
    managed = manages;
  };
}

/** Milliseconds that events wait for others to go with them. */
const patience = 3_000;

function shopStore(shop: Shop): EventStore {
  const text = (body: object) => new Blob([JSON.stringify(body)], { type: "application/json" });
  const store = createEventStore({
    shop,
    storage: visitorStorage(),
    isGranted: () => consentFor("shop-statistics") === "GRANTED",
    post: (path, body) =>
      fetch(path, { method: "POST", body: text(body), keepalive: true }).then(
        ({ status }) => status,
        () => 0,
      ),
    beacon: (path, body) => void navigator.sendBeacon(path, text(body)),
    newId: () => crypto.randomUUID(),
    now: () => Date.now(),
    later: (then) => void setTimeout(then, patience),
  });
  addEventListener("pagehide", () => store.flush(true));
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && store.flush(true));
  return store;
}
