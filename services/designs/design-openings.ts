import type { SurfaceLayout } from "../../design/layout.ts";
import { openingsOf } from "../../products/openings.ts";
import { type DesignableKind, designableKindOf } from "../../products/registry.ts";
import type { Releases } from "./ports.ts";
import type { PicturedDesign } from "./version-scene.ts";

export interface OpeningsDependencies {
  readonly releases: Pick<Releases, "at">;
  readonly kindOf?: (key: string) => DesignableKind | undefined;
}

/** A side, and its page of the scene, from 0. */
export interface OpenedSide {
  readonly page: number;
  readonly layout: SurfaceLayout;
}

/** Openings of a design, sides beside each other; null when its kind or release is gone. */
export function openingsOfDesign({ releases, kindOf = designableKindOf }: OpeningsDependencies) {
  return async (design: PicturedDesign): Promise<readonly (readonly OpenedSide[])[] | null> => {
    const release = await releases.at(design.kind, design.release);
    const kind = kindOf(design.kind);
    if (!release || !kind?.configurationSchema.safeParse(design.document.configuration).success) return null;
    const layouts = kind.design.surfaces(design.document, release.data);
    return openingsOf(kind.design.viewer, layouts).map((opening) =>
      opening.map((layout) => ({ page: layouts.indexOf(layout), layout })),
    );
  };
}
