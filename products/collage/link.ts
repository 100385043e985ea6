import { writeFormat } from "../../core/measure.ts";
import { readFormat } from "../../core/named-format.ts";
import { type QueryParameters, queryText, queryTexts } from "../../core/query-string.ts";
import type { LinkReading, OpeningContext, Refusal } from "../kind.ts";
import { isGiven, linkCount, linkText, refuse } from "../link-values.ts";
import { EDGE_COLOUR } from "./canvas-options.ts";
import { isSet, materialOf, tileLimits } from "./case.ts";
import { type CollageConfiguration, MIXED, type Panel } from "./configuration.ts";
import type { Release } from "./release.ts";
import { settle, usualPanels } from "./settle.ts";

/** Designer entry route of the specification, section 2. */
export const designerPath = "/configurator-collage/";

/**
 * "materialType or frameType gives collage when a designId exists (or a collage flag is set)": specification section 3.
 */
export const recognises = (fields: Readonly<Record<string, unknown>>): boolean =>
  (isGiven(fields.materialType) || isGiven(fields.frameType)) &&
  (isGiven(fields.designId) || ["true", "1", true].includes(fields.collage as string | boolean));

/** Other spellings of materials in links: as for wall pictures, or with the specification's space. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ["leinwand", "canvas"],
  ["framed poster", "framed-poster"],
  ["poster-framed", "framed-poster"],
]);

type Opening = Pick<OpeningContext, "channel" | "unit">;

/**
 * Reads a designer link (specification section 3). A set has `formatType[]=canvas-400x300&formatType[]=300x300`; a
 * format alone has the default material. Missing and impossible values fall back.
 */
export function readLink(query: QueryParameters, release: Release, shop: Opening): LinkReading<CollageConfiguration> {
  const notices: Refusal[] = [];
  const frame = frameText(query, release);
  const materialType = readMaterial(query, release, frame, notices);
  const wanted = {
    materialType,
    panels: readPanels(query, release, materialType, notices),
    frameType: frame,
    designId: readDesign(query, notices) ?? release.defaultDesign[shop.channel],
    color: linkText(query, "color") ?? release.colours[0]?.key ?? "",
    tileCount: readTileCount(query, notices),
    optionTypes: readOptions(query, notices),
  };
  const usual = usualPanels(wanted, release, shop.unit);
  const panels = wanted.panels.length > 0 ? wanted.panels : usual;
  const withFrame = { ...wanted, panels, frameType: frame ?? usualFrame(panels, release) };
  return { configuration: settle(withFrame, release, shop, notices), notices, addToCart: false };
}

/** A frame type of the specification means its default variant. */
function frameText(query: QueryParameters, { frames }: Release): string | null {
  const text = linkText(query, "frameType");
  if (text === null || text === "none" || text === "ohne") return null;
  return frames.types.find(({ key }) => key === text)?.frameType ?? text;
}

/** Framed posters have a frame even if the link names none. */
const usualFrame = (panels: readonly Panel[], release: Release): string | null =>
  panels.some(({ materialType }) => materialOf(release, materialType)?.framed)
    ? (release.frames.types[0]?.frameType ?? null)
    : null;

/** A poster with a frame is a framed poster, and so is a frame alone. */
function readMaterial(query: QueryParameters, release: Release, frame: string | null, notices: Refusal[]): string {
  const text = linkText(query, "materialType");
  const name = text === null ? null : (otherNames.get(text) ?? text);
  const framed = release.materials.find((material) => material.framed)?.key;
  if (name !== null && name !== MIXED && !materialOf(release, name)) {
    notices.push(refuse("materialType", "material-unknown", { value: name }));
    return release.defaultMaterial;
  }
  if (frame !== null && framed !== undefined && (name === null || name === "poster")) return framed;
  return name ?? release.defaultMaterial;
}

function readPanels(query: QueryParameters, release: Release, materialType: string, notices: Refusal[]): Panel[] {
  const texts = queryTexts(query, "formatType").filter((text) => text !== "");
  const wanted = materialType === MIXED ? texts : texts.slice(0, 1);
  if (texts.length > wanted.length) notices.push(refuse("panels", "given-once", { field: "formatType" }));
  const known = release.materials.map(({ key }) => key).join("|");
  // One more than can be kept shows that there were too many.
  return wanted.slice(0, release.mixed.most + 1).flatMap((text) => {
    const [, prefix, rest = ""] = new RegExp(`^(?:(${known})-)?(.*)$`).exec(text.slice(0, 60)) ?? [];
    const format = readFormat(rest);
    if (!format.ok) {
      if (!notices.some(({ field }) => field === "panels")) notices.push(refuse("panels", "format-unknown"));
      return [];
    }
    const own = materialType === MIXED ? (prefix ?? release.defaultMaterial) : materialType;
    return [{ materialType: own, format: format.value }];
  });
}

function readDesign(query: QueryParameters, notices: Refusal[]): number | null {
  const designId = linkCount(query, "designId");
  if (designId !== "unreadable") return designId;
  notices.push(refuse("designId", "design-unknown", { value: (queryText(query, "designId") ?? "").slice(0, 60) }));
  return null;
}

/** The number of photos; what is no number is refused as one that is too large. */
function readTileCount(query: QueryParameters, notices: Refusal[]): number | null {
  const text = linkText(query, "tileCount");
  if (text === null) return null;
  if (/^(0|[1-9][0-9]{0,5})$/.test(text)) return Number(text);
  notices.push(refuse("tileCount", "tile-count", { ...tileLimits }));
  return null;
}

/** `stretcher-38`, `edge-mirrored`, `edge-colour-1b1a18`: group and value, as links of wall pictures have them. */
function readOptions(query: QueryParameters, notices: Refusal[]): Record<string, string> {
  const options: Record<string, string> = {};
  for (const text of queryTexts(query, "optionTypes").slice(0, 20)) {
    const [, group, value] = new RegExp(`^(stretcher|${EDGE_COLOUR}|edge)-([a-z0-9]{1,20})$`).exec(text) ?? [];
    if (group && value) {
      // The same option twice, with two values: the first counts, and the other is named.
      options[group] ??= value;
      if (options[group] !== value)
        notices.push(refuse("optionTypes", "given-once", { field: `optionTypes ${group}` }));
    } else if (!notices.some(({ field }) => field === "optionTypes"))
      notices.push(refuse("optionTypes", "option-unknown", { value: text.slice(0, 60) }));
  }
  return options;
}

/** The configuration as parameters of the designer link, in the specification's names, arrays as `key[]`. */
export function writeLink(configuration: CollageConfiguration): QueryParameters {
  const { color, designId, panels, frameType, materialType, tileCount, optionTypes } = configuration;
  const options = Object.entries(optionTypes).map(([group, value]) => `${group}-${value}`);
  const [first] = panels;
  const single = first ? writeFormat(first.format) : null;
  return {
    color,
    designId: String(designId),
    formatType: isSet(configuration)
      ? panels.map((panel) => `${panel.materialType}-${writeFormat(panel.format)}`)
      : single,
    frameType,
    materialType,
    ...(tileCount === null ? {} : { tileCount: String(tileCount) }),
    ...(options.length === 0 ? {} : { optionTypes: options }),
  };
}
