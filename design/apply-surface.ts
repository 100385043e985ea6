import { done, failed } from "../core/outcome.ts";
import { cannotAdd } from "./apply-element.ts";
import { bounds } from "./bounds.ts";
import type { DesignDocument, Surface } from "./document.ts";
import { flaws } from "./document-schema.ts";
import { replaceSurface, surfaceOf } from "./element-place.ts";
import type { StepOf } from "./operation.ts";
import type { StepApplication } from "./operation-outcome.ts";

/** Operations on the sides of a design. */
export function addSurface(document: DesignDocument, { surface, at }: StepOf<"addSurface">): StepApplication {
  if (surfaceOf(document, surface.id)) return failed({ reason: "already-there", id: surface.id });
  if (document.surfaces.length >= bounds.surfaces) return failed({ reason: "too-many", of: "surfaces" });
  const refusal = cannotAdd(document, surface.elements);
  if (refusal) return failed(refusal);
  const surfaces = document.surfaces.toSpliced(at ?? document.surfaces.length, 0, surface);
  return done({ document: { ...document, surfaces }, inverse: [{ type: "removeSurface", surface: surface.id }] });
}

export function removeSurface(document: DesignDocument, { surface: id }: StepOf<"removeSurface">): StepApplication {
  const at = document.surfaces.findIndex((surface) => surface.id === id);
  const surface = document.surfaces[at];
  if (!surface) return failed({ reason: "unknown-surface", surface: id });
  return done({
    document: { ...document, surfaces: document.surfaces.toSpliced(at, 1) },
    inverse: [{ type: "addSurface", surface, at }],
  });
}

export function moveSurface(document: DesignDocument, { surface: id, to }: StepOf<"moveSurface">): StepApplication {
  const at = document.surfaces.findIndex((surface) => surface.id === id);
  const surface = document.surfaces[at];
  if (!surface) return failed({ reason: "unknown-surface", surface: id });
  return done({
    document: { ...document, surfaces: document.surfaces.toSpliced(at, 1).toSpliced(to, 0, surface) },
    inverse: [{ type: "moveSurface", surface: id, to: at }],
  });
}

export function setSurface(document: DesignDocument, step: StepOf<"setSurface">): StepApplication {
  const { type, surface: id, style, ...given } = step;
  const surface = surfaceOf(document, id);
  if (!surface) return failed({ reason: "unknown-surface", surface: id });
  const names = (["background", "copies", "turned"] as const).filter((name) => given[name] !== undefined);
  const fields = Object.fromEntries(names.map((name) => [name, given[name]]));
  const before = Object.fromEntries(names.map((name) => [name, surface[name]]));
  const { style: worn, ...bare } = { ...surface, ...fields } as Surface;
  const dressed = style === undefined ? worn : (style ?? undefined);
  return done({
    document: replaceSurface(document, dressed === undefined ? bare : { ...bare, style: dressed }),
    inverse: [{ type, surface: id, ...before, ...(style === undefined ? {} : { style: surface.style ?? null }) }],
  });
}

export function setSurfaces(document: DesignDocument, { surfaces }: StepOf<"setSurfaces">): StepApplication {
  const issues = flaws({ photos: document.photos, surfaces });
  if (issues.length > 0) return failed({ reason: "unsound-surfaces", issues });
  return done({
    document: { ...document, surfaces },
    inverse: [{ type: "setSurfaces", surfaces: document.surfaces }],
  });
}
