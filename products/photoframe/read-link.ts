import { readFormat } from "../../core/named-format.ts";
import { type QueryParameters, queryText, queryTexts } from "../../core/query-string.ts";
import type { LinkContext, LinkReading, Refusal } from "../kind.ts";
import { refuse } from "../link-values.ts";
import { check } from "./check.ts";
import { EDGE_COLOUR, NO_MAT, type PhotoFrameConfiguration } from "./configuration.ts";
import { initialFormat, nearestStocked } from "./formats.ts";
import { type Prepared, prepare } from "./prepared.ts";
import type { Release } from "./release.ts";
import { settle } from "./settle.ts";

/**
 * Reads a designer link (specification section 3, photo frame). Tracking and other parameters are ignored; unreadable
 * or impossible ones fall back with one notice each.
 */
export function readLink(
  query: QueryParameters,
  release: Release,
  { unit }: LinkContext,
): LinkReading<PhotoFrameConfiguration> {
  const prepared = prepare(release);
  const unread: Refusal[] = [];
  const frame = readFrame(query, prepared);
  const materialType = readMaterial(query, release, frame.frameType);
  const initial = initialFormat(release, materialType, unit);
  const wanted: PhotoFrameConfiguration = {
    materialType,
    format: readFormatType(query, unit, unread) ?? nearestStocked(initial, prepared.frames.get(frame.frameType ?? "")),
    frameType: frame.frameType,
    ...readMat(query, release, unread),
    optionTypes: readOptions(query, prepared, unread),
  };
  const settled = settle(withUsualMat(wanted, query, frame.usualMat, release), release, unit);
  const addToCart = ["1", "true"].includes(queryText(query, "addToCart") ?? "");
  return { configuration: settled.configuration, notices: [...unread, ...settled.notices], addToCart };
}

const isNone = (text: string | null): boolean => text === null || text === "" || text === "none" || text === "ohne";

type Mat = Pick<PhotoFrameConfiguration, "matSize" | "matType">;

/** A frame type of the specification means its default variant and mat; a variant means itself. */
function readFrame(query: QueryParameters, { frameTypes }: Prepared): { frameType: string | null; usualMat: Mat } {
  const text = queryText(query, "frameType");
  const type = frameTypes.get(text ?? "");
  if (type) return { frameType: type.frameType, usualMat: { matSize: type.matSize, matType: type.matType } };
  return { frameType: isNone(text) ? null : shortened(text ?? ""), usualMat: NO_MAT };
}

/** Without a material the frame decides; "none" with a frame is the frame only. */
function readMaterial(query: QueryParameters, release: Release, frameType: string | null): string | null {
  const text = queryText(query, "materialType");
  const { frames, frameTypes } = prepare(release);
  if (text !== null && text !== "") return isNone(text) ? null : shortened(text);
  const type = frames.get(frameType ?? "")?.type;
  return frameTypes.get(type ?? "")?.material ?? release.defaultMaterial;
}

function readFormatType(
  query: QueryParameters,
  unit: LinkContext["unit"],
  unread: Refusal[],
): PhotoFrameConfiguration["format"] | null {
  const text = queryText(query, "formatType");
  if (text === null || text === "") return null;
  const format = readFormat(text, unit);
  if (!format.ok) unread.push(refuse("format", "format-unknown", { value: shortened(text) }));
  return format.ok ? format.value : null;
}

/** One of the two is enough: a width without colour is white, a colour without width the usual one. */
function readMat(query: QueryParameters, { frames: { mats } }: Release, unread: Refusal[]): Mat {
  const size = queryText(query, "matSize");
  const type = queryText(query, "matType");
  if (size !== null && !/^[0-9]{1,3}$/.test(size)) {
    unread.push(refuse("matSize", "mat-unknown", { value: shortened(size) }));
    return NO_MAT;
  }
  if (size === "0" || type === NO_MAT.matType || (size === null && isNone(type))) return NO_MAT;
  return {
    matSize: size === null ? (mats.sizes[0] ?? 0) : Number(size),
    matType: isNone(type) ? (mats.types[0]?.key ?? NO_MAT.matType) : shortened(type ?? ""),
  };
}

/** The frame type's own mat, unless the link says otherwise or the frame would then not fit. */
function withUsualMat(wanted: PhotoFrameConfiguration, query: QueryParameters, usual: Mat, release: Release) {
  if (queryText(query, "matSize") !== null || queryText(query, "matType") !== null) return wanted;
  const matted = { ...wanted, ...usual };
  const spoils = check(matted, release).some(({ field }) => field === "frameType" || field.startsWith("mat"));
  return spoils ? wanted : matted;
}

/** `stretcher-38`, `edge-colour-1b1a18`: group and value of each entry of `optionTypes`. */
function readOptions(query: QueryParameters, { optionKeys }: Prepared, unread: Refusal[]): Record<string, string> {
  const options: Record<string, string> = {};
  for (const text of optionTexts(query).slice(0, 20)) {
    const colour = new RegExp(`^${EDGE_COLOUR}-([0-9a-f]{6})$`).exec(text)?.[1];
    const [group, value] = colour ? [EDGE_COLOUR, colour] : (optionKeys.get(text) ?? []);
    if (group && value) {
      // The same option twice, with two values: the first counts, and the other is named.
      options[group] ??= value;
      if (options[group] !== value) unread.push(refuse("optionTypes", "given-once", { field: `optionTypes ${group}` }));
    } else unread.push(refuse("optionTypes", "option-unknown", { value: shortened(text) }));
  }
  return options;
}

/** Written as a list, `optionTypes[]=edge-mirrored`, or nested, `optionTypes[edge]=mirrored`: both say the same. */
function optionTexts(query: QueryParameters): readonly string[] {
  const { optionTypes } = query;
  if (!isNested(optionTypes)) return queryTexts(query, "optionTypes");
  return Object.keys(optionTypes).map((group) => `${group}-${queryText(optionTypes, group) ?? ""}`);
}

const isNested = (value: QueryParameters[string]): value is QueryParameters =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Names from a link are shown in notices: as long as a name of ours could be, no longer. */
const shortened = (text: string): string => text.slice(0, 60);
