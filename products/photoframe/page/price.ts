import type { PriceTerms, Quote } from "../../kind.ts";
import type { PhotoFrameConfiguration } from "../configuration.ts";
import { quote } from "../quote.ts";
import type { Release } from "../release.ts";

/** The price of a possible piece; asking for an impossible one is a bug. */
export function priceOf(configuration: PhotoFrameConfiguration, release: Release, terms: PriceTerms): Quote {
  const quoted = quote(configuration, release, terms);
  if (!quoted.ok) throw new Error(`no price for ${JSON.stringify(configuration)}: ${JSON.stringify(quoted.error)}`);
  return quoted.value;
}
