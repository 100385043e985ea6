import fc from "fast-check";
import { swapSides } from "../../core/measure.ts";
import { framesOf } from "../../products/collage/case.ts";
import type { CollageConfiguration } from "../../products/collage/configuration-schema.ts";
import { settle } from "../../products/collage/settle.ts";
import { demoCollages } from "./collages.ts";

/** For property tests: whatever could be asked for, sensible or not, and the possible collages among it. */
const { cm, inch } = demoCollages.formats;
const formats = [...cm, ...inch, ...cm.map(swapSides), { width: 333, height: 222 }];
const materials = ["canvas", "poster", "framed-poster"];
const panel = fc.record({ materialType: fc.constantFrom(...materials), format: fc.constantFrom(...formats) });
const some = {
  frameType: fc.option(fc.constantFrom("goldrahmen", ...framesOf(demoCollages).map(({ key }) => key))),
  designId: fc.integer({ min: 1, max: 42 }),
  color: fc.constantFrom("white", "black", "grey", "natural", "pink", "c9d3cb"),
  tileCount: fc.option(fc.integer({ min: 0, max: 125 })),
  optionTypes: fc.constantFrom<Record<string, string>[]>(
    ...[{}, { edge: "folded" }, { edge: "coloured", "edge-colour": "1b1a18" }, { stretcher: "38" }, { glass: "clear" }],
  ),
};

const anySingle = fc
  .record({ panel, ...some })
  .map(({ panel: only, ...rest }) => ({ ...rest, materialType: only.materialType, panels: [only] }));
const anySet = fc.record({
  materialType: fc.constant("mixed"),
  panels: fc.array(panel, { minLength: 1, maxLength: 11 }),
  ...some,
});

export const anyCollage: fc.Arbitrary<CollageConfiguration> = fc.oneof(anySingle, anySet);
export const possibleCollage = anyCollage.map((wanted) =>
  settle(wanted, demoCollages, { channel: "poster", unit: "cm" }, []),
);
