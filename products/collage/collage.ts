import type { ProductKind } from "../kind.ts";
import { reductionsOn } from "../reduction.ts";
import { check } from "./check.ts";
import { collageDesign } from "./collage-design.ts";
import { type CollageConfiguration, configurationSchema } from "./configuration-schema.ts";
import { describe } from "./describe.ts";
import { designerPath, readLink, recognises, writeLink } from "./link.ts";
import { offer } from "./offer.ts";
import { production } from "./production.ts";
import { priceBefore, quote, reducedSince } from "./quote.ts";
import { type Release, releaseSchema } from "./release.ts";
import { samples } from "./samples.ts";
import { type WallPictures, withWallPrices } from "./wall-prices.ts";

/** Collages on canvas, poster or framed poster, and sets of three to nine panels. */
export const collage = {
  key: "collage",
  productType: "collage",
  designerPath,
  configurationSchema,
  dataSchema: releaseSchema,
  samples,
  follows: { kind: "photoframe", take: (release, wall) => withWallPrices(release, wall as WallPictures) },
  recognises,
  readLink,
  writeLink,
  check,
  quote,
  reductionsOn,
  reducedSince,
  priceBefore,
  offer,
  design: collageDesign,
  production,
  describe,
} satisfies ProductKind<CollageConfiguration, Release>;
