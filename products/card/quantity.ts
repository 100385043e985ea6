/** Range of each step of the quantity list (specification section 9). */
const ladder = [
  { upTo: 5, step: 4 },
  { upTo: 250, step: 5 },
  { upTo: 1000, step: 10 },
  { upTo: 3000, step: 100 },
  { upTo: 5000, step: 250 },
] as const;

/** The quantities cards are sold in: 1, 5, 10, 15 ... 5000 pieces, 154 of them, ascending. */
export const cardQuantities: readonly number[] = ladder.reduce<number[]>(
  (list, { upTo, step }) => {
    for (let next = (list.at(-1) ?? 1) + step; next <= upTo; next += step) list.push(next);
    return list;
  },
  [1],
);

/** The eleventh entry. */
export const defaultQuantity: number = cardQuantities[10] ?? 1;

const listed: ReadonlySet<number> = new Set(cardQuantities);
export const isCardQuantity = (quantity: number): boolean => listed.has(quantity);

/** The first listed quantity that is enough; the largest beyond the list. */
export const quantityFor = (wanted: number): number =>
  cardQuantities.find((quantity) => quantity >= wanted) ?? cardQuantities.at(-1) ?? 1;

export interface QuantityReading {
  readonly quantity: number;
  readonly isSample: boolean;
}

/** Value of the designer link for a sample. */
export const SAMPLE = "sample";

/** The link's `quantity`: a positive whole number, or `sample`, which is one piece. Null for anything else. */
export function readQuantity(text: string): QuantityReading | null {
  if (text === SAMPLE) return { quantity: 1, isSample: true };
  return /^[1-9][0-9]{0,5}$/.test(text) ? { quantity: Number(text), isSample: false } : null;
}
