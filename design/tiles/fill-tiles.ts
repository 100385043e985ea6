import type { DesignPhoto } from "../document.ts";
import type { StepOf } from "../operation.ts";
import { cheapestAssignment } from "./assign.ts";
import { chanceOf, shuffled } from "./chance.ts";
import { type Rgb, warmth } from "./hue-order.ts";
import type { TileElement } from "./side-tiles.ts";
import { tilesInOrder } from "./side-tiles.ts";
import { fitInto, placeOf, type TileFit, type TilePlace } from "./tile-loss.ts";

export const fillOrders = ["date", "colour", "chance"] as const;
export type FillOrder = (typeof fillOrders)[number];

interface FillWish {
  readonly tiles: readonly TileElement[];
  /** The tray. */
  readonly photos: readonly DesignPhoto[];
  readonly order: FillOrder;
  /** Of chance: another number, another mixture. */
  readonly seed: number;
  /** Mean colours by photo; one that is not known counts as grey. */
  readonly colours?: ReadonlyMap<string, Rgb>;
}

/** A filled collage. */
export interface Filled {
  readonly steps: readonly StepOf<"placePhoto">[];
  /** The photo that loses most, and how much of it, 0 to 1; null where nothing was placed. */
  readonly worst: { readonly photo: string; readonly loss: number } | null;
  /** Faces that no place could show whole. */
  readonly cutFaces: number;
  /** Photos there was no tile for. */
  readonly leftOut: number;
  /** Tiles there was no photo for. */
  readonly empty: number;
}

/** So many places a photo may be out of its turn to lose less; farther only to keep a face whole. */
const NEAR = 3;

/**
 * Fills unlocked tiles from the top left with photos of the tray: by time, from cold to warm colours, or at random by
 * seed. Cuts no face that another order would show whole, then as little as possible. Deterministic.
 */
export function fillTiles(wish: FillWish): Filled {
  const free = tilesInOrder(wish.tiles.filter(({ locked }) => !locked));
  const fixed = new Set(wish.tiles.flatMap(({ locked, photo }) => (locked && photo ? [photo] : [])));
  const offered = ordered({ ...wish, photos: wish.photos.filter(({ id }) => !fixed.has(id)) });
  const photos = evenly(offered, free.length);
  const places = free.slice(0, photos.length).map(placeOf);
  const { fits, order } = assigned(places, photos, wish);
  const steps = places.flatMap(({ id }, at): readonly StepOf<"placePhoto">[] => {
    const photo = photos[order[at] ?? -1];
    const fit = photo && fits(at, order[at] ?? 0);
    return fit ? [{ type: "placePhoto", element: id, photo: photo.id, placement: fit.placement }] : [];
  });
  const emptied = free
    .slice(photos.length)
    .map(({ id }): StepOf<"placePhoto"> => ({ type: "placePhoto", element: id, photo: null }));
  const judged = places.map((_, at) => ({ photo: photos[order[at] ?? 0]?.id ?? "", ...fits(at, order[at] ?? 0) }));
  const worst = judged.reduce<Filled["worst"]>(
    (found, { photo, loss }) => (found && found.loss >= loss ? found : { photo, loss }),
    null,
  );
  return {
    steps: [...steps, ...emptied],
    worst,
    cutFaces: judged.reduce((sum, one) => sum + one.cutFaces, 0),
    leftOut: offered.length - photos.length,
    empty: emptied.length,
  };
}

const MOST_TRIES = 20;

/** Refills at random: the first seed from this one on that changes anything, or none. */
export function fillAnew(wish: FillWish): Filled {
  const present = new Map(wish.tiles.map(({ id, photo }) => [id, photo]));
  const tries = Array.from({ length: MOST_TRIES }, (_, at) => (wish.seed + at) >>> 0);
  for (const seed of tries) {
    const filled = fillTiles({ ...wish, seed });
    if (filled.steps.some(({ element, photo }) => present.get(element) !== photo)) return filled;
  }
  return fillTiles(wish);
}

/** Do tiles still show what they were filled with? After an undo they do not. */
export const isStillFilled = ({ steps }: Filled, tiles: readonly TileElement[]): boolean => {
  const present = new Map(tiles.map(({ id, photo }) => [id, photo]));
  return steps.every(({ element, photo }) => present.get(element) === photo);
};

function ordered({ photos, order, seed, colours }: FillWish): readonly DesignPhoto[] {
  if (order === "chance") return shuffled(photos, chanceOf(seed));
  if (order === "colour") {
    const place = new Map(photos.map(({ id }) => [id, warmth(colours?.get(id) ?? { r: 128, g: 128, b: 128 })]));
    return photos.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  }
  // photos without a time keep their place in the tray behind the others
  return photos.toSorted((a, b) => (a.takenAt ?? "9").localeCompare(b.takenAt ?? "9"));
}

/** So many of a list, from its beginning to its end at equal distances. */
function evenly<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (items.length <= count) return items;
  return Array.from({ length: count }, (_, at) => items[Math.floor(((at + 0.5) * items.length) / count)] as Item);
}

/** A cut face weighs more than all that a whole collage can lose and all turns that photos can be out of. */
const FACE = 1_000_000;
/** Cost of a photo out of order by one place, and by one more than is near. */
const [OUT_OF_TURN, FAR] = [0.01, 10];
/** By chance, photos that lose nearly the same are mixed. */
const MIXED = 0.04;

/** Which photo comes where: fewest cut faces, then least loss, of an order as far as photos stay near their turn. */
function assigned(places: readonly TilePlace[], photos: readonly DesignPhoto[], { order, seed }: FillWish) {
  const known = new Map<number, TileFit>();
  const fits = (place: number, photo: number): TileFit => {
    const key = place * photos.length + photo;
    const [there, one] = [places[place], photos[photo]];
    const fit =
      known.get(key) ?? (there && one ? fitInto(there, one) : { placement: noPlacement, loss: 1, cutFaces: 0 });
    known.set(key, fit);
    return fit;
  };
  const chance = chanceOf(seed);
  const mixing = order === "chance" ? places.map(() => photos.map(() => MIXED * chance())) : null;
  const outOfTurn = (by: number) => OUT_OF_TURN * by + FAR * Math.max(0, by - NEAR);
  const cost = (place: number, photo: number) => {
    const { loss, cutFaces } = fits(place, photo);
    return FACE * cutFaces + loss + (mixing ? (mixing[place]?.[photo] ?? 0) : outOfTurn(Math.abs(place - photo)));
  };
  return { fits, order: cheapestAssignment(photos.length, cost) };
}

const noPlacement = { fit: "fill", centre: { x: 500_000, y: 500_000 }, zoom: 1_000_000, rotation: 0 } as const;
