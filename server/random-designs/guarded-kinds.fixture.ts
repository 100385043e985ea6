import fc from "fast-check";
import { shopOf } from "../../core/shop.ts";
import { possibleCard } from "../../demo/catalogue/any-card.ts";
import { possibleCollage } from "../../demo/catalogue/any-collage.ts";
import { possibleConfiguration } from "../../demo/catalogue/any-wall-picture.ts";
import { demoCatalogues } from "../../demo/catalogue/catalogues.ts";
import { randomConfigurations } from "../../demo/catalogue/random-configurations.ts";
import { coaster } from "../../products/coaster/coaster.fixture.ts";
import { coasterData } from "../../products/coaster/coaster-data.fixture.ts";
import type { OpeningContext } from "../../products/kind.ts";
import { paper, paperData } from "../../products/paper.fixture.ts";
import { type AnyKind, type DesignableKind, designableKindOf, productKinds } from "../../products/registry.ts";

/** A kind that can be designed, with its catalogue and all that people may choose of it. */
export interface GuardedKind {
  readonly kind: DesignableKind;
  // biome-ignore lint/suspicious/noExplicitAny: parsed by the kind's schema and given to no other kind
  readonly data: any;
  readonly configurations: fc.Arbitrary<object>;
}

const opening: OpeningContext = { ...shopOf("poster", "de-DE"), on: "2026-11-20" };

/** Kinds whose visitors choose more freely than their offers list: formats and quantities of their own. */
const ownGenerators: Readonly<Record<string, fc.Arbitrary<object>>> = {
  photoframe: possibleConfiguration,
  card: possibleCard,
  collage: possibleCollage,
};

const OFFERED = 300;

interface Chosen {
  readonly data: unknown;
  readonly all: fc.Arbitrary<object>;
  sample(count: number): readonly object[];
}

/**
 * Configurations of a kind: all of its offers, and more where it has a generator of its own.
 *
 * @throws Error when there is neither, so that no kind is left out in silence
 */
export function configurationsOf(kind: AnyKind): Chosen {
  const catalogue = demoCatalogues[kind.key];
  if (catalogue === undefined) throw new Error(`${kind.key}: add its catalogue to demo/catalogue/catalogues.ts`);
  const data: unknown = kind.dataSchema.parse(catalogue);
  const offered = randomConfigurations(kind, data, opening, OFFERED);
  const own = ownGenerators[kind.key];
  if (own) return chosen(data, fc.oneof(own, fc.constantFrom(...offered)));
  if (new Set(offered.map((one) => JSON.stringify(one))).size < 2) {
    throw new Error(`${kind.key} offers no choice: add a generator of its configurations to ownGenerators here`);
  }
  return chosen(data, fc.constantFrom(...offered));
}

const chosen = (data: unknown, all: fc.Arbitrary<object>): Chosen => ({
  data,
  all,
  sample: (count) => fc.sample(all, { seed: 1, numRuns: count }),
});

const side = fc.integer({ min: 50, max: 450 }).map((millimetres) => millimetres * 1000);
const papers = fc
  .array(fc.record({ width: side, height: side }), { minLength: 1, maxLength: 3 })
  .map((sizes) => ({ sides: sizes.map((size, index) => ({ id: `side-${index}`, role: "side", ...size })) }));
const coasters = fc.record({
  coasterEdge: fc.constantFrom(...coasterData.edges.map(({ edge }) => edge)),
  sets: fc.integer({ min: 1, max: 9 }),
});

/** Kinds of tests: an eighth kind, and one that is nothing but its sides and has all types of elements. */
const testKinds: readonly GuardedKind[] = [
  { kind: coaster as unknown as DesignableKind, data: coasterData, configurations: coasters },
  { kind: paper as unknown as DesignableKind, data: paperData, configurations: papers },
];

/** Every kind that can be designed today; a kind of the registry comes by itself once it has a design. */
export const guardedKinds = (): readonly GuardedKind[] => [
  ...productKinds.flatMap(({ key }) => {
    const kind = designableKindOf(key);
    if (!kind) return [];
    const { data, all } = configurationsOf(kind);
    return [{ kind, data, configurations: all }];
  }),
  ...testKinds,
];
