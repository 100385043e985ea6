import fc from "fast-check";
import { expect, test } from "vitest";
import { swapSides } from "../../core/measure.ts";
import { anyConfiguration, possibleConfiguration } from "../../demo/catalogue/any-wall-picture.ts";
import { demoRelease } from "../../demo/catalogue/wall-pictures.ts";
import { anyTerms, quoteLaws } from "../quote-laws.fixture.ts";
import { check } from "./check.ts";
import { quote } from "./quote.ts";

quoteLaws({
  kind: { check, quote },
  data: demoRelease,
  any: anyConfiguration,
  possible: possibleConfiguration,
  growth: {
    area: {
      more: (one, draw) => {
        const { width, height } = one.format;
        const more = 10 * (1 + (draw % 5));
        return { ...one, format: draw % 2 === 0 ? { width: width + more, height } : { width, height: height + more } };
      },
    },
  },
});

test("is the same lying and standing, and the same again when asked again", () => {
  fc.assert(
    fc.property(possibleConfiguration, anyTerms, (configuration, on) => {
      const turned = { ...configuration, format: swapSides(configuration.format) };
      const one = quote(configuration, demoRelease, on);
      expect(quote(configuration, demoRelease, on)).toEqual(one);
      const other = quote(turned, demoRelease, on);
      expect(other.ok && other.value.priceCurrent).toBe(one.ok && one.value.priceCurrent);
    }),
  );
});
