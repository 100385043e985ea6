import { configurationStep } from "../../design/apply-whole.ts";
import type { DesignDocument } from "../../design/document.ts";
import type { Step } from "../../design/operation.ts";
import { reprint } from "../pile/reprint.ts";
import { rimOf } from "./blank-design.ts";
import { configurationSchema, type PhotoPrintConfiguration } from "./configuration-schema.ts";
import { pileOf, samePile, styleOf } from "./piles.ts";
import type { Release } from "./release.ts";
import { printsOf } from "./surfaces.ts";

/**
 * The same prints under a new configuration. The default stock applies to prints without a stock of their own or with
 * one that is gone; the border applies to all. A single print takes the configuration's number.
 */
export function reconfigure(
  design: DesignDocument,
  wanted: PhotoPrintConfiguration,
  release: Release,
): readonly Step[] {
  const before = configurationSchema.parse(design.configuration);
  const change = configurationStep(design.configuration, wanted);
  const photos = new Map(design.photos.map((photo) => [photo.id, photo]));
  const prints = printsOf(design);
  const rim = wanted.border === before.border ? {} : { rim: rimOf(wanted.border, release) };
  const steps = design.surfaces.flatMap((surface) => {
    if (!prints.includes(surface)) return [];
    const [from, own] = [pileOf(surface, before, release), pileOf(surface, wanted, release)];
    const stays = surface.style !== undefined && (wanted.more ?? []).some((pile) => samePile(pile, own));
    const to = stays ? own : wanted;
    const style = stays && !samePile(to, wanted) ? styleOf(to) : null;
    return reprint(surface, from.photoprintFormat, { format: to.photoprintFormat, style, ...rim }, photos);
  });
  const [only, ...others] = prints;
  const copies: readonly Step[] =
    only && others.length === 0 && wanted.quantity !== only.copies && wanted.quantity !== before.quantity
      ? [{ type: "setSurface", surface: only.id, copies: Math.min(wanted.quantity, release.mostPrints) }]
      : [];
  return [...(change ? [change] : []), ...steps, ...copies];
}
