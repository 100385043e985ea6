import { configurationStep } from "../../../design/apply-whole.ts";
import type { DesignDocument, DesignElement, Surface } from "../../../design/document.ts";
import type { Step } from "../../../design/operation.ts";
import { chanceOf } from "../../../design/tiles/chance.ts";
import { chaptersOf } from "../../autofill/chapters.ts";
import { choosePhotos, type TimedPhoto } from "../../autofill/choose-photos.ts";
import type { Autofilled, AutofillWish, Density, FilledSide, LeftPhoto } from "../../autofill/kind-autofill.ts";
import { type Scene, shareOut } from "../../autofill/share-out.ts";
import { type Case, openCase } from "../case.ts";
import { configurationSchema } from "../configuration.ts";
import { numberedAs } from "../labels/page-numbers.ts";
import type { Release } from "../release.ts";
import { COVER, FIRST, LAST, pagesOf } from "../sides/sides.ts";
import { spreadShape, titledShape } from "../sides/spread-shape.ts";
import { surfaces as layoutsOf } from "../sides/surfaces.ts";
import { withUniqueNames } from "../sides/unique-names.ts";
import { chapterTitle } from "./chapter-title.ts";
import { coverPhotos } from "./cover-photos.ts";
import type { LaidPhoto } from "./fill-page.ts";
import { emptied, fillPlaces, placesOn } from "./fill-places.ts";
import { fillSpread, MOST_ON_SPREAD } from "./fill-spread.ts";
import { laidElement } from "./laid-element.ts";
import { isOwn } from "./own-sides.ts";
import { sidesOf, spreadsFor } from "./sides-to-fill.ts";

/** Photos on a spread. */
const usual: Readonly<Record<Density, number>> = { airy: 2.4, even: 3.6, full: 5.6 };
/** A photo narrower than this could not even be printed small. */
const LEAST_PIXELS = 300;
/** With fewer photos no page has one that is sorted out. */
const FEW = 12;

/** All photos on the pages of a book, in the order of their time; the same wish makes the same book everywhere. */
export function fillBook(design: DesignDocument, release: Release, wish: AutofillWish): Autofilled {
  const configuration = configurationSchema.parse(design.configuration);
  const before = openCase(configuration, release);
  if (!before.book) return { steps: [], sides: [], left: [], undated: 0, empty: 0 };
  const fixed = new Map(wish.fixed.map((side) => [side.id, side]));
  const placed = new Set(wish.fixed.flatMap(photosOn));
  const { kept, left } = choosePhotos(
    wish.photos.filter(({ id }) => !placed.has(id)),
    { today: wish.today, wanted: new Set(wish.wanted), least: FEW, leastPixels: LEAST_PIXELS },
  );
  const chance = chanceOf(wish.seed);
  const spreads = spreadsFor(design, wish, Math.ceil(kept.length / usual[wish.density]), before);
  const one = openCase({ ...configuration, pageCount: pagesOf(spreads.length, configuration) }, release);
  const free = spreads.filter(({ id }) => !fixed.has(id));
  const room =
    design.surfaces.reduce((sum, side) => sum + (isSingle(side) ? placesOn(side).length : 0), 0) +
    free.length * MOST_ON_SPREAD;
  const { told, crowded } = thinned(kept, room);
  const whole = { ...design, configuration: one.configuration, surfaces: sidesOf(design, spreads, before, one) };
  const layouts = new Map(layoutsOf(whole, release).map((layout) => [layout.surface, layout]));
  const put = (side: Surface | undefined, photos: readonly TimedPhoto[]) => {
    const layout = side && layouts.get(side.id);
    return side && layout && photos.length > 2
      ? fillPlaces(
          side,
          layout,
          photos.map(({ photo }) => photo),
        )
      : { side: side && { ...side, elements: side.elements.map(emptyIfPlace) }, taken: [] };
  };
  const first = put(
    whole.surfaces.find(({ id }) => id === FIRST),
    told,
  );
  const last = put(
    whole.surfaces.find(({ id }) => id === LAST),
    told.toReversed().slice(0, -1),
  );
  const taken = new Set([...first.taken, ...last.taken]);
  const story = told.filter(({ photo }) => !taken.has(photo));
  const scenes = shareOut(chaptersOf(story, free.length), free.length, MOST_ON_SPREAD, chance);
  const shape = spreadShape(one);
  const filled = new Map<string, Surface>();
  const sides: FilledSide[] = [];
  for (const [n, side] of free.entries()) {
    const scene: Scene = scenes[n] ?? { day: null, photos: [], opens: null };
    const opens = spanOf(scene.opens);
    const room = opens && wish.titles ? titledShape(shape) : shape;
    const laid = fillSpread(
      scene.photos.map(({ photo }) => photo),
      room,
      n,
      chanceOf(wish.seed * 7919 + n * 104_729),
    );
    const title = opens && wish.titles && room.title ? chapterTitle(side, opens, room.title, wish.titles) : null;
    const elements = withPhotos(side, laid, wish);
    filled.set(side.id, { ...side, elements: title ? [...elements, title] : elements });
    if (laid.length > 0) sides.push({ surface: side.id, day: scene.day, photos: laid.length, opens });
  }
  const cover = whole.surfaces.find(({ id }) => id === COVER);
  const coverLayout = layouts.get(COVER);
  const covered =
    cover && coverLayout
      ? coverPhotos(
          cover,
          coverLayout,
          kept.map(({ photo }) => photo),
          chanceOf(wish.seed + 1),
        )
      : cover;
  const finished = whole.surfaces.map((side) => {
    if (fixed.has(side.id)) return fixed.get(side.id) ?? side;
    if (side.id === COVER) return covered ?? side;
    if (side.id === FIRST) return first.side ?? side;
    if (side.id === LAST) return last.side ?? side;
    return filled.get(side.id) ?? side;
  });
  return {
    steps: stepsTo(design, one, withUniqueNames(numberedAs(design, finished, one))),
    sides: inOrder(sides, finished),
    left: [...left, ...crowded],
    undated: told.filter(({ moment }) => moment === null).length,
    empty: free.filter((side) => !sides.some(({ surface }) => surface === side.id)).length,
  };
}

