import type { QueryParameters } from "../../core/query-string.ts";
import type { LinkReading, Refusal } from "../kind.ts";
import { isGiven, linkCount, linkFormat, linkText, nestedFormat, refuse } from "../link-values.ts";
import { formatOfSize } from "./case.ts";
import { check } from "./check.ts";
import type { PhotoPrintConfiguration } from "./configuration-schema.ts";
import { readMore, writeMore } from "./link-piles.ts";
import { pilesOf, withPiles } from "./piles.ts";
import type { Release } from "./release.ts";

/**
 * Own path: the specification's section 2 has no designer route for loose prints. Paths that start with
 * `/configurator-` are the app's.
 */
export const designerPath = "/configurator-photoprint/";

/** `productType` is an extra of every link (specification section 3); no other field means loose prints. */
export const recognises = (fields: Readonly<Record<string, unknown>>): boolean =>
  fields.productType === "photoprint" || isGiven(fields.photoprintFormat);

/** Reads photoprintFormat, paper, border, quantity, more. What is missing, unreadable or not offered falls back. */
export function readLink(query: QueryParameters, release: Release): LinkReading<PhotoPrintConfiguration> {
  const notices: Refusal[] = [];
  const usual = usualPrints(release);
  const more = readMore(query, release);
  if (more === "unreadable") notices.push(refuse("more", "quantity-unknown"));
  const wanted: PhotoPrintConfiguration = {
    photoprintFormat: readFormatOf(query, release, notices) ?? usual.photoprintFormat,
    paper: linkText(query, "paper") ?? usual.paper,
    border: linkText(query, "border") ?? usual.border,
    quantity: readQuantity(query, notices) ?? usual.quantity,
    ...(more === null || more === "unreadable" ? {} : { more }),
  };
  return { configuration: mended(wanted, usual, release, notices), notices, addToCart: false };
}

/** Each round mends what was refused: what most prints are made on, then what others are. */
function mended(
  wanted: PhotoPrintConfiguration,
  usual: PhotoPrintConfiguration,
  release: Release,
  notices: Refusal[],
): PhotoPrintConfiguration {
  const refusals = check(wanted, release);
  if (refusals.length === 0) return withPiles(wanted, pilesOf(wanted));
  notices.push(...refusals);
  const fields = new Set(refusals.map(({ field }) => field));
  const given = [...fields].map((field) => [field, fallBack(field, usual, release)]);
  const { more, ...rest } = { ...wanted, ...Object.fromEntries(given) };
  return mended(fields.has("more") || !more ? rest : { ...rest, more }, usual, release, notices);
}

function usualPrints({ formats, papers, borders, initial }: Release): PhotoPrintConfiguration {
  const format = formats.find(({ key }) => key === initial.format);
  const [paper, border] = [papers[0]?.key, borders[0]?.key];
  if (!format || !paper || !border) throw new Error("the release of photo prints lacks its defaults");
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
export const writeLink = (configuration: PhotoPrintConfiguration): QueryParameters => ({
  photoprintFormat: nestedFormat(configuration.photoprintFormat),
  paper: configuration.paper,
  border: configuration.border,
  quantity: String(configuration.quantity),
  ...(configuration.more ? { more: writeMore(configuration.more) } : {}),
});
