import type { ProductKind } from "../kind.ts";
import { reductionsOn } from "../reduction.ts";
import { check } from "./check.ts";
import { configurationSchema, type PhotoPrintConfiguration } from "./configuration-schema.ts";
import { design } from "./design.ts";
import { designerPath, readLink, recognises, writeLink } from "./link.ts";
import { offer } from "./offer.ts";
import { times } from "./piles.ts";
import { describe, production } from "./production.ts";
import { priceBefore, quote, reducedSince } from "./quote.ts";
import { type Release, releaseSchema } from "./release.ts";
import { samples } from "./samples.ts";

/** Loose photo prints in six formats on four papers, cheaper by the piece from 25, 100 and 250 on. */
export const photoprint = {
  key: "photoprint",
  productType: "photoprint",
  designerPath,
  configurationSchema,
  dataSchema: releaseSchema,
  samples,
  recognises,
  readLink,
  writeLink,
  check,
  quote,
  times,
  reductionsOn,
  reducedSince,
  priceBefore,
  offer,
  design,
  production,
  describe,
} satisfies ProductKind<PhotoPrintConfiguration, Release>;
