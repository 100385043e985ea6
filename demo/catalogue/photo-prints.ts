import { type Release, releaseSchema } from "../../products/photoprint/release.ts";
import catalogue from "./photoprint.json" with { type: "json" };

/** The demo shop's catalogue of photo prints, parsed. */
export const demoPrints: Release = releaseSchema.parse(catalogue);
