import type { Block } from "./read-blocks.ts";

/** Blocks that are a few lines high; every other one has pictures, or is longer than that. */
const low: ReadonlySet<Block["component"]> = new Set([
  "button",
  "headline",
  "information",
  "margin",
  "text",
  "usp-teaser",
]);
/** Rather too little, in CSS pixels: what is drawn too early only takes time, what comes too late is seen to come. */
const heights = { low: 150, other: 600, header: 120 } as const;

/**
 * How many of a page's blocks are drawn before those that nobody sees without scrolling.
 *
 * @param drawn height that is filled, in CSS pixels
 */
export function firstBlocks(blocks: readonly Pick<Block, "component">[], drawn: number): number {
  let filled: number = heights.header;
  const last = blocks.findIndex(({ component }) => {
    filled += low.has(component) ? heights.low : heights.other;
    return filled >= drawn;
  });
  return last === -1 ? blocks.length : last + 1;
}
