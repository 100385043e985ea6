import { type Release, releaseSchema } from "../../products/collage/release.ts";
import catalogue from "./collage.json" with { type: "json" };

/** The demo shop's catalogue of collages, parsed. */
export const demoCollages: Release = releaseSchema.parse(catalogue);
