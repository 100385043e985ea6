import fc from "fast-check";
import { NO_MAT, type PhotoFrameConfiguration } from "../../products/photoframe/configuration.ts";
import { settle } from "../../products/photoframe/settle.ts";
import { demoRelease } from "./wall-pictures.ts";

/** For property tests: whatever a link could ask for, sensible or not, and the possible pictures among it. */
const side = fc.integer({ min: 5, max: 260 }).map((centimetres) => centimetres * 10);
const materials = [...demoRelease.materials.map(({ key }) => key), null];
const frames = [
  ...demoRelease.frames.families.flatMap(({ key, finishes }) => finishes.map((finish) => `${key}-${finish.key}`)),
  "fotorahmen-wood",
  null,
  null,
];
const options = demoRelease.optionGroups.flatMap(({ key, values }) => values.map((value) => [key, value.key] as const));
const mats = [NO_MAT, { matSize: 30, matType: "mat-weiss" }, { matSize: 30, matType: "mat-schwarz" }];

export const anyConfiguration: fc.Arbitrary<PhotoFrameConfiguration> = fc
  .record({
    materialType: fc.constantFrom(...materials),
    format: fc.record({ width: side, height: side }),
    frameType: fc.constantFrom(...frames),
    mat: fc.constantFrom(...mats),
    optionTypes: fc.array(fc.constantFrom(...options), { maxLength: 5 }).map((pairs) => Object.fromEntries(pairs)),
  })
  .map(({ mat, ...rest }) => ({ ...rest, ...mat }));

export const possibleConfiguration = anyConfiguration.map((wanted) => settle(wanted, demoRelease, "cm").configuration);
