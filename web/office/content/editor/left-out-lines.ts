import { mostBlocks, mostLevels } from "../../../../core/block-limits.ts";
import type { LeftOut } from "./outline-rows.ts";
import type { EditorText } from "./words.ts";

/** What pages leave out, a sentence for each reason. */
export function leftOutLines({ blocks, deepest, unknown, broken }: LeftOut, { leftOut }: EditorText): string[] {
  const lines: string[] = [];
  if (blocks > 0) lines.push(leftOut.blocks({ count: blocks, most: mostBlocks }));
  if (deepest > 0) lines.push(leftOut.deepest({ most: mostLevels }));
  if (unknown > 0) lines.push(leftOut.unknown({ count: unknown }));
  if (broken > 0) lines.push(leftOut.broken({ count: broken }));
  return lines;
}
