import { createHash } from "node:crypto";
import type { PartnerSetting } from "./partner-setting.ts";
import { bundledProfile } from "./profiles/bundled.ts";

/** A setting together with the profile's bytes, ready for the writer. */
export interface ProductionPartner {
  readonly setting: PartnerSetting;
  readonly profile: Uint8Array;
}

const fogra39 = {
  identifier: "FOGRA39",
  registry: "http://www.color.org",
  condition: "Offset printing, according to ISO 12647-2:2004/Amd 1, OFCOM, paper type 1 or 2, coated art, 115 g/m2",
  profileName: "ISO Coated v2 300% (basICColor)",
} as const;

/** The partner of a fresh install: FOGRA39, no marks, a slug line. */
export async function defaultPartner(): Promise<ProductionPartner> {
  const profile = await bundledProfile("fogra39");
  const profileSha256 = createHash("sha256").update(profile).digest("hex");
  return {
    profile,
    setting: {
      key: "default",
      name: "Own production",
      outputIntent: { ...fogra39, profileSha256 },
      marks: "none",
      slug: true,
      blackText: "overprint-100k",
      plates: {},
    },
  };
}
