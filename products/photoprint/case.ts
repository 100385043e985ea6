import { type Format, sameFormat, swapSides } from "../../core/measure.ts";
import type { PhotoPrintConfiguration } from "./configuration-schema.ts";
import type { Border, Paper, PrintFormat, Release } from "./release.ts";

/** A configuration with everything its names stand for in one release. */
export interface Case {
  readonly configuration: PhotoPrintConfiguration;
  readonly release: Release;
  readonly border: Border;
  /** At least one. */
  readonly piles: readonly PileCase[];
}

/** Prints of one format on one paper. */
export interface PileCase {
  readonly format: PrintFormat;
  readonly paper: Paper;
  readonly quantity: number;
}

/** The listed format of that size, lying or standing. */
export const formatOfSize = ({ formats }: Release, wanted: Format): PrintFormat | undefined =>
  formats.find(({ size }) => sameFormat(size, wanted)) ??
  formats.find(({ size }) => sameFormat(size, swapSides(wanted)));

/** The price step a number of prints has reached. */
export function stepOf({ prices }: PrintFormat, quantity: number): PrintFormat["prices"][number] {
  const step = prices.findLast(({ from }) => from <= quantity);
  if (!step) throw new Error(`no price for ${quantity} prints`);
  return step;
}
