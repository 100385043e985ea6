import type { ProductKind } from "../kind.ts";
import { reductionsOn } from "../reduction.ts";
import { check } from "./check.ts";
import { type CardConfiguration, configurationSchema } from "./configuration-schema.ts";
import { describe } from "./describe.ts";
import { design } from "./design/card-design.ts";
import { offer } from "./offer.ts";
import { production } from "./production.ts";
import { priceBefore, quote, reducedSince } from "./quote.ts";
import { readLink } from "./read-link.ts";
import { recognises } from "./recognise.ts";
import { type Release, releaseSchema } from "./release.ts";
import { samples } from "./samples.ts";
import { writeLink } from "./write-link.ts";

/** Cards, flat, folded and stapled, with their accessories, and guestbooks. */
export const card = {
  key: "card",
  productType: "card",
  designerPath: "/configurator-card/",
  configurationSchema,
  dataSchema: releaseSchema,
  samples,
  recognises,
  readLink,
  writeLink,
  check,
  quote,
  times: (configuration, count) => ({
    ...configuration,
    quantity: configuration.quantity * count,
    accessories: configuration.accessories.map((one) => ({ ...one, quantity: one.quantity * count })),
  }),
  reductionsOn,
  reducedSince,
  priceBefore,
  offer,
  design,
  sample: ({ isSample }) => isSample,
  production,
  describe,
} satisfies ProductKind<CardConfiguration, Release>;
