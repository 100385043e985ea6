import type { ProductKind } from "../kind.ts";
import { reductionsOn } from "../reduction.ts";
import { check } from "./check.ts";
import { type CalendarConfiguration, configurationSchema } from "./configuration.ts";
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

/** Photo calendars for wall, kitchen, family, table and bag. */
export const calendar = {
  key: "calendar",
  productType: "calendar",
  designerPath: "/configurator-calendar/",
  configurationSchema,
  dataSchema: releaseSchema,
  samples,
  recognises,
  readLink,
  writeLink,
  check,
  quote,
  times: (configuration, count) => ({ ...configuration, amount: configuration.amount * count }),
  reductionsOn,
  reducedSince,
  priceBefore,
  offer,
  design,
  production,
  describe,
} satisfies ProductKind<CalendarConfiguration, Release>;
