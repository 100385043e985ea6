import { labelFor } from "../../core/labels.ts";
import { fitsInto } from "../../core/measure.ts";
import { packedSize, shippingClassOf } from "../../core/shipping-class.ts";
import type { ProductDescription, ProductionFacts } from "../kind.ts";
import { openCase } from "./check.ts";
import type { PhotoPrintConfiguration } from "./configuration-schema.ts";
import type { Release } from "./release.ts";

/** Days, weight and parcel of all prints in one stack. The configuration must be possible. */
export function production(configuration: PhotoPrintConfiguration, release: Release): ProductionFacts {
  const { paper, border } = openCase(configuration, release);
  const { quantity, photoprintFormat: trim } = configuration;
  const { bleed, safe, mailer } = release;
  const resolution = release.resolutions.find(({ upTo }) => !upTo || fitsInto(trim, upTo));
  const weightGrams = Math.ceil((trim.width * trim.height * paper.gramsPerM2 * quantity) / 1_000_000);
  const stack = Math.ceil((paper.thicknessMicrometres * quantity) / 1000);
  const packed = packedSize([trim.width + mailer, trim.height + mailer, stack + mailer]);
  return {
    productionDays: paper.days,
    weightGrams,
    packed,
    shippingClass: shippingClassOf(packed, weightGrams),
    withdrawalRight: false,
    taxClass: "printed-standard",
    ticket: {
      ...{ trim, bleed, safe, resolution, pages: quantity, spine: null },
      ...{ paper: paper.key, gramsPerM2: paper.gramsPerM2, border: border.width },
    },
  };
}

/** How baskets, mails and tickets name the prints. */
export function describe(configuration: PhotoPrintConfiguration, release: Release): ProductDescription {
  const { paper, border } = openCase(configuration, release);
  const { quantity: count, photoprintFormat: size } = configuration;
  const option = labelFor("quote.option", { group: labelFor("card.paper"), value: { key: paper.label } });
  return {
    title: labelFor("print.title", { count, size }),
    facts: [option, ...(border.width > 0 ? [{ key: border.label }] : [])],
  };
}
