import { wallClock } from "../../../core/calendar-date.ts";
import { dayText } from "../../../core/date-text.ts";
import type { Shop } from "../../../core/shop.ts";
import { moreFormats } from "../../../products/photoframe/calculator/format-tabs.ts";
import { prepare } from "../../../products/photoframe/prepared.ts";
import type { Release } from "../../../products/photoframe/release.ts";
import type { CalculatorData, ProductPage } from "../../../services/product-pages/contract.ts";
import type { Page } from "../../router/page.ts";
import { warmUp } from "../../warm-up.ts";
import { inPortrait } from "../experiments/layouts/in-portrait.ts";
import { runningIn } from "../experiments/running.ts";
import { type LoadedProduct, pageOf } from "./loaded-product.ts";
import { type OpenCalculator, openCalculator } from "./open-calculator.ts";

/** Opened last from some data; `for` is everything else that it depends on. */
const opened = new WeakMap<CalculatorData, { readonly for: string; readonly open: OpenCalculator }>();

/** The calculator of an address, computed once for all that show something of it at every change of it. */
export function openedCalculator(data: CalculatorData, shop: Shop, path: string, search: string, now: Date) {
  const asked = [shop.channel, shop.locale, shop.platform, path, search, now.toISOString()].join(" ");
  const last = opened.get(data);
  if (last?.for === asked) return last.open;
  const open = openCalculator(data, shop, path, search, now);
  opened.set(data, { for: asked, open });
  return open;
}

const isProduct = (loaded: unknown): loaded is LoadedProduct =>
  (loaded as { kind?: string } | undefined)?.kind === "product";

const shopOf = ({ data }: Page): Shop => (data.root as { readonly shop: Shop }).shop;

/** The product of a document; null on a page of something else. */
function productOf({ data }: Page): ProductPage | null {
  const loaded = Object.values(data).find(isProduct);
  return loaded ? pageOf(loaded) : null;
}

/** The calculator that a document comes with; null on a page without one. */
function firstOpened(page: Page): OpenCalculator | null {
  const product = productOf(page);
  if (!product) return null;
  const { calculator, path } = product;
  const running = runningIn(Object.values(page.data));
  const isStanding = running?.name === "1031-portrait" && running.treatment === "on";
  const given = isStanding ? inPortrait(calculator) : calculator;
  return openedCalculator(given, shopOf(page), path, page.location.search, new Date(calculator.now));
}

// In pieces before the page comes alive, which then finds them done: in one piece it would hold up whoever presses something meanwhile.
warmUp((page) => {
  const product = productOf(page);
  if (product) prepare(product.calculator.release as unknown as Release);
});
// The clock of a zone takes the browser some time when it is asked for first.
warmUp((page) => {
  const product = productOf(page);
  if (!product) return;
  const { now, shipping } = product.calculator;
  const { date } = wallClock(new Date(now), shipping.site.zone);
  dayText(date, shopOf(page).locale);
});
warmUp((page) => void firstOpened(page));
warmUp((page) => {
  const open = firstOpened(page);
  if (open) moreFormats(open.setup, open.state);
});
