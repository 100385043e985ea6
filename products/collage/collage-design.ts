import type { KindDesign } from "../kind-design.ts";
import { type PrintPlan, plainPlan } from "../print-plan.ts";
import { assembly } from "./assembly.ts";
import { blankDesign, FRONT, sheetOf, wearsStyle } from "./blank-design.ts";
import { check, openCase } from "./check.ts";
import { type CollageConfiguration, configurationSchema } from "./configuration-schema.ts";
import { reconfigure } from "./reconfigure.ts";
import type { Release } from "./release.ts";
import { settleDesign } from "./settle-design.ts";
import { sideName, surfaces } from "./surfaces.ts";
import { surroundings } from "./surroundings.ts";

/** Design and print of collages: one side for each panel, each a file of its own. */
export const collageDesign: KindDesign<CollageConfiguration, Release> = {
  blank: blankDesign,
  surfaces,
  settle: settleDesign,
  reconfigure,
  surroundings,
  assembly,
  abilities: { elements: ["photo", "text", "shape", "art"], layouts: true, effects: true },
  files: ({ configuration }): readonly PrintPlan[] =>
    configurationSchema.parse(configuration).panels.map((_, at) => plainPlan(sideName(at), "press", [sideName(at)])),
  viewer: "wall",
  tiles: {
    counted(configuration, release, tileCount) {
      const counted = { ...configuration, tileCount };
      return check(counted, release).length === 0 ? counted : null;
    },
  },
  styles: {
    keyOf: ({ designId }) => String(designId),
    choose: (configuration, style) => ({ ...configuration, designId: Number(style), tileCount: null }),
    sideOf(_, { configuration }, release) {
      const one = openCase(configurationSchema.parse(configuration), release);
      const [panel] = one.panels;
      return panel && wearsStyle(one) ? { part: FRONT, sheet: sheetOf(one, panel) } : null;
    },
  },
};
