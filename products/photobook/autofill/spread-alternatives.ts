import type { DesignDocument, DesignElement, Surface } from "../../../design/document.ts";
import { freeName } from "../../../design/free-name.ts";
import { chanceOf } from "../../../design/tiles/chance.ts";
import { inTime } from "../../autofill/choose-photos.ts";
import type { AlternativesWish, LookedAt } from "../../autofill/kind-autofill.ts";
import { openCase } from "../case.ts";
import { configurationSchema } from "../configuration.ts";
import type { Release } from "../release.ts";
import { isSpread } from "../sides/sides.ts";
import { type SpreadShape, spreadShape, titledShape } from "../sides/spread-shape.ts";
import { isChapterTitle } from "./chapter-title.ts";
import { framedPage } from "./fill-page.ts";
import { fillSpread } from "./fill-spread.ts";
import { laidElement } from "./laid-element.ts";
import { isOwn } from "./own-sides.ts";

const MOST = 6;
/** Few photos have few ways; the search for more ends here. */
const TRIES = 60;

/** Other ways to lay out the photos of a spread, at most six and all different. */
export function spreadAlternatives(
  design: DesignDocument,
  release: Release,
  { side: id, photos, seed, today, worn }: AlternativesWish,
): readonly Surface[] {
  const side = design.surfaces.find((one) => one.id === id && hasAlternatives(one));
  const one = openCase(configurationSchema.parse(design.configuration), release);
  const movable = new Set(side?.elements.flatMap((element) => (isMovable(element) ? element.photo : [])));
  if (!side || !one.book) return [];
  const shown = inTime(
    photos.filter((photo) => movable.has(photo.id)),
    today,
  ).map(({ photo }) => photo);
  const title = side.elements.find(isChapterTitle);
  const staying = side.elements.filter((element) => !isMovable(element) && (element === title || isOwn(element, worn)));
  const shaped = (air: "usual" | "airy") => (title ? titledShape(spreadShape(one, air)) : spreadShape(one, air));
  const shapes = { usual: shaped("usual"), airy: shaped("airy") };
  const seen = new Set([arrangementOf(side)]);
  const ways: Surface[] = [];
  for (let turn = 1; turn <= TRIES && ways.length < MOST; turn++) {
    const laid = laidAs(turn, shown, shapes, chanceOf(seed * 7919 + turn * 15_485_863));
    if (laid.length < movable.size) continue;
    const way = { ...side, elements: named([...laid.map(laidElement(side)), ...staying], staying, design, id) };
    const arrangement = arrangementOf(way);
    if (!seen.has(arrangement)) ways.push(way);
    seen.add(arrangement);
  }
  return ways;
}

export const hasAlternatives = (side: Surface): boolean => isSpread(side) && side.elements.some(isMovable);

const isMovable = (
  element: DesignElement,
): element is Extract<DesignElement, { type: "photo" }> & { readonly photo: LookedAt["id"] } =>
  element.type === "photo" && element.photo !== null && element.locked !== true;

interface Shapes {
  readonly usual: SpreadShape;
  readonly airy: SpreadShape;
}

/** More photos than that would be small on one page. */
const MOST_ON_PAGE = 4;

/** In turns over both pages, with more air, and all on one page so that the other is free for words. */
function laidAs(turn: number, photos: readonly LookedAt[], { usual, airy }: Shapes, chance: () => number) {
  if (turn % 4 === 3) return fillSpread(photos, airy, turn, chance);
  if (turn % 4 === 0 && photos.length > 1 && photos.length <= MOST_ON_PAGE)
    return framedPage(photos, turn % 8 === 0 ? usual.right : usual.left, usual, chance);
  return fillSpread(photos, usual, turn, chance);
}

/** The visible arrangement of a side, in whole tenths of a millimetre. */
const arrangementOf = ({ elements }: Surface): string =>
  elements
    .flatMap((element) => (isMovable(element) ? [`${element.photo} ${roughly(element.frame)}`] : []))
    .toSorted()
    .join();

const roughly = (frame: DesignElement["frame"]): string =>
  frame === "surface"
    ? frame
    : [frame.x, frame.y, frame.width, frame.height].map((length) => Math.round(length / 100)).join(" ");

/** Names that nothing else in the design has. */
function named(
  elements: readonly DesignElement[],
  staying: readonly DesignElement[],
  { surfaces }: DesignDocument,
  side: string,
): readonly DesignElement[] {
  const others = surfaces.flatMap((one) => (one.id === side ? [] : one.elements));
  const taken = new Set([...others, ...staying].map(({ id }) => id));
  return elements.map((element) => {
    if (staying.includes(element)) return element;
    const id = freeName(element.id, taken);
    taken.add(id);
    return { ...element, id };
  });
}
