import type { Message } from "../../core/labels.ts";
import type { Unit } from "../../core/locale.ts";
import { writeFormat } from "../../core/measure.ts";
import type { ShippingTable } from "../../core/shipping.ts";
import { taxClasses } from "../../core/tax-class.ts";
import { catalogueFormat } from "../../products/catalogue-format.ts";
import type { CalculatorData } from "./contract.ts";
import type { Localise } from "./local-text.ts";
import { openPage, type PageContext } from "./page-context.ts";
import type { ProductPageData } from "./page-data.ts";
import type { ProductPagesDependencies } from "./ports.ts";

/** Everything the page's calculator computes with. */
export async function calculatorDataOf(
  { db, labels, shippingTables }: ProductPagesDependencies,
  context: PageContext,
  page: ProductPageData,
): Promise<CalculatorData> {
  const { shop, local } = context;
  const open = openPage(context, page);
  const { release, earlier } = open;
  const [texts, shipping] = await Promise.all([labels.of(shop.locale), shippingTables.current(db)]);
  return {
    release: { ...release },
    earlier: earlier.map((one) => ({ ...one })),
    labels: labelsOf(texts, open.page.vocabulary),
    initial: page.initial,
    orientation: page.orientation,
    firstMaterials: page.firstMaterials,
    tip: tipOf(page, shop.unit, local),
    taxes: Object.fromEntries(taxClasses.map((one) => [one, { ...context.taxOf(one) }])) as CalculatorData["taxes"],
    country: shop.country,
    shipping: { site: siteOf(shipping), carrier: { ...shipping.countries[shop.country] } },
    now: context.now.toISOString(),
  };
}

function tipOf({ tip }: ProductPageData, unit: Unit, local: Localise): CalculatorData["tip"] {
  const format = tip && catalogueFormat(tip.format[unit], unit);
  return format ? { format: writeFormat(format), reason: local(tip.reason) } : null;
}

const siteOf = ({ site }: ShippingTable) => ({ ...site, peaks: [...site.peaks] });

type Messages = Readonly<Record<string, Message>>;
const filtered = new WeakMap<Messages, Map<RegExp, CalculatorData["labels"]>>();

/** The part of the vocabulary that a kind speaks. */
function labelsOf(texts: Messages, vocabulary: RegExp): CalculatorData["labels"] {
  const known = filtered.get(texts) ?? new Map<RegExp, CalculatorData["labels"]>();
  filtered.set(texts, known);
  const labels =
    known.get(vocabulary) ??
    (Object.fromEntries(Object.entries(texts).filter(([key]) => vocabulary.test(key))) as CalculatorData["labels"]);
  known.set(vocabulary, labels);
  return labels;
}
