import type { Release } from "./release.ts";

type Design = Release["designs"][number];

/** The shop's designs of a shape, by their number of photos. */
export const ofShape = ({ designs }: Release, shape: string): readonly Design[] =>
  designs.filter((design) => design.shape === shape).toSorted((one, other) => one.photos - other.photos);

/** The design with the nearest number of photos; of two the one with fewer. */
export const nearest = (designs: readonly Design[], photos: number): Design | undefined =>
  designs.toSorted((one, other) => Math.abs(one.photos - photos) - Math.abs(other.photos - photos))[0];
