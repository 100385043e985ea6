import type { Format } from "../../core/measure.ts";
import { readAccessorySku } from "./accessory-sku.ts";
import type { Case } from "./case.ts";

/** Sheets laid into a card that something is printed on. */
export interface PrintedInlay {
  readonly sku: string;
  /** Key of its paper. */
  readonly paper: string;
  /** "#rrggbb": how the paper looks. */
  readonly colour: string;
  /** Millimetres. */
  readonly size: Format;
  readonly quantity: number;
}

/** Those of the order, one for each paper; what is sold blank is none. */
export function printedInlays({ configuration, release }: Case): readonly PrintedInlay[] {
  if (configuration.alone) return [];
  return configuration.accessories.flatMap(({ sku, quantity }): readonly PrintedInlay[] => {
    const accessory = readAccessorySku(sku);
    if (accessory?.type !== "inlay") return [];
    const paper = release.inlayPapers.find(({ key }) => key === accessory.paper);
    if (!paper?.printed) return [];
    return [{ sku, paper: paper.key, colour: paper.paper, size: accessory.size, quantity }];
  });
}

/** The side of the design that is printed on it, and the role of its file. */
export const inlaySide = ({ paper }: Pick<PrintedInlay, "paper">): string => `inlay-${paper}`;
