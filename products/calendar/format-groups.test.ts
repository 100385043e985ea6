import { expect, test } from "vitest";
import { translator } from "../../core/labels.ts";
import { demoVocabulary } from "../../demo/labels/vocabulary.ts";
import { formatGroupLabels } from "./format-groups.ts";

const german = translator(demoVocabulary, "de-DE", (key) => expect.fail(key));

test("format groups are DIN A3 to A6 lying and standing, three squares and five others (specification section 3, calendar)", () => {
  expect(Object.entries(formatGroupLabels).map(([group, key]) => `${group}: ${german(key)}`)).toEqual([
    ...["a3", "a4", "a5", "a6"].flatMap((size) => [
      `din-${size}-portrait: DIN ${size.toUpperCase()} hoch`,
      `din-${size}-landscape: DIN ${size.toUpperCase()} quer`,
    ]),
    "square-145: Quadratisch, klein",
    "square-200: Quadratisch, mittel",
    "square-300: Quadratisch, groß",
    "portrait-long: Hochformat, schmal",
    "landscape: Querformat",
    "large: Groß",
    "small: Klein",
    "portrait: Hochformat",
  ]);
});
