import type { DesignOutline } from "../../design/document.ts";
import type { SurfaceLayout } from "../../design/layout.ts";
import { printLayout } from "../pile/print-layout.ts";
import { configurationSchema } from "./configuration-schema.ts";
import { pileOf } from "./piles.ts";
import type { Release } from "./release.ts";
import { resolutionOf } from "./resolution.ts";

export const PRINT = "print";

/** Every print, turned to its photo; also of a pile that is too large to be ordered. */
export function surfaces(
  design: Pick<DesignOutline, "configuration" | "surfaces">,
  release: Release,
): readonly SurfaceLayout[] {
  const usual = configurationSchema.parse(design.configuration);
  const { bleed, safe } = release;
  return printsOf(design).map((head) => {
    const { photoprintFormat } = pileOf(head, usual, release);
    return printLayout(head, photoprintFormat, { bleed, safe, resolution: resolutionOf(photoprintFormat, release) });
  });
}

export const printsOf = ({ surfaces: sides }: Pick<DesignOutline, "surfaces">) =>
  sides.filter(({ role }) => role === PRINT);
