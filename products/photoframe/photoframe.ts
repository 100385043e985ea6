import type { ProductKind } from "../kind.ts";
import { reductionsOn } from "../reduction.ts";
import { abilities } from "./abilities.ts";
import { blankDesign } from "./blank-design.ts";
import { check } from "./check.ts";
import type { PhotoFrameConfiguration } from "./configuration.ts";
import { configurationSchema } from "./configuration-schema.ts";
import { describe } from "./describe.ts";
import { designerPath } from "./designer-path.ts";
import { files } from "./files.ts";
import { offer } from "./offer.ts";
import { priceBefore, reducedSince } from "./price-before.ts";
import { production } from "./production.ts";
import { quote } from "./quote.ts";
import { readLink } from "./read-link.ts";
import { recognises } from "./recognise.ts";
import { reconfigure } from "./reconfigure.ts";
import { type Release, releaseSchema } from "./release.ts";
import { samples } from "./samples.ts";
import { settleDesign } from "./settle-design.ts";
import { surfaces } from "./surfaces.ts";
import { surroundings } from "./surroundings.ts";
import { writeLink } from "./write-link.ts";

/** Wall pictures: thirteen materials in any size, framed or not, and frames without a picture. */
export const photoframe = {
  key: "photoframe",
  productType: "photoframe",
  designerPath,
  configurationSchema,
  dataSchema: releaseSchema,
  samples,
  catalogueLabel: "kind.wall",
  recognises,
  readLink,
  writeLink,
  check,
  quote,
  reductionsOn,
  reducedSince,
  priceBefore,
  offer,
  design: {
    blank: blankDesign,
    surfaces,
    settle: settleDesign,
    reconfigure,
    abilities,
    files,
    surroundings,
    viewer: "wall",
  },
  production,
  describe,
} satisfies ProductKind<PhotoFrameConfiguration, Release>;
