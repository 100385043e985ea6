import type { ProductKind } from "../kind.ts";
import { reductionsOn } from "../reduction.ts";
import { check } from "./check.ts";
import { configurationSchema, type PhotoBoxConfiguration } from "./configuration-schema.ts";
import { design } from "./design.ts";
import { designerPath, readLink, recognises, writeLink } from "./link.ts";
import { offer } from "./offer.ts";
import { describe, production } from "./production.ts";
import { priceBefore, quote, reducedSince } from "./quote.ts";
import { type Release, releaseSchema } from "./release.ts";
import { samples } from "./samples.ts";

/** Boxes of prints: a small one with retro prints and a large one (MAX) with classic prints. */
export const photobox = {
  key: "photobox",
  productType: "photobox",
  designerPath,
  configurationSchema,
  dataSchema: releaseSchema,
  samples,
  recognises,
  readLink,
  writeLink,
  check,
  quote,
  reductionsOn,
  reducedSince,
  priceBefore,
  offer,
  design,
  production,
  describe,
} satisfies ProductKind<PhotoBoxConfiguration, Release>;
