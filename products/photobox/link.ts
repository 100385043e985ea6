import { sameFormat, swapSides } from "../../core/measure.ts";
import type { QueryParameters } from "../../core/query-string.ts";
import type { LinkReading, Refusal } from "../kind.ts";
import { isGiven, linkCount, linkFormat, linkText, nestedFormat, refuse } from "../link-values.ts";
import { check } from "./check.ts";
import type { PhotoBoxConfiguration } from "./configuration-schema.ts";
import type { BoxType, Release } from "./release.ts";

/** Designer entry route of the specification, section 2. */
export const designerPath = "/configurator-photobox/";

/** "photoboxType gives photobox" (specification section 3), before all other kinds. */
export const recognises = (fields: Readonly<Record<string, unknown>>): boolean => isGiven(fields.photoboxType);

/**
 * The specification's first document has the types `small` and `photoprint`, its second calls them small and large
 * (MAX): the same two boxes, and links may say any of these names.
 */
const otherNames: ReadonlyMap<string, string> = new Map([
  ["large", "photoprint"],
  ["max", "photoprint"],
  ["MAX", "photoprint"],
]);

/**
 * Reads photoboxType, photoboxFormat (nested width and height), photoboxQuantityMax, paper, box, and the number of
 * prints as tileCount. What is missing, unreadable or not offered falls back to what the box usually is.
 */
export function readLink(query: QueryParameters, release: Release): LinkReading<PhotoBoxConfiguration> {
  const notices: Refusal[] = [];
  const named = linkText(query, "photoboxType") ?? firstType(release).key;
  const photoboxType = otherNames.get(named) ?? named;
  const usual = usualBox(release, photoboxType);
  const tileCount = readCount(query, "tileCount", notices);
  const wanted: PhotoBoxConfiguration = {
    photoboxType,
    photoboxFormat: readFormatOf(query, typeOf(release, photoboxType), notices) ?? usual.photoboxFormat,
    photoboxQuantityMax: readCount(query, "photoboxQuantityMax", notices) ?? usual.photoboxQuantityMax,
    paper: linkText(query, "paper") ?? usual.paper,
    box: linkText(query, "box") ?? usual.box,
    tileCount: tileCount ?? 1,
  };
  const settled = settle(wanted, release, notices);
  const prints = tileCount === null ? settled.photoboxQuantityMax : settled.tileCount;
  return { configuration: { ...settled, tileCount: prints }, notices, addToCart: false };
}

/** The nearest possible box; each round corrects refusals: the type, then fields that depend on it, the prints. */
function settle(wanted: PhotoBoxConfiguration, release: Release, notices: Refusal[]): PhotoBoxConfiguration {
  const refusals = check(wanted, release);
  if (refusals.length === 0) return wanted;
  notices.push(...refusals);
  const usual = usualBox(release, wanted.photoboxType);
  const mended = refusals.map(({ field }) => [field, usualOf(field, usual, wanted)]);
  return settle({ ...wanted, ...Object.fromEntries(mended) }, release, notices);
}

const usualOf = (field: string, usual: PhotoBoxConfiguration, wanted: PhotoBoxConfiguration) =>
  field === "tileCount" ? wanted.photoboxQuantityMax : usual[field as keyof PhotoBoxConfiguration];

function firstType({ types }: Release): BoxType {
  const [type] = types;
  if (!type) throw new Error("the release has no photo boxes");
  return type;
}

export const typeOf = (release: Release, key: string): BoxType =>
  release.types.find((type) => type.key === key) ?? firstType(release);

/** Another type of box, of the same paper and material where it has them. */
export const withType = (
  { paper, box }: PhotoBoxConfiguration,
  release: Release,
  photoboxType: string,
): PhotoBoxConfiguration => settle({ ...usualBox(release, photoboxType), paper, box }, release, []);

function usualBox(release: Release, photoboxType: string): PhotoBoxConfiguration {
  const { key, formats, sizes, papers } = typeOf(release, photoboxType);
  const [photoboxFormat, size, paper, box] = [formats[0], sizes[0], papers[0], release.boxes[0]];
  if (!photoboxFormat || !size || !paper || !box) throw new Error(`photo box ${key} lacks its defaults`);
  const { quantityMax } = size;
  return {
    photoboxType: key,
    photoboxFormat,
    photoboxQuantityMax: quantityMax,
    paper,
    box: box.key,
    tileCount: quantityMax,
  };
}

/** As the box lists it when that is the same size lying or standing. */
function readFormatOf(query: QueryParameters, { formats }: BoxType, notices: Refusal[]) {
  const size = linkFormat(query, "photoboxFormat");
  if (size === "unreadable") notices.push(refuse("photoboxFormat", "format-unknown"));
  if (size === null || size === "unreadable") return null;
  return formats.find((one) => sameFormat(one, size) || sameFormat(one, swapSides(size))) ?? size;
}

function readCount(query: QueryParameters, name: string, notices: Refusal[]): number | null {
  const count = linkCount(query, name);
  if (count !== "unreadable") return count;
  notices.push(refuse(name, "quantity-unknown"));
  return null;
}

/** The configuration as parameters of the designer link, in the specification's names and a fixed order. */
export const writeLink = (configuration: PhotoBoxConfiguration): QueryParameters => ({
  photoboxType: configuration.photoboxType,
  photoboxFormat: nestedFormat(configuration.photoboxFormat),
  photoboxQuantityMax: String(configuration.photoboxQuantityMax),
  paper: configuration.paper,
  box: configuration.box,
  tileCount: String(configuration.tileCount),
});
