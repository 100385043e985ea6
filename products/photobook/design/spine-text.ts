import type { TextElement } from "../../../design/document.ts";
import { ONE } from "../../../design/placement.ts";
import type { Wardrobe } from "../../../design/template/wardrobe.ts";
import type { Case } from "../case.ts";
import { hasSpineText } from "../spine.ts";
import { coverMeasures } from "./measures.ts";

export const SPINE_TEXT = "spine-text";
/** Free beside the letters, both sides together; type is as high as capitals and what hangs below them. */
const FREE = 4_000;
const END = 10_000;
const MOST = 8_000;

/** The title on the spine, read from above when the book lies on its back; null for a spine too thin for words. */
export function spineText(one: Case, wardrobe: Wardrobe | null): TextElement | null {
  if (!hasSpineText(one)) return null;
  const { dressing } = wardrobe?.style ?? {};
  const text = dressing?.words.headline ?? dressing?.words.names;
  if (!text || !dressing) return null;
  const { spine, trim } = coverMeasures(one);
  const length = trim.height - 2 * END;
  return {
    ...{ id: SPINE_TEXT, type: "text", text: text.replaceAll("\n", " "), rotation: 90_000, opacity: ONE },
    frame: {
      x: spine.x + Math.round((spine.width - length) / 2),
      y: Math.round((trim.height - spine.width) / 2),
      width: length,
      height: spine.width,
    },
    ...{
      language: dressing.language,
      hyphenate: false,
      font: dressing.pairing.body,
      colour: dressing.palette.colours.ink,
    },
    ...{
      size: Math.min(MOST, spine.width - FREE),
      align: "centre",
      stand: "middle",
      leading: ONE,
      tracking: 0,
      fit: "shrink",
    },
  };
}
