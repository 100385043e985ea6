import type { OpeningContext } from "../../products/kind.ts";
import type { AnyKind } from "../../products/registry.ts";

/** The same numbers in every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** So many configurations of a kind that can be made, of whatever it offers: types, formats, options and steps. */
export function randomConfigurations(
  kind: AnyKind,
  data: unknown,
  opening: OpeningContext,
  count: number,
): readonly object[] {
  const random = numbers(count);
  const oneOf = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const possible = (wanted: { readonly configuration: object } | undefined, otherwise: object): object =>
    wanted && kind.check(wanted.configuration, data).length === 0 ? wanted.configuration : otherwise;

  return Array.from({ length: count }, () => {
    let choice: object = kind.readLink({}, data, opening).configuration;
    choice = possible(oneOf(kind.offer.types(choice, data, opening)), choice);
    choice = possible(oneOf(kind.offer.formats(choice, data, opening)), choice);
    const groups = kind.offer.options(choice, data, opening).length;
    for (let group = 0; group < groups; group++) {
      choice = possible(oneOf(kind.offer.options(choice, data, opening)[group]?.values ?? []), choice);
    }
    const ladders = kind.offer.ladders(choice, data).length;
    for (let ladder = 0; ladder < ladders; ladder++) {
      choice = possible(oneOf(kind.offer.ladders(choice, data)[ladder]?.steps ?? []), choice);
    }
    return choice;
  });
}
