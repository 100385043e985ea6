import { articleOf } from "../../core/article.ts";
import { type Format, sameFormat, writeFormat } from "../../core/measure.ts";
import { type QueryParameters, writeQuery } from "../../core/query-string.ts";
import { isCollage } from "../../products/kind.ts";
import type { PageState, PageType } from "../../products/kind-page.ts";
import { shownPrice } from "../../products/reduction.ts";
import type { Calculator } from "./contract.ts";
import { type OpenPage, openPage, type PageContext, quoteOf, termsOf } from "./page-context.ts";
import type { ProductPageData } from "./page-data.ts";

type Context = Calculator["context"];

/**
 * The calculator of the specification (section 3): every type with its formats and prices for the choice of an
 * address. The contexts of calculator, type and format, laid over each other in this order, are the designer link.
 */
export function calculator(pages: PageContext, data: ProductPageData, query: QueryParameters): Calculator {
  const open = openPage(pages, data);
  const { page, setup } = open;
  const { state } = page.read(setup, query);
  const { configuration } = state;
  const whole = contextOf(open, configuration);
  const { type, format } = page.parameters;
  const isOfSku = ([name]: readonly [string, unknown]) => name === type || name === format;
  const shared = Object.fromEntries(Object.entries(whole).filter((one) => !isOfSku(one)));
  const types = page.types(setup, state);
  const options = types.map((type) => typeOption(pages, open, type, shared));
  const price = shownPriceOf(pages, open, configuration);
  const size = page.size(configuration, open.release);
  return {
    product: page.sold.productType,
    options,
    optionsTranslationKey: legendOf(open, state),
    selectedValue: types.find(({ chosen }) => chosen)?.value ?? "",
    selectedFormat: selectedFormat(open, state, size),
    labels: options.flatMap(({ formats }, index) =>
      formats.some((one) => one.priceCurrent < one.priceOriginal)
        ? [{ index, text: pages.text("calc.deal"), backgroundColor: "red", textColor: "white" }]
        : [],
    ),
    isCollage: isCollage(page.sold.productType),
    context: shared,
    sku: {
      value: articleOf(page.sold.key, configuration as Readonly<Record<string, unknown>>),
      context: Object.fromEntries(Object.entries(whole).filter(isOfSku)),
      ...price,
    },
    link: `${page.sold.designerPath}?${writeQuery(page.sold.writeLink(configuration))}`,
    currency: pages.shop.currency,
  };
}

function typeOption(
  pages: PageContext,
  open: OpenPage,
  { value, label, state, initial }: PageType<object>,
  shared: Context,
): Calculator["options"][number] {
  const { page, setup } = open;
  const { [page.parameters.format]: _, ...context } = contextOf(open, state.configuration);
  const formats = page.formats(setup, state);
  return {
    value,
    labelTranslationKey: label.key,
    disabled: formats.length === 0,
    context: differing(context, shared),
    formats: formats.map((format) => ({
      value: format.value,
      ...shownPriceOf(pages, open, format.state.configuration),
      context: differing(contextOf(open, format.state.configuration), { ...shared, ...context }),
      labelTranslationKey: format.label.key,
      translationOptions: { ...format.label.params, size: { ...format.size } },
    })),
    initiallySelectedFormat:
      formats.find(({ size }) => initial && sameFormat(size, initial))?.value ?? (initial ? writeFormat(initial) : ""),
  };
}

const shownPriceOf = (pages: PageContext, open: OpenPage, configuration: PageState<object>["configuration"]) =>
  shownPrice(
    quoteOf(pages, open, configuration),
    open.page.sold.priceBefore(configuration, open.release, termsOf(pages, open, configuration), open.earlier),
  );

/** The calculator's label for types. */
function legendOf({ page, setup }: OpenPage, state: PageState<object>): string {
  const section = page.sections(setup, state).find(({ key }) => key === "types" || key === "material");
  return section && "legend" in section ? section.legend.key : "calc.material";
}

/** By its sides, where several formats have them by what is made. */
function selectedFormat({ page, setup }: OpenPage, state: PageState<object>, size: Format | null): string {
  const link = writeQuery(page.sold.writeLink(state.configuration));
  const listed = page
    .formats(setup, state)
    .find((format) => writeQuery(page.sold.writeLink(format.state.configuration)) === link);
  return listed?.value ?? (size ? writeFormat(size) : "");
}

/** The parameters of the designer link, absent ones as null, so that a later context can take one away. */
const contextOf = ({ page }: OpenPage, configuration: object): Context =>
  Object.fromEntries(
    Object.entries(page.sold.writeLink(configuration)).map(([key, value]) => [key, value ?? null]),
  ) as Context;

const differing = (context: Context, below: Context): Context =>
  Object.fromEntries(
    Object.entries(context).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(below[key] ?? undefined)),
  );
