import { configurationStep } from "../../design/apply-whole.ts";
import type { DesignDocument, DesignElement, Surface } from "../../design/document.ts";
import type { Size } from "../../design/geometry.ts";
import type { Step } from "../../design/operation.ts";
import { changedWords, keepContents } from "../../design/template/keep-contents.ts";
import { layoutsOfPart } from "../../design/template/style.ts";
import type { Wardrobe } from "../../design/template/wardrobe.ts";
import { changeCount } from "../../design/tiles/change-count.ts";
import { moveTiles } from "../../design/tiles/move-tiles.ts";
import { isTileElement, tilesOfSide } from "../../design/tiles/side-tiles.ts";
import {
  contentsOf,
  emptyContents,
  lookOfTile,
  movedTo,
  newTileNames,
  type TileContents,
  tileElement,
  withTiles,
} from "../../design/tiles/tile-elements.ts";
import { movedElement } from "../moved-element.ts";
import { withBareEdge } from "./bare-edge.ts";
import { FRONT, newElements, newSide, type PanelToFill, sheetOf, wearsStyle } from "./blank-design.ts";
import { type Case, isSet } from "./case.ts";
import { openCase } from "./check.ts";
import { type CollageConfiguration, configurationSchema } from "./configuration-schema.ts";
import { fitContents, namesIn } from "./late-change.ts";
import type { Release } from "./release.ts";
import { tilesOfPanels } from "./side-measures.ts";
import { sideName, trimOf } from "./surfaces.ts";

/**
 * The same collage under a new configuration: tiles keep shares, gaps and borders keep millimetres, photos their order.
 * Photos without a tile stay in the tray; words and additions of removed panels move to the last one.
 */
export function reconfigure(
  design: DesignDocument,
  configuration: CollageConfiguration,
  release: Release,
  wardrobe: Wardrobe | null,
  worn: Wardrobe | null,
): readonly Step[] {
  const before = configurationSchema.parse(design.configuration);
  const one = openCase(configuration, release);
  const change = configurationStep(design.configuration, configuration);
  const names = one.panels.map((_, at) => sideName(at));
  const gone = design.surfaces.filter(({ id }) => !names.includes(id));
  const sides = changedSides({ design, before, one, wardrobe, worn }, gone);
  return [
    ...(change ? [change] : []),
    ...gone.map(({ id }): Step => ({ type: "removeSurface", surface: id })),
    ...sides.flatMap(({ surface, elements }): readonly Step[] => {
      const there = design.surfaces.find(({ id }) => id === surface);
      if (!there) return [{ type: "addSurface", surface: newSide(surface, elements) }];
      const same = there.elements.length === elements.length && there.elements.every((own, at) => own === elements[at]);
      return [
        ...(same ? [] : [{ type: "arrange", surface, elements } as const]),
        ...(before.color === configuration.color || there.background === null
          ? []
          : [{ type: "setSurface", surface, background: null } as const]),
      ];
    }),
  ];
}

interface Change {
  readonly design: DesignDocument;
  readonly before: CollageConfiguration;
  readonly one: Case;
  readonly wardrobe: Wardrobe | null;
  readonly worn: Wardrobe | null;
}

interface ChangedSide {
  readonly surface: string;
  readonly elements: readonly DesignElement[];
}

function changedSides(change: Change, gone: readonly Surface[]): readonly ChangedSide[] {
  const { one } = change;
  const made = isSameArrangement(change) ? movedSides(change) : rearrangedSides(change);
  const last = made.length - 1;
  const target = one.panels[last];
  const rescued = gone.flatMap((surface) => {
    const from = trimBefore(change, surface.id) ?? (target ? trimOf(target.format) : null);
    const own = surface.elements.filter((element) => !isTileElement(element));
    return target && from ? own.map((element) => movedElement(element, from, trimOf(target.format))) : own;
  });
  return made.map((side, at) => (at === last ? { ...side, elements: [...side.elements, ...rescued] } : side));
}

/** Only size, material, frame or colours change: every side keeps its tiles. */
function isSameArrangement({ design, before, one }: Change): boolean {
  const { configuration, panels } = one;
  return (
    before.designId === configuration.designId &&
    before.tileCount === configuration.tileCount &&
    before.panels.length === panels.length &&
    panels.every((_, at) => design.surfaces.some(({ id }) => id === sideName(at)))
  );
}

