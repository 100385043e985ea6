import { sameFormat, writeFormat } from "../../core/measure.ts";
import type { QueryParameters } from "../../core/query-string.ts";
import { readAddress } from "../../products/photoframe/calculator/address.ts";
import { chooseFormat, chooseMaterial } from "../../products/photoframe/calculator/choose.ts";
import { formatTabs } from "../../products/photoframe/calculator/format-tabs.ts";
import { priceOf } from "../../products/photoframe/calculator/price.ts";
import { type CalculatorSetup, type CalculatorState, turned } from "../../products/photoframe/calculator/setup.ts";
import { writeSku } from "../../products/photoframe/calculator/sku.ts";
import type { PhotoFrameConfiguration } from "../../products/photoframe/configuration.ts";
import { initialFormat } from "../../products/photoframe/formats.ts";
import { priceBefore } from "../../products/photoframe/price-before.ts";
import type { Material } from "../../products/photoframe/release.ts";
import { writeLink } from "../../products/photoframe/write-link.ts";
import { shownPrice } from "../../products/reduction.ts";
import { designerLink, kindOf } from "../../products/registry.ts";
import type { Calculator } from "./contract.ts";
import type { ProductPageData } from "./page-data.ts";
import { type PageDesk, setupOf } from "./page-desk.ts";

type Context = Calculator["context"];

/**
 * The calculator of the specification (section 3): every material with its formats and prices for the choice of an
 * address. The contexts of calculator, material and format, laid over each other in this order, are the designer link.
 */
export function calculator(desk: PageDesk, page: ProductPageData, query: QueryParameters): Calculator {
  const { release } = desk;
  const setup = setupOf(desk, page);
  const { state } = readAddress(setup, query);
  const kind = kindOf(page.kind);
  if (!kind) throw new Error(`no product kind ${page.kind}`);
  const { materialType, formatType, ...shared } = contextOf(state.configuration);
  const options = release.materials.map((material) => materialOption(desk, setup, state, material, shared));
  const price = shownPriceOf(desk, state.configuration);
  return {
    product: kind.productType,
    options,
    selectedValue: state.configuration.materialType ?? "",
    selectedFormat: writeFormat(state.configuration.format),
    labels: options.flatMap(({ formats }, index) =>
      formats.some((one) => one.priceCurrent < one.priceOriginal)
        ? [{ index, text: desk.text("calc.deal"), backgroundColor: "red", textColor: "white" }]
        : [],
    ),
    isCollage: false,
    context: shared,
    sku: { value: writeSku(state.configuration), context: { materialType, formatType }, ...price },
    link: designerLink(kind, state.configuration),
    currency: desk.shop.currency,
  } as Calculator;
}

function materialOption(
  desk: PageDesk,
  setup: CalculatorSetup,
  state: CalculatorState,
  material: Material,
  shared: Context,
): Calculator["options"][number] {
  const { release, shop } = desk;
  const own = material.key === state.configuration.materialType;
  const chosen = own ? state : chooseMaterial(setup, state, material.key).state;
  const { formatType: _, ...context } = contextOf(chosen.configuration);
  const listed = formatTabs(release, material, shop.unit).flatMap((tab) =>
    tab.formats.map((format) => turned(format, state.orientation)),
  );
  const here = chosen.configuration.format;
  const formats = listed.some((format) => sameFormat(format, here)) ? listed : [...listed, here];
  return {
    value: material.key,
    labelTranslationKey: material.label,
    disabled: false,
    context: differing(context, shared),
    formats: formats.map((format) => {
      const { configuration } = chooseFormat(setup, chosen, format).state;
      return {
        value: writeFormat(format),
        ...shownPriceOf(desk, configuration),
        context: differing(contextOf(configuration), { ...shared, ...context }),
        labelTranslationKey: "fmt.size",
        translationOptions: { size: { ...format } },
      };
    }),
    initiallySelectedFormat: writeFormat(turned(initialFormat(release, material.key, shop.unit), state.orientation)),
  };
}

const shownPriceOf = ({ release, earlier, terms }: PageDesk, configuration: PhotoFrameConfiguration) =>
  shownPrice(priceOf(configuration, release, terms), priceBefore(configuration, release, terms, earlier));

/** The parameters of the designer link, absent ones as null, so that a later context can take one away. */
const contextOf = (configuration: PhotoFrameConfiguration): Context =>
  Object.fromEntries(Object.entries(writeLink(configuration)).map(([key, value]) => [key, value ?? null])) as Context;

const differing = (context: Context, below: Context): Context =>
  Object.fromEntries(
    Object.entries(context).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(below[key] ?? undefined)),
  );
