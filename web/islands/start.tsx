import type { Locale } from "../../core/locale.ts";
import { flagServices, isUndecided, type OutsideServices, offeredVendors } from "../../core/consent.ts";
import type { Shop } from "../../core/shop.ts";
import type { FlagClientSettings } from "../../services/treatments/contract.ts";
import { consentState, refusesAll } from "../shop/consent/consent-store.ts";
import { chunkMissing } from "../chunk-reload.ts";
import { tellShown } from "../router/shown-pages.ts";
import { whenIdle } from "../when-idle.ts";
import { handOverId, type ToldDocument, type ToldIsland } from "./hand-over.ts";
import { pictures } from "./pictures.ts";

addEventListener("vite:preloadError", (event) => chunkMissing((event as Event & { payload: object }).payload));

interface Root extends Pick<OutsideServices, "chatScript" | "tagManager"> {
  readonly shop: Shop;
  readonly flagClient: FlagClientSettings | null;
}

const told = JSON.parse(document.getElementById(handOverId)?.textContent ?? "") as ToldDocument;
const locale = document.documentElement.lang as Locale;

/** One thing after the other, each in a task of its own: whoever presses something waits for one island at most. */
let line: Promise<unknown> = Promise.resolve();

function begin(element: HTMLElement, island: ToldIsland): void {
  const loaded = import("./bring-to-life.tsx");
  line = line
    .then(async () => (await loaded).bringToLife(element, island, { told, locale }))
    .catch((fault: unknown) => console.error(fault));
}

/** At once for who is known or has something in her basket, else at the first sign of her. */
let known: Promise<boolean> | undefined;
async function isKnown(): Promise<boolean> {
  const answer = await fetch("/web-api/customer-data" + location.search).then((one) => one.json()).catch(() => null);
  const { isLoggedIn, isWhitelabelCustomer, order } = (answer as { payload?: { isLoggedIn: boolean; isWhitelabelCustomer: boolean; order: { cartArticlesAmount: number; isWhitelabelOrder: boolean } } } | null)?.payload ?? {};
  return Boolean(isLoggedIn || isWhitelabelCustomer || order?.cartArticlesAmount || order?.isWhitelabelOrder);
}

const signs = ["pointerdown", "pointermove", "keydown", "touchstart", "scroll", "focusin"] as const;

/** At the first sign of a visitor. */
function whenTouched(act: () => void): void {
  const heard = () => {
    for (const sign of signs) removeEventListener(sign, heard, true);
    act();
  };
  for (const sign of signs) addEventListener(sign, heard, { capture: true, passive: true });
}

function schedule(element: HTMLElement, island: ToldIsland): void {
  const act = () => begin(element, island);
  if (island.when === "known") {
    known ??= isKnown();
    let begun = false;
    const once = () => {
      if (!begun) act();
      begun = true;
    };
    void known.then((is) => is && once());
    whenTouched(once);
  } else if (island.when === "touch") whenTouched(act);
  else if (island.when === "idle") whenIdle(act);
  else if (island.when === "load") act();
  else {
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      sight.disconnect();
      act();
    });
    // It has no box of its own.
    sight.observe(element.firstElementChild ?? element);
  }
}

function start(): void {
  pictures();
  tellShown({ ...told.page, location: { ...told.page.location, hash: location.hash } });
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const island = told.islands[Number(element.dataset.island)];
    if (island) schedule(element, island);
  }
  const root = Object.values(told.page.data)[0] as Root;
  const offered = offeredVendors({ chatScript: root.chatScript, tagManager: root.tagManager, ...flagServices(root.flagClient) });
  const place = document.createElement("div");
  document.querySelector(".skip-link")?.after(place);
  whenIdle(() => {
    if (isUndecided(consentState(), offered) && !refusesAll())
      void import("./consent-question.ts").then(({ askForConsent }) => askForConsent(place, offered, root.shop, () => {}));
  });
  void import("../after-start.ts").then(({ afterStart }) => afterStart());
  void import("./preload-links.ts").then(({ preloadLinks }) => preloadLinks());
}

const painted = () => requestAnimationFrame(() => setTimeout(start));
if (document.readyState === "complete") painted();
else addEventListener("load", painted, { once: true });
