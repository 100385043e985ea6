import type { Scene } from "../../design/scene.ts";
import { noFonts } from "../../design/text/font.ts";
import type { PrintPlan } from "../../products/print-plan.ts";
import type { PartnerSetting } from "../partner-setting.ts";
import type { PhotoEffects, PrintPhoto } from "../photo-source.ts";
import { type PrintOrder, producePrintFile } from "../produce.ts";
import { defaultPartner } from "../production-partner.ts";
import { memorySink } from "./memory-sink.ts";

export interface Making {
  readonly scene: Scene;
  readonly plan?: PrintPlan;
  readonly effects?: PhotoEffects;
  readonly photos?: readonly PrintPhoto[];
  readonly partner?: Partial<PartnerSetting>;
  readonly fonts?: PrintOrder["fonts"];
}

/** The order of a print file as a job would place it; without slug line unless the partner wants one. */
export async function orderOf({
  scene,
  plan,
  effects,
  photos = [],
  partner,
  fonts,
}: Making): Promise<Omit<PrintOrder, "sink">> {
  const { setting, profile } = await defaultPartner();
  return {
    scene,
    plan,
    effects,
    photos: async (id) => photos.find((photo) => photo.id === id) ?? null,
    fonts: fonts ?? noFonts,
    partner: { profile, setting: { ...setting, slug: false, ...partner } },
    identity: { order: "100234", item: "1", title: "Leinwand", sceneHash: "5eed".repeat(16) },
    dates: { created: "2026-11-20T19:00:00Z", modified: "2026-11-20T19:00:00Z" },
  };
}

/** The bytes of a print file; throws when it could not be made. */
export async function printFile(making: Making): Promise<Buffer> {
  const sink = memorySink();
  const produced = await producePrintFile({ ...(await orderOf(making)), sink });
  if (!produced.ok) throw new Error(JSON.stringify(produced.error));
  return sink.bytes();
}
