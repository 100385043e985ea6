import { facesOn } from "../../design/faces-on.ts";
import type { Rect, Size } from "../../design/geometry.ts";
import type { ResolutionBands, SurfaceLayout, Zone } from "../../design/layout.ts";
import { mapPath } from "../../design/path.ts";
import type { Plate } from "../../design/plate.ts";
import { translate } from "../../design/rect.ts";
import { flatItems, type Scene, type SceneItem } from "../../design/scene.ts";
import type { PrintPlan } from "../../products/print-plan.ts";
import type { ImposedSheet, PlacedSide } from "../imposition/imposed-sheet.ts";
import { sheetsOfFile, wholeScene } from "../imposition.ts";
import { itemsWithin } from "../painted-items.ts";
import { inkName } from "../pdfx4/plates.ts";
import { marginOf } from "../pdfx4/slug-margin.ts";
import { photoKey } from "../photo-source.ts";
import type { ProductionPartner } from "../production-partner.ts";
import { iccHeader } from "../profiles/icc-header.ts";
import { photosCover } from "./expect/photos-cover.ts";
import { type RepeatedPhoto, repeatedPhotos } from "./expect/repeated-photos.ts";

/** Requirements of a file from its order, not read from the file. */
export interface Expectation {
  readonly pages: readonly PageExpectation[];
  readonly intent: { readonly identifier: string; readonly profileSha256: string; readonly components: number };
  /** Number of distinct photos; one with another effect is another photo. */
  readonly photos: number;
  /** Inks beside process, by the print house's names, and what each of them is. */
  readonly inks: ReadonlyMap<string, Plate>;
  /** Sum of inks in percent that paper and drying bear; ISO Coated v2 300 % is made for 300. */
  readonly inkLimit: number;
  readonly pageCount: PageCount;
  /** Photos that are on several places of the article, and on this file at that. */
  readonly repeated: readonly RepeatedPhoto[];
  readonly emptySlots: readonly EmptySlot[];
}

/** The binding's requirement for the number of pages. */
export interface PageCount {
  readonly even?: boolean | undefined;
  readonly multipleOf?: number | undefined;
}

/** A place of a layout that nobody filled; `page` counts from 1. */
export interface EmptySlot {
  readonly page: number;
  readonly slot: string;
}

export interface PageExpectation {
  /** Trim plus bleed, or the larger sheet, µm. */
  readonly size: Size;
  /** Relative to the bleed's top left corner. */
  readonly trim: Rect;
  /** Width of the slug area, µm. */
  readonly margin: number;
  /** Number of drawn photos. */
  readonly placements: number;
  /** Sides that are on it: one, or several on a larger sheet. */
  readonly parts: readonly PartExpectation[];
}

/** One side on a page. Rectangles are relative to the page's bleed. */
export interface PartExpectation {
  /** Trim and what of the bleed is shown. */
  readonly area: Rect;
  readonly zones: readonly Zone[];
  /** Faces in its photos, as far as they show. */
  readonly faces: readonly Rect[];
  /** Do photos alone cover the whole side, so that no rim may show between them? */
  readonly photosCover: boolean;
  /** "#rrggbb" of the material. */
  readonly paper: string;
  /** May it be nothing but paper? */
  readonly bare: boolean;
  readonly resolution: ResolutionBands;
}

/** Facts for preflight that the scene does not contain. */
export interface BesideTheScene {
  /** Boxes of faces in photos, ppm of the upright photo, by the photo's id. */
  readonly faces?: ReadonlyMap<string, readonly Rect[]>;
  readonly pageCount?: PageCount;
  /** Places that nobody filled, by surface. */
  readonly emptySlots?: readonly { readonly surface: string; readonly slot: string }[];
}

/**
 * Expectation of the file for this scene, plan and partner. The scene contains all sides of the article. Every planned
 * side needs a layout; a refusal of the writer here is a bug.
 */
export function expectationOf(
  scene: Scene,
  layouts: readonly SurfaceLayout[],
  { setting, profile }: ProductionPartner,
  plan: PrintPlan = wholeScene(scene),
  beside: BesideTheScene = {},
): Expectation {
  const imposed = sheetsOfFile(scene, plan);
  if (!imposed.ok) throw new Error(`no file can be made of ${plan.role}: ${JSON.stringify(imposed.error)}`);
  const sheets = imposed.value;
  const distinct = [...new Set(sheets)];
  const items = distinct.flatMap(({ parts, lines = [] }) => [...parts.flatMap(itemsOf), ...lines]);
  const photos = items.flatMap((item) => (item.type === "image" ? [photoKey(item)] : []));
  const plates = items.flatMap((item) => ("plate" in item && item.plate !== undefined ? [item.plate] : []));
  const { identifier, profileSha256 } = setting.outputIntent;
  return {
    pages: eachOnce(sheets, (sheet) => pageExpectation(sheet, layouts, marginOf(sheet, setting), beside)),
    intent: { identifier, profileSha256, components: iccHeader(profile)?.components ?? 0 },
    photos: new Set(photos).size,
    inks: new Map(plates.map((plate) => [inkName(plate, setting.plates), plate])),
    inkLimit: 300,
    pageCount: beside.pageCount ?? {},
    repeated: repeatedPhotos(scene, distinct),
    emptySlots: (beside.emptySlots ?? []).flatMap(({ surface, slot }) => {
      const page = distinct.findIndex(({ parts }) => parts.some((part) => part.page.surface === surface));
      return page === -1 ? [] : [{ page: page + 1, slot }];
    }),
  };
}

/** Pieces differ in words alone: where words may be is the same on all of them, and so they are the same sheets. */
function eachOnce<Page>(sheets: readonly ImposedSheet[], expected: (sheet: ImposedSheet) => Page): readonly Page[] {
  const known = new Map<ImposedSheet, Page>();
  return sheets.map((sheet) => {
    const page = known.get(sheet) ?? expected(sheet);
    known.set(sheet, page);
    return page;
  });
}

const itemsOf = ({ page, window }: PlacedSide): readonly SceneItem[] => [...flatItems(itemsWithin(page.items, window))];

function pageExpectation(
  { size, trim, parts }: ImposedSheet,
  layouts: readonly SurfaceLayout[],
  margin: number,
  beside: BesideTheScene,
): PageExpectation {
  return {
    size,
    trim,
    margin,
    placements: parts.flatMap(itemsOf).filter(({ type }) => type === "image").length,
    parts: parts.map((part) => partExpectation(part, layouts, beside)),
  };
}

function partExpectation(
  part: PlacedSide,
  layouts: readonly SurfaceLayout[],
  { faces }: BesideTheScene,
): PartExpectation {
  const { page, window, offset } = part;
  const layout = layouts.find((candidate) => candidate.surface === page.surface);
  if (!layout) throw new Error(`no layout for surface ${page.surface}`);
  return {
    area: translate(window, offset),
    zones: page.zones.map((zone) => zoneAt(zone, part)),
    faces: faces ? facesOn(page, window, faces).map((face) => translate(face, offset)) : [],
    photosCover: photosCover(page, window),
    paper: layout.background,
    bare: layout.bare === true,
    resolution: layout.resolution,
  };
}

function zoneAt(zone: Zone, { offset }: PlacedSide): Zone {
  const move = ({ x, y }: { x: number; y: number }) => ({ x: x + offset.x, y: y + offset.y });
  const area = translate(zone.area, offset);
  return zone.outline === undefined ? { ...zone, area } : { ...zone, area, outline: mapPath(zone.outline, move) };
}
