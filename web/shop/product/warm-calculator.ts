import { wallClock } from "../../../core/calendar-date.ts";
import { dayText } from "../../../core/date-text.ts";
import type { Shop } from "../../../core/shop.ts";
import type { ProductPage } from "../../../services/product-pages/contract.ts";
import type { Page } from "../../router/page.ts";
import { warmUp } from "../../warm-up.ts";
import { inPortrait } from "../experiments/layouts/in-portrait.ts";
import { runningIn } from "../experiments/running.ts";
import { type OpenCalculator, openCalculator, sectionOf } from "./calculator.ts";
import { kindPageOf } from "./kind-part.tsx";
import { type LoadedProduct, pageOf } from "./loaded-product.ts";

const isProduct = (loaded: unknown): loaded is LoadedProduct =>
  (loaded as { kind?: string } | undefined)?.kind === "product";

const shopOf = ({ data }: Page): Shop => (data.root as { readonly shop: Shop }).shop;

/** The product of a document; null on a page of something else. */
function productOf({ data }: Page): ProductPage | null {
  const loaded = Object.values(data).find(isProduct);
  return loaded ? pageOf(loaded) : null;
}

/** The calculator that a document comes with; null on a page without one. */
function calculatorOf(page: Page): OpenCalculator | null {
  const product = productOf(page);
  if (!product) return null;
  const { calculator, kind, path } = product;
  const running = runningIn(Object.values(page.data));
  const isStanding = running?.name === "1031-portrait" && running.treatment === "on";
  const given = isStanding ? inPortrait(calculator) : calculator;
  const { search } = page.location;
  const at = { shop: shopOf(page), path, search, now: new Date(calculator.now) };
  return openCalculator(kindPageOf(kind), given, at);
}

// In pieces before hydration, which then finds them done: in one piece it would delay a click meanwhile.
warmUp((page) => {
  const product = productOf(page);
  if (product) kindPageOf(product.kind).prepare?.(product.calculator.release);
});
// The clock of a zone takes the browser some time when it is asked for first.
warmUp((page) => {
  const product = productOf(page);
  if (!product) return;
  const { now, shipping } = product.calculator;
  const { date } = wallClock(new Date(now), shipping.site.zone);
  dayText(date, shopOf(page).locale);
});
warmUp((page) => void calculatorOf(page));
warmUp((page) => {
  const open = calculatorOf(page);
  if (open) sectionOf(open, "formats")?.more?.count();
});
