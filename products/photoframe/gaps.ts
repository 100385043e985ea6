import type { CatalogueGap } from "../offer.ts";
import { openCase } from "./case.ts";
import { NO_MAT } from "./configuration.ts";
import { initialFormat } from "./formats.ts";
import { chosenValue } from "./option-conditions.ts";
import { prepare } from "./prepared.ts";
import type { Release } from "./release.ts";

/** Offers of a release that cannot be chosen, although every name in it is valid (core document, section 8). */
export const gaps = (release: Release): readonly CatalogueGap[] => [...emptyFrameTypes(release), ...undecided(release)];

/** Frame types that no material sold can be put into: nothing of their type is made. */
function emptyFrameTypes(release: Release): readonly CatalogueGap[] {
  const made = new Set([...prepare(release).frames.values()].map(({ type }) => type));
  return release.frames.types
    .filter(({ key }) => !made.has(key))
    .map(({ key }) => ({ event: "error-no-materials-for-frame-type", frameType: key }));
}

/** Materials whose piece begins without a value in one of their option groups: all of them are excluded there. */
const undecided = (release: Release): readonly CatalogueGap[] =>
  release.materials.flatMap(({ key: materialType }) => {
    const format = initialFormat(release, materialType, "cm");
    const first = openCase({ materialType, format, frameType: null, ...NO_MAT, optionTypes: {} }, release);
    return first.groups
      .filter((applying) => chosenValue(first, applying) === null)
      .map(({ group }) => ({
        event: "error-no-default-option-for-material-type",
        materialType,
        optionGroup: group.key,
      }));
  });
