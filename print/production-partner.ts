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

/** Key of the shop itself, which no print house may have. */
export const OWN_PRODUCTION = "default";

/** The partner of a fresh install, for every role: FOGRA39, no marks, a slug line. */
export async function defaultPartner(): Promise<ProductionPartner> {
  const profile = await bundledProfile("fogra39");
  return {
    profile,
    setting: {
      key: OWN_PRODUCTION,
      name: "Own production",
      roles: ["*"],
      outputIntent: { ...fogra39, profileSha256: digest(profile) },
      marks: "none",
      slug: true,
      blackText: "overprint-100k",
      plates: {},
    },
  };
}

/** Reads the profile of a printing condition by its digest; null when nobody has it. */
export type ProfileSource = (sha256: string) => Promise<Uint8Array | null>;

/** Only the profiles that come with the install. */
export const bundledProfiles: ProfileSource = async (sha256) => {
  const profile = await bundledProfile("fogra39");
  return digest(profile) === sha256 ? profile : null;
};

/** A partner whose profile nobody has; what it is to print cannot be written. */
export class ProfileMissing extends Error {
  override readonly name = "ProfileMissing";
}

/**
 * The partner for files of a role ("press", "lab", "envelopes" ...): the first setting that names it, else the first
 * that takes every role ("*"), else the default partner.
 *
 * @param settings the shop's partners by key, in their order
 * @throws ProfileMissing
 */
export async function partnerFor(
  role: string,
  settings: ReadonlyMap<string, PartnerSetting> = new Map(),
  profiles: ProfileSource = bundledProfiles,
): Promise<ProductionPartner> {
  const all = [...settings.values()];
  const setting = all.find(({ roles }) => roles.includes(role)) ?? all.find(({ roles }) => roles.includes("*"));
  if (!setting) return defaultPartner();
  const { profileSha256, profileName } = setting.outputIntent;
  const profile = await profiles(profileSha256);
  if (!profile || digest(profile) !== profileSha256) throw new ProfileMissing(`${setting.key}: ${profileName}`);
  return { setting, profile };
}

const digest = (profile: Uint8Array): string => createHash("sha256").update(profile).digest("hex");
