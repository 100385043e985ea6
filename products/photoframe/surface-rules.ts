import type { Material, Release } from "./release.ts";

/** The rules of a material's surface; the release's own check ensures that they exist. */
export function surfaceOf(release: Release, material: Material): Release["surfaces"][string] {
  const surface = release.surfaces[material.surface];
  if (!surface) throw new Error(`release ${release.release} has no surface ${material.surface}`);
  return surface;
}
