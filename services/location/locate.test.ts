import { expect, test } from "vitest";
import { locate } from "./locate.ts";

test.each([
  ["the operator's proxy is believed first", "CH", "de-DE,de;q=0.9", "DE", ["CH", "header", "de-CH"]],
  ["in the language the browser asks for", "ch", "it;q=0.9,fr;q=0.95", "DE", ["CH", "header", "fr-CH"]],
  ["nothing is sold in Poland, but that is where she is", "PL", "pl", "DE", ["PL", "header", null]],
  ["a proxy that does not know says XX", "XX", "de-AT,de;q=0.8", "DE", ["AT", "language", "de-AT"]],
  ["what is no country is not believed", "<script>", null, "GB", ["GB", "host", "en-GB"]],
  ["without a proxy the region of the language counts", null, "en-GB,en;q=0.5", "DE", ["GB", "language", "en-GB"]],
  ["by its weight, not by its place", null, "de-DE;q=0.3,fr-BE;q=0.8", "DE", ["BE", "language", "fr-BE"]],
  ["a language without region says nothing", null, "fr", "CH", ["CH", "host", "fr-CH"]],
  ["nor does one that is not wanted", null, "en-US;q=0", "DE", ["DE", "host", "de-DE"]],
  ["without any sign it is the host's country", null, null, "US", ["US", "host", "en-US"]],
  ["a header of rubbish is no sign", null, ",;q=,--,*", "IT", ["IT", "host", "de-IT"]],
] as const)("%s (core document, section 7)", (_, header, acceptLanguage, host, [country, source, locale]) => {
  expect(locate({ header, acceptLanguage, host })).toEqual({ country, source, locale });
});
