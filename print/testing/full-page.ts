import type { Scene } from "../../design/scene.ts";
import type { PartnerSetting } from "../partner-setting.ts";
import type { PrintPhoto } from "../photo-source.ts";
import { metadataFree, photoOf, printPhoto } from "./photos.ts";
import type { Making } from "./print-file.ts";
import { fill, image, pageOf, sceneOf, whole } from "./scenes.ts";
import { allFonts, setLine } from "./text.ts";

const sheet = { width: 300, height: 200, bleed: 5 };

export interface FullPage extends Making {
  readonly scene: Scene;
  readonly photos: readonly PrintPhoto[];
  readonly partner: Partial<PartnerSetting>;
}

/** A page with photo, text, foil, marks and slug: contents for every rule. */
export async function fullPage(): Promise<FullPage> {
  const fonts = await allFonts();
  const jpeg = await photoOf(1600, 1100).withMetadata({ orientation: 3 }).withIccProfile("p3").jpeg().toBuffer();
  const page = pageOf(sheet, [
    fill(whole(sheet), "#ffffff"),
    image("photo", whole(sheet)),
    { ...setLine(fonts, "Sommer am See", { x: 60_000, y: 150_000 }, 12_000), colour: "#ffffff" },
    setLine(fonts, "2026", { x: 60_000, y: 170_000 }, 8_000),
    fill({ x: 60_000, y: 60_000, width: 40_000, height: 10_000 }, "#000000", "Foil_Gold"),
  ]);
  const safe = { x: 10_000, y: 10_000, width: 290_000, height: 190_000 };
  const zones = [
    { kind: "safe", by: "trim", area: safe },
    { kind: "covered", by: "frame", area: { x: 8_000, y: 8_000, width: 294_000, height: 194_000 } },
    { kind: "cut", by: "drilling", area: { x: 12_000, y: 12_000, width: 8_000, height: 8_000 } },
  ] as const;
  const photos = [await printPhoto("photo", await metadataFree(jpeg), 3)];
  return { fonts, photos, scene: sceneOf({ ...page, zones }), partner: { slug: true, marks: "crop" } };
}