function trimBefore({ before }: Change, surface: string): Size | null {
  const at = before.panels.findIndex((_, index) => sideName(index) === surface);
  const format = before.panels[at]?.format;
  return format ? trimOf(format) : null;
}

function movedSides(change: Change): readonly ChangedSide[] {
  const { design, one } = change;
  return one.panels.map((panel, at) => {
    const surface = sideName(at);
    const elements = design.surfaces.find(({ id }) => id === surface)?.elements ?? [];
    return { surface, elements: movedElements(elements, trimBefore(change, surface), trimOf(panel.format)) };
  });
}

function movedElements(elements: readonly DesignElement[], from: Size | null, to: Size): readonly DesignElement[] {
  if (!from || (from.width === to.width && from.height === to.height)) return elements;
  const side = tilesOfSide(elements);
  const tiles = side ? movedTo(side.tiles, moveTiles(side, from, { sheet: to })) : [];
  const byId = new Map(tiles.map((tile) => [tile.id, tile]));
  return elements.map((element) => byId.get(element.id) ?? movedElement(element, from, to));
}

/** Another number of photos or panels, or another design. */
function rearrangedSides(change: Change): readonly ChangedSide[] {
  const { design, one } = change;
  const counts = tilesOfPanels(one);
  const before = design.surfaces.flatMap(({ elements }) => elements.filter(isTileElement).map(contentsOf));
  const left = [
    ...fitContents(
      before,
      counts.reduce((sum, count) => sum + count, 0),
    ),
  ];
  const taken = new Set(namesIn(design));
  return one.panels.map((panel, at) => {
    const count = counts[at] ?? 1;
    const contents = left.splice(0, count);
    const elements = rearranged(change, { one, panel, at, count }, contents, taken);
    for (const { id } of elements) taken.add(id);
    return { surface: sideName(at), elements };
  });
}

function rearranged(
  change: Change,
  place: PanelToFill,
  contents: readonly TileContents[],
  taken: ReadonlySet<string>,
): readonly DesignElement[] {
  const { design, before, one, wardrobe, worn } = change;
  const surface = sideName(place.at);
  const there = design.surfaces.find(({ id }) => id === surface);
  const to = trimOf(place.panel.format);
  const moved = movedElements(there?.elements ?? [], trimBefore(change, surface), to);
  const isNewDesign = before.designId !== one.configuration.designId || isSet(before) !== isSet(one.configuration);
  if (wardrobe && wearsStyle(one) && isNewDesign) return dressedAnew(one, place, moved, wardrobe, worn, contents);
  const side = tilesOfSide(moved);
  if (!side || isNewDesign) {
    const fresh = newElements(place, null, taken).map(
      (element, n) => ({ ...element, ...contents[n] }) as DesignElement,
    );
    return withTiles(moved, fresh.filter(isTileElement));
  }
  const kept = side.tiles.slice(0, place.count).map(({ id }) => id);
  const names = [...kept, ...newTileNames(surface, place.count - kept.length, taken)];
  const [first] = side.tiles;
  const laid = changeCount(side, names, to);
  const tiles = names.flatMap((id, n) => {
    const frame = laid.frames.get(id);
    const look = first ? lookOfTile(first) : {};
    return frame ? [tileElement({ id, n: n + 1, frame }, contents[n] ?? emptyContents, look, laid.stencil)] : [];
  });
  return withTiles(moved, tiles);
}

/** In the layout of the shop's design, with the visitor's photos, words and own elements. */
function dressedAnew(
  one: Case,
  { panel, at }: PanelToFill,
  elements: readonly DesignElement[],
  wardrobe: Wardrobe,
  worn: Wardrobe | null,
  contents: readonly TileContents[],
): readonly DesignElement[] {
  const [layout] = layoutsOfPart(wardrobe.style, FRONT);
  if (!layout) return elements;
  const words = changedWords(elements, worn?.style ?? null);
  const dressed = wardrobe.dress({ surface: sideName(at), layout, sheet: sheetOf(one, panel), words });
  const kept = keepContents(elements, dressed, worn?.style ?? null).elements;
  let n = 0;
  const filled = kept.map((element) => (isTileElement(element) ? { ...element, ...contents[n++] } : element));
  return withBareEdge(one, panel, filled);
}
