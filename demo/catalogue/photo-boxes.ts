import { type Release, releaseSchema } from "../../products/photobox/release.ts";
import catalogue from "./photobox.json" with { type: "json" };

/** The demo shop's catalogue of photo boxes, parsed. */
export const demoBoxes: Release = releaseSchema.parse(catalogue);