/** From the first to the last day; null for photos without a time. */
function spanOf(chapter: Scene["opens"]): FilledSide["opens"] {
  const days = chapter?.photos.flatMap(({ moment }) => moment?.day ?? []).toSorted() ?? [];
  const [from, to] = [days[0], days.at(-1)];
  return from && to ? { from, to } : null;
}

const photosOn = ({ elements }: Surface) =>
  elements.flatMap((element) => (element.type === "photo" ? (element.photo ?? []) : []));

const isSingle = ({ id }: Surface) => id === FIRST || id === LAST;

const emptyIfPlace = (element: DesignElement): DesignElement =>
  element.type === "photo" && !element.locked ? emptied(element) : element;

/** Of more photos than the book has room for, every so many-th one is left out. */
function thinned(photos: readonly TimedPhoto[], room: number) {
  if (photos.length <= room) return { told: photos, crowded: [] as readonly LeftPhoto[] };
  const isTold = (n: number) => Math.floor(((n + 1) * room) / photos.length) > Math.floor((n * room) / photos.length);
  return {
    told: photos.filter((_, n) => isTold(n)),
    crowded: photos.flatMap(({ photo }, n): LeftPhoto[] => (isTold(n) ? [] : [{ photo: photo.id, why: "no-room" }])),
  };
}

/** Photos as they are laid, and above them all that is the visitor's own. A spread without photos keeps its places. */
function withPhotos(side: Surface, laid: readonly LaidPhoto[], { worn }: AutofillWish): readonly DesignElement[] {
  if (laid.length === 0) return side.elements.map(emptyIfPlace);
  return [...laid.map(laidElement(side)), ...side.elements.filter((element) => isOwn(element, worn))];
}

function stepsTo(design: DesignDocument, one: Case, surfaces: readonly Surface[]): readonly Step[] {
  const counted = configurationStep(design.configuration, one.configuration);
  return [...(counted ? [counted] : []), { type: "setSurfaces", surfaces }];
}

const inOrder = (filled: readonly FilledSide[], surfaces: readonly Surface[]) =>
  surfaces.flatMap(({ id }) => filled.find(({ surface }) => surface === id) ?? []);
