import type { ProductKind } from "../kind.ts";
import { reductionsOn } from "../reduction.ts";
import { check } from "./check.ts";
import { configurationSchema, type PhotobookConfiguration } from "./configuration.ts";
import { describe } from "./describe.ts";
import { design } from "./design/design.ts";
import { offer } from "./offer.ts";
import { production } from "./production.ts";
import { priceBefore, quote, reducedSince } from "./quote.ts";
import { readLink } from "./read-link.ts";
import { recognises } from "./recognise.ts";
import { type Release, releaseSchema } from "./release.ts";
import { samples } from "./samples.ts";
import { writeLink } from "./write-link.ts";

/** Photobooks: glued, lay-flat and stapled. */
export const photobook = {
  key: "photobook",
  productType: "photobook",
  designerPath: "/configurator-photobook/",
  configurationSchema,
  dataSchema: releaseSchema,
  samples,
  recognises,
  readLink,
  writeLink,
  check,
  quote,
  times: (configuration, count) => ({ ...configuration, quantity: configuration.quantity * count }),
  reductionsOn,
  reducedSince,
  priceBefore,
  offer,
  design,
  production,
  describe,
} satisfies ProductKind<PhotobookConfiguration, Release>;
