import type { DesignOutline } from "../../../design/document.ts";
import type { Step } from "../../../design/operation.ts";
import type { Settled } from "../../kind-design.ts";
import { type CardConfiguration, configurationSchema } from "../configuration-schema.ts";
import type { Release } from "../release.ts";
import { sidesOf } from "./sides.ts";
import { caseOf } from "./surfaces.ts";

/** Sides and their number are the product's; only how often a book's page is printed is written into the design. */
export function settleDesign(design: DesignOutline, release: Release): Settled<CardConfiguration> {
  const sides = sidesOf(caseOf(design, release));
  const steps = design.surfaces.flatMap(({ id, copies }): readonly Step[] => {
    const side = sides.find((one) => one.id === id);
    return side && side.copies !== copies ? [{ type: "setSurface", surface: id, copies: side.copies }] : [];
  });
  return { configuration: configurationSchema.parse(design.configuration), steps };
}
