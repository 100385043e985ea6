import type { KindDesign } from "../../kind-design.ts";
import type { CalendarConfiguration } from "../configuration.ts";
import type { Release } from "../release.ts";
import { assembly } from "./assembly.ts";
import { blank } from "./blank.ts";
import { files } from "./files.ts";
import { surfaces } from "./layouts.ts";
import { reconfigure } from "./reconfigure.ts";
import { sequel } from "./sequel.ts";
import { settleDesign } from "./settle-design.ts";
import { styles } from "./styles.ts";

/** Design and print of calendars. */
export const design: KindDesign<CalendarConfiguration, Release> = {
  blank,
  surfaces,
  settle: settleDesign,
  reconfigure,
  styles,
  sequel,
  files,
  assembly,
  abilities: { elements: ["photo", "text", "shape", "art"], layouts: true, days: true, effects: true },
  viewer: "hanging",
};
