import type { Rect, Size } from "../../design/geometry.ts";
import type { ResolutionBands, SurfaceLayout, Zone } from "../../design/layout.ts";
import type { Scene, ScenePage } from "../../design/scene.ts";
import { inkName } from "../pdfx4/plates.ts";
import { slugMargin } from "../pdfx4/slug-margin.ts";
import type { ProductionPartner } from "../production-partner.ts";
import { iccHeader } from "../profiles/icc-header.ts";
import { isCovered } from "./coverage.ts";

/** What a file must be, said by those who ordered it and not read from the file. */
export interface Expectation {
  readonly pages: readonly PageExpectation[];
  readonly intent: { readonly identifier: string; readonly profileSha256: string; readonly components: number };
  /** Number of distinct photos. */
  readonly photos: number;
  /** Inks beside process, by the print house's names. */
  readonly inks: readonly string[];
  /** Sum of inks in percent that paper and drying bear; ISO Coated v2 300 % is made for 300. */
  readonly inkLimit: number;
}

export interface PageExpectation {
  /** Trim plus bleed, µm. */
  readonly size: Size;
  /** Relative to the bleed's top left corner. */
  readonly trim: Rect;
  /** Width of the slug area, µm. */
  readonly margin: number;
  readonly zones: readonly Zone[];
  /** How often photos are drawn. */
  readonly placements: number;
  /** Do photos alone cover the whole page, so that no rim may show between them? */
  readonly photosCover: boolean;
  readonly resolution: ResolutionBands;
}

/** What the file made from this scene for this partner must be. Every page needs the layout of its surface. */
export function expectationOf(
  scene: Scene,
  layouts: readonly SurfaceLayout[],
  { setting, profile }: ProductionPartner,
): Expectation {
  const margin = slugMargin(setting);
  const items = scene.pages.flatMap((page) => page.items);
  const photos = items.flatMap((item) => (item.type === "image" ? [item.photo] : []));
  const { identifier, profileSha256 } = setting.outputIntent;
  return {
    pages: scene.pages.map((page) => pageExpectation(page, layouts, margin)),
    intent: { identifier, profileSha256, components: iccHeader(profile)?.components ?? 0 },
    photos: new Set(photos).size,
    inks: [...new Set(items.flatMap(({ plate }) => (plate === undefined ? [] : [inkName(plate, setting.plates)])))],
    inkLimit: 300,
  };
}

function pageExpectation(page: ScenePage, layouts: readonly SurfaceLayout[], margin: number): PageExpectation {
  const layout = layouts.find((candidate) => candidate.surface === page.surface);
  if (!layout) throw new Error(`no layout for surface ${page.surface}`);
  return {
    ...{ size: page.size, trim: page.trim, margin, zones: page.zones },
    placements: page.items.filter((item) => item.type === "image").length,
    photosCover: photosCover(page),
    resolution: layout.resolution,
  };
}

/** One micrometre and its rounding. */
const TOLERANCE = 3;

function photosCover({ size, items }: ScenePage): boolean {
  const images = items.filter((item) => item.type === "image");
  const patches = images.map(({ clip, matrix }) => ({ box: asBox(clip), matrix }));
  return isCovered(asBox({ x: 0, y: 0, ...size }), patches, TOLERANCE) ?? false;
}

const asBox = ({ x, y, width, height }: Rect) => ({ left: x, bottom: y, right: x + width, top: y + height });
