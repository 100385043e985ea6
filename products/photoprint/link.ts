import type { QueryParameters } from "../../core/query-string.ts";
import type { LinkReading, Refusal } from "../kind.ts";
import { isGiven, linkCount, linkFormat, linkText, nestedFormat, refuse } from "../link-values.ts";
import { formatOfSize } from "./case.ts";
import { check } from "./check.ts";
import type { PhotoPrintConfiguration } from "./configuration-schema.ts";
import type { Release } from "./release.ts";

/**
 * Own path: the specification's section 2 has no designer route for loose prints. Paths that start with
 * `/configurator-` are the app's.
 */
export const designerPath = "/configurator-photoprint/";

/** `productType` is one of the extras every link may carry (specification section 3); no other field means loose prints. */
export const recognises = (fields: Readonly<Record<string, unknown>>): boolean =>
  fields.productType === "photoprint" || isGiven(fields.photoprintFormat);

/** Reads photoprintFormat, paper, border, quantity. What is missing, unreadable or not offered falls back. */
export function readLink(query: QueryParameters, release: Release): LinkReading<PhotoPrintConfiguration> {
  const notices: Refusal[] = [];
  const usual = usualPrints(release);
  const wanted: PhotoPrintConfiguration = {
    photoprintFormat: readFormatOf(query, release, notices) ?? usual.photoprintFormat,
    paper: linkText(query, "paper") ?? usual.paper,
    border: linkText(query, "border") ?? usual.border,
    quantity: readQuantity(query, notices) ?? usual.quantity,
  };
  const refusals = check(wanted, release);
  const given = refusals.map(({ field }) => [field, fallBack(field, usual, release)]);
  return {
    configuration: { ...wanted, ...Object.fromEntries(given) },
    notices: [...notices, ...refusals],
    addToCart: false,
  };
}

function usualPrints({ formats, papers, borders, initial }: Release): PhotoPrintConfiguration {
  const format = formats.find(({ key }) => key === initial.format);
  const [paper, border] = [papers[0]?.key, borders[0]?.key];
  if (!format || !paper || !border) throw new Error("a release of photo prints without its initial choices");
  return { photoprintFormat: format.size, paper, border, quantity: initial.quantity };
}

/** Too many prints become as many as can be had; everything else becomes usual. */
const fallBack = (field: string, usual: PhotoPrintConfiguration, { mostPrints }: Release) =>
  field === "quantity" ? mostPrints : usual[field as keyof PhotoPrintConfiguration];

function readFormatOf(query: QueryParameters, release: Release, notices: Refusal[]) {
  const size = linkFormat(query, "photoprintFormat");
  if (size === "unreadable") notices.push(refuse("photoprintFormat", "format-unknown"));
  return size === null || size === "unreadable" ? null : (formatOfSize(release, size)?.size ?? size);
}

function readQuantity(query: QueryParameters, notices: Refusal[]): number | null {
  const quantity = linkCount(query, "quantity");
  if (quantity === "unreadable") notices.push(refuse("quantity", "quantity-unknown"));
  return quantity === "unreadable" ? null : quantity;
}

/** The configuration as parameters of the link, in a fixed order. */
export const writeLink = ({ photoprintFormat, paper, border, quantity }: PhotoPrintConfiguration): QueryParameters => ({
  photoprintFormat: nestedFormat(photoprintFormat),
  paper,
  border,
  quantity: String(quantity),
});
