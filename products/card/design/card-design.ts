import type { KindDesign } from "../../kind-design.ts";
import { refinementPlates } from "../../refinement-plates.ts";
import type { CardConfiguration } from "../configuration-schema.ts";
import type { Release } from "../release.ts";
import { assembly } from "./assembly.ts";
import { blank } from "./blank.ts";
import { files } from "./files.ts";
import { recipients } from "./recipients.ts";
import { reconfigure } from "./reconfigure.ts";
import { settleDesign } from "./settle-design.ts";
import { styles } from "./styles.ts";
import { surfaces } from "./surfaces.ts";

/** Cards and books to write in, side by side as they are folded and bound. */
export const design: KindDesign<CardConfiguration, Release> = {
  blank,
  surfaces,
  settle: settleDesign,
  reconfigure,
  styles,
  files,
  recipients,
  assembly,
  abilities: {
    elements: ["photo", "text", "shape", "art"],
    layouts: true,
    effects: true,
    recipients: ["salutation", "firstName", "lastName", "name"],
    plates: refinementPlates,
  },
  viewer: "fold",
};
