import type { Message } from "../../core/labels.ts";
import type { Unit } from "../../core/locale.ts";
import { writeFormat } from "../../core/measure.ts";
import type { ShippingTable } from "../../core/shipping.ts";
import { catalogueFormat } from "../../products/photoframe/formats.ts";
import type { CalculatorData } from "./contract.ts";
import type { Localise } from "./local-text.ts";
import type { ProductPageData } from "./page-data.ts";
import type { PageDesk } from "./page-desk.ts";
import type { ProductPagesDependencies } from "./ports.ts";

/** The part of the vocabulary that wall pictures speak. */
const vocabulary =
  /^(calc|campaign|colour|cta|fact|finish|fmt|frame|frame-short|glass|mat|opt|pp|quote|refusal|wall)\./;

/** Everything the page's calculator computes with. */
export async function calculatorDataOf(
  { db, labels, shippingTables }: ProductPagesDependencies,
  desk: PageDesk,
  page: ProductPageData,
): Promise<CalculatorData> {
  const { release, earlier, terms, shop, local } = desk;
  const [texts, shipping] = await Promise.all([labels.of(shop.locale), shippingTables.current(db)]);
  return {
    release: release as CalculatorData["release"],
    earlier: earlier as unknown as CalculatorData["earlier"],
    labels: labelsOfWallPictures(texts),
    initial: page.initial,
    orientation: page.orientation,
    firstMaterials: page.firstMaterials,
    tip: tipOf(page, shop.unit, local),
    tax: { ...terms.tax },
    country: shop.country,
    shipping: { site: siteOf(shipping), carrier: { ...shipping.countries[shop.country] } },
    now: desk.now.toISOString(),
  };
}

function tipOf({ tip }: ProductPageData, unit: Unit, local: Localise): CalculatorData["tip"] {
  const format = tip && catalogueFormat(tip.format[unit], unit);
  return format ? { format: writeFormat(format), reason: local(tip.reason) } : null;
}

const siteOf = ({ site }: ShippingTable) => ({ ...site, peaks: [...site.peaks] });

type Messages = Readonly<Record<string, Message>>;
const filtered = new WeakMap<Messages, CalculatorData["labels"]>();

function labelsOfWallPictures(texts: Messages): CalculatorData["labels"] {
  const known =
    filtered.get(texts) ??
    (Object.fromEntries(Object.entries(texts).filter(([key]) => vocabulary.test(key))) as CalculatorData["labels"]);
  filtered.set(texts, known);
  return known;
}
