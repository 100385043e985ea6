import type { Rect } from "../../design/geometry.ts";
import type { Zone } from "../../design/layout.ts";
import { outlinePath } from "../../design/outline.ts";
import { rectPath } from "../../design/path.ts";
import type { Scene, SceneItem } from "../../design/scene.ts";
import type { PartnerSetting } from "../partner-setting.ts";
import type { PrintPhoto } from "../photo-source.ts";
import type { BesideTheScene } from "../preflight/expectation.ts";
import { largePhoto } from "./photos.ts";
import type { Making } from "./print-file.ts";
import { faded, fill, image, outlined, pageOf, sceneOf, whole } from "./scenes.ts";
import { allFonts, setLine } from "./text.ts";

export const mm = (x: number, y: number, width: number, height: number): Rect => ({
  x: x * 1000,
  y: y * 1000,
  width: width * 1000,
  height: height * 1000,
});

const sheet = { width: 400, height: 200, bleed: 5 };

export interface FullSpread extends Making {
  readonly scene: Scene;
  readonly photos: readonly PrintPhoto[];
  readonly partner: Partial<PartnerSetting>;
  readonly beside: BesideTheScene;
}

/** A cover with round and see-through photos, foil, cut and crease lines, spine and folds: what scene 2 can hold. */
export async function fullSpread(
  change: {
    readonly items?: readonly SceneItem[];
    readonly zones?: readonly Zone[];
    readonly beside?: BesideTheScene;
  } = {},
): Promise<FullSpread> {
  const fonts = await allFonts();
  const photos = await Promise.all(["round", "faded"].map(largePhoto));
  const words = (text: string, x: number, y: number, size: number) =>
    setLine(fonts, text, { x: x * 1000, y: y * 1000 }, size);
  const round = mm(20, 20, 120, 90);
  const title = { ...words("Sylt", 204, 90, 5_000), turn: 90_000 };
  const items: readonly SceneItem[] = [
    fill(whole(sheet), "#ffffff"),
    { ...image("round", round), mask: outlinePath("ellipse", round) },
    faded(400_000, image("faded", mm(250, 20, 100, 75)), outlined("heart", mm(340, 20, 30, 30), "#aa2200")),
    faded(600_000, fill(mm(30, 130, 60, 20), "#336699")),
    words("Sommer", 250, 150, 9_000),
    { ...words("2026", 250, 170, 6_000), plate: "Foil_Gold" },
    outlined("star", mm(30, 160, 20, 20), "#000000", "Foil_Gold"),
    outlined("heart", mm(52, 160, 20, 20), "#000000", "Foil_Gold"),
    {
      type: "path",
      element: "ring",
      colour: "#000000",
      rule: "evenodd",
      plate: "Foil_Gold",
      path: outlinePath("ellipse", mm(75, 160, 20, 20)) + outlinePath("ellipse", mm(75.5, 160.5, 19, 19)),
    },
    { ...title, clip: mm(200, 80, 12, 60), glyphs: downwards(title.glyphs, 204_000, 90_000) },
    {
      type: "path",
      element: null,
      path: rectPath(mm(5, 5, 400, 200)),
      colour: "#000000",
      line: 88,
      plate: "CutContour",
    },
    { type: "path", element: null, path: "M198000 0L198000 210000", colour: "#000000", line: 88, plate: "Crease" },
    ...(change.items ?? []),
  ];
  const zones: readonly Zone[] = [
    { kind: "safe", by: "trim", area: mm(10, 10, 390, 190) },
    { kind: "spine", by: "spine", area: mm(200, 5, 10, 200) },
    { kind: "hinge", by: "joint", area: mm(190, 5, 8, 200) },
    { kind: "fold", by: "flap", area: mm(380, 5, 6, 200) },
    { kind: "gutter", by: "binding", area: mm(160, 5, 6, 200) },
    { kind: "perforation", by: "coupon", area: mm(5, 120, 150, 2) },
    { kind: "hole", by: "wire", area: mm(220, 15, 4, 4), outline: outlinePath("ellipse", mm(220, 15, 4, 4)) },
    { kind: "glue", by: "flap", area: mm(240, 180, 100, 20) },
    ...(change.zones ?? []),
  ];
  return {
    fonts,
    photos,
    scene: sceneOf({ ...pageOf(sheet, items), zones }),
    partner: { slug: true, marks: "crop", plates: { Foil_Gold: "gold", CutContour: "knife" } },
    beside: {
      faces: new Map([["round", [{ x: 400_000, y: 300_000, width: 200_000, height: 300_000 }]]]),
      ...change.beside,
    },
  };
}

/** A line that was set along a baseline, from its start downwards. */
function downwards(glyphs: readonly number[], x: number, y: number): readonly number[] {
  return glyphs.map((value, index) =>
    index % 4 === 2 ? x : index % 4 === 3 ? y + (glyphs[index - 1] ?? x) - x : value,
  );
}
