import fc from "fast-check";
import type { DesignDocument, DesignElement, Surface } from "../../design/document.ts";
import type { SurfaceLayout } from "../../design/layout.ts";
import { isReflected } from "../../design/surface-geometry.ts";
import type { GuardedKind } from "./guarded-kinds.fixture.ts";
import { anyElementOn, anyFilling, colours, type ElementGoods } from "./random-elements.fixture.ts";
import { randomPhotos } from "./random-photos.fixture.ts";

/** A design of a kind with the sides it is printed on. */
export interface RandomDesign {
  readonly document: DesignDocument;
  readonly layouts: readonly SurfaceLayout[];
}

/** Shared by all runs, so that a kind and a number identify a design. */
const SEED = 20_271_114;

/** The designs of a kind from one number to before another, the same in every run and process. */
export function randomDesigns(
  guarded: GuardedKind,
  goods: ElementGoods,
  [from, to]: readonly [from: number, to: number],
): readonly RandomDesign[] {
  return fc.sample(anyDesign(guarded, goods), { seed: SEED, numRuns: to, unbiased: true }).slice(from);
}

/** Sides of one design that are worth a look: of a book a few, well apart. */
export const MOST_SIDES = 4;

export function apart<Item>(items: readonly Item[]): readonly Item[] {
  if (items.length <= MOST_SIDES) return items;
  const step = (items.length - 1) / (MOST_SIDES - 1);
  return Array.from({ length: MOST_SIDES }, (_, index) => items[Math.round(index * step)] as Item);
}

/** The blank design of a possible configuration, its places filled and up to eight elements more on each side. */
function anyDesign(
  { kind: { key, design: rules }, data, configurations }: GuardedKind,
  goods: ElementGoods,
): fc.Arbitrary<RandomDesign> {
  const blanks = configurations
    .map((configuration) => rules.blank(configuration, data, null))
    .filter((blank) => rules.surfaces(blank, data).length > 0);
  const isReflecting = (blank: DesignDocument) => rules.surfaces(blank, data).some(isReflected);
  return fc
    .oneof({ weight: 3, arbitrary: blanks }, { weight: 1, arbitrary: preferably(isReflecting, blanks) })
    .chain((blank) => {
      const sides = apart(rules.surfaces(blank, data));
      const decorated = sides.map(({ surface: id, trim }) => {
        const surface = blank.surfaces.find((one) => one.id === id);
        if (!surface) throw new Error(`a blank ${key} lacks its side ${id}`);
        return plated.chain((some) =>
          decoratedSide(surface, anyElementOn({ trim, offered: rules.abilities.elements, plated: some }, goods)),
        );
      });
      return fc.tuple(...decorated).map((surfaces): RandomDesign => {
        const made = new Map(surfaces.map((surface) => [surface.id, surface]));
        const document: DesignDocument = {
          ...blank,
          photos: randomPhotos,
          surfaces: blank.surfaces.map((surface) => made.get(surface.id) ?? surface),
        };
        return { document, layouts: rules.surfaces(document, data) };
      });
    });
}

/** Edges that repeat the picture draw everything up to nine times and are rare: one is taken where there is one. */
const preferably = <Item>(is: (item: Item) => boolean, items: fc.Arbitrary<Item>): fc.Arbitrary<Item> =>
  fc
    .array(items, { minLength: CANDIDATES, maxLength: CANDIDATES })
    .map((candidates) => candidates.find(is) ?? (candidates[0] as Item));
const CANDIDATES = 40;

/** Separating inks takes as long as ten pages. */
const plated = fc.oneof({ weight: 11, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });

function decoratedSide(surface: Surface, element: fc.Arbitrary<DesignElement>): fc.Arbitrary<Surface> {
  const places = fc.tuple(...surface.elements.map(filled));
  const more = fc.array(element, { maxLength: 8, size: "max" });
  return fc
    .record({ places, more, background: fc.option(colours, { freq: 2 }) })
    .map(({ places: own, more: added, background }) => ({
      ...surface,
      background,
      elements: [...own, ...added.map((one, index) => ({ ...one, id: `${surface.id}-added-${index}` }))],
    }));
}

/** An empty place gets a photo; all else of a blank design stays. */
const filled = (element: DesignElement): fc.Arbitrary<DesignElement> =>
  element.type === "photo" && element.photo === null
    ? anyFilling.map((filling) => ({ ...element, ...filling }))
    : fc.constant(element);
