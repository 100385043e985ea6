import { compile } from "../../design/compile.ts";
import type { DesignDocument } from "../../design/document.ts";
import { noStock } from "../../design/material.ts";
import { noEffect } from "../../design/photo-effect.ts";
import { coaster } from "../../products/coaster/coaster.fixture.ts";
import { coasterData } from "../../products/coaster/coaster-data.fixture.ts";
import { coasterDesign } from "../../products/coaster/coaster-design.fixture.ts";
import type { PrintPlan } from "../../products/print-plan.ts";
import { plainPlan } from "../../products/print-plan.ts";
import type { DesignableKind } from "../../products/registry.ts";

/** Coasters whose front and back are printed as files of their own. */
export const frontAndBack: readonly PrintPlan[] = [
  plainPlan("front", "press", ["front"]),
  { ...plainPlan("back", "press", ["back"]), copies: 2 },
];

/** A coaster for tests, with other files than its own. */
export const coasterPrintedAs = (files: () => readonly PrintPlan[]): DesignableKind => ({
  ...coaster,
  design: { ...coasterDesign, files },
  sample: ({ sets }: { readonly sets: number }) => sets === 99,
});

interface CoasterPhotos {
  readonly front: string;
  readonly back: string;
  /** The photos are black and white. */
  readonly changed?: boolean | undefined;
}

/** A design of it with a photo on each side, large enough to be printed or not. */
export function coasterDocument({ changed = false, ...photos }: CoasterPhotos): DesignDocument {
  const blank = coasterDesign.blank({ coasterEdge: 90, sets: 1 }, coasterData, null);
  const [front] = blank.surfaces;
  const [heart] = front?.elements ?? [];
  if (!front || heart?.type !== "photo") throw new Error("a coaster has a heart");
  const { mask: _, ...place } = heart;
  const effect = changed ? { effect: { ...noEffect, tone: "black-and-white" as const } } : {};
  const side = (id: "front" | "back") => {
    const element = { ...place, id: `${id}-photo`, frame: "surface" as const, photo: photos[id], ...effect };
    return { ...front, id, role: id, elements: [element] };
  };
  const tray = [...new Set(Object.values(photos))].map((id) => ({ id, name: `${id}.jpg`, width: 4000, height: 3000 }));
  return { ...blank, photos: tray, surfaces: [side("front"), side("back")] };
}

/** As `services/designs` gives it. */
export function coasterScene(document: DesignDocument) {
  const layouts = coasterDesign.surfaces(document, coasterData);
  return { ...compile(document, layouts, noStock), layouts, data: coasterData };
}
