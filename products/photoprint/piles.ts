import { sameFormat, writeFormat } from "../../core/measure.ts";
import type { PhotoPrintConfiguration, Pile } from "./configuration-schema.ts";
import type { Release } from "./release.ts";

export type PileKind = Pick<Pile, "photoprintFormat" | "paper">;

/** All prints of an order by format and paper, those that single prints follow first. */
export const pilesOf = ({ photoprintFormat, paper, quantity, more = [] }: PhotoPrintConfiguration): readonly Pile[] => [
  { photoprintFormat, paper, quantity },
  ...more,
];

/** "180x130-matt", as a print that differs from the others names what it is made on. */
export const styleOf = ({ photoprintFormat, paper }: PileKind): string => `${writeFormat(photoprintFormat)}-${paper}`;

export const samePile = (one: PileKind, other: PileKind): boolean =>
  one.paper === other.paper && sameFormat(one.photoprintFormat, other.photoprintFormat);

/** Every format on every paper, in the order of the catalogue. */
export const pileKinds = ({ formats, papers }: Release): readonly PileKind[] =>
  formats.flatMap(({ size }) => papers.map(({ key }) => ({ photoprintFormat: size, paper: key })));

/** Stock of a print: that of its style, otherwise the default. */
export const pileOf = (
  { style }: { readonly style?: string | undefined },
  usual: PileKind,
  release: Release,
): PileKind => (style === undefined ? undefined : pileKinds(release).find((kind) => styleOf(kind) === style)) ?? usual;

/** Merges piles of the same format and paper; the merged pile keeps the first one's members. */
export function gathered(piles: readonly Pile[]): readonly Pile[] {
  const found: Pile[] = [];
  for (const pile of piles) {
    const at = found.findIndex((one) => samePile(one, pile));
    const same = found[at];
    if (same) found[at] = { ...same, quantity: same.quantity + pile.quantity };
    else found.push(pile);
  }
  return found;
}

/** A configuration of these piles, the first of which the others follow. */
export function withPiles(configuration: PhotoPrintConfiguration, piles: readonly Pile[]): PhotoPrintConfiguration {
  const [first, ...others] = gathered(piles);
  if (!first) throw new Error("no prints");
  const { more: _, ...rest } = configuration;
  return { ...rest, ...first, ...(others.length > 0 ? { more: others } : {}) };
}

export const printCount = (configuration: PhotoPrintConfiguration): number =>
  pilesOf(configuration).reduce((sum, { quantity }) => sum + quantity, 0);

/** The same prints so many times over. */
export const times = (configuration: PhotoPrintConfiguration, count: number): PhotoPrintConfiguration =>
  withPiles(
    configuration,
    pilesOf(configuration).map((pile) => ({ ...pile, quantity: pile.quantity * count })),
  );
