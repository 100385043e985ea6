import type { Material, Release } from "./release.ts";

/** The rules of a material's surface; the release's own check makes sure they are there. */
export function surfaceOf(release: Release, material: Material): Release["surfaces"][string] {
  const surface = release.surfaces[material.surface];
  if (!surface) throw new Error(`release ${release.release} has no surface ${material.surface}`);
  return surface;
}
