/** A set of small numbers, one bit each; immutable once it is filled. */
export type BitSet = Uint32Array;

export const emptyBits = (size: number): BitSet => new Uint32Array(Math.ceil(size / 32));

export function fullBits(size: number): BitSet {
  const bits = emptyBits(size).fill(0xffffffff);
  const rest = size % 32;
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1;
  return bits;
}

export function addBit(bits: BitSet, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
}

export const hasBit = (bits: BitSet, at: number): boolean => (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1;

/** Intersection. */
export function both(one: BitSet, other: BitSet): BitSet {
  const bits = new Uint32Array(one.length);
  for (let at = 0; at < bits.length; at++) bits[at] = (one[at] as number) & (other[at] as number);
  return bits;
}

/** Members of the first only. */
export function without(one: BitSet, other: BitSet): BitSet {
  const bits = new Uint32Array(one.length);
  for (let at = 0; at < bits.length; at++) bits[at] = (one[at] as number) & ~(other[at] as number);
  return bits;
}

/** Union. */
export function any(sets: readonly BitSet[], size: number): BitSet {
  const bits = emptyBits(size);
  for (const set of sets)
    for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] as number) | (set[at] as number);
  return bits;
}

export function countBits(bits: BitSet): number {
  let sum = 0;
  for (let at = 0; at < bits.length; at++) sum += ones(bits[at] as number);
  return sum;
}

/**
 * Counts members of a set in other sets. After narrow filters few of its words are non-zero, and only those are read.
 */
export function counterIn(set: BitSet): (other: BitSet) => number {
  const filled = new Uint32Array(set.length);
  let size = 0;
  for (let at = 0; at < set.length; at++) if (set[at] !== 0) filled[size++] = at;
  return (other) => {
    let sum = 0;
    for (let one = 0; one < size; one++) {
      const at = filled[one] as number;
      sum += ones((set[at] as number) & (other[at] as number));
    }
    return sum;
  };
}

/** Bits of a word, counted in pairs, nibbles and bytes at once. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
