import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { z } from "zod";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { type PartnerSetting, partnerSettingSchema } from "../../print/partner-setting.ts";
import {
  bundledProfiles,
  defaultPartner,
  OWN_PRODUCTION,
  type ProductionPartner,
  type ProfileSource,
  partnerFor,
} from "../../print/production-partner.ts";
import { usableProfile } from "../../print/profiles/icc-header.ts";

/** The print houses of the shop, with their profiles in memory. */
export interface Partners {
  /** The one who makes files of this partner role, see `products/print-plan.ts`. */
  for(role: string): ProductionPartner;
  /** The one of a key; null for one the shop no longer works with. */
  named(key: string): ProductionPartner | null;
  /** Each once, the one of all other files last. */
  all(): readonly ProductionPartner[];
}

/** A shop that makes everything itself. */
export const ownProduction = (): Promise<Partners> => partnersOf([], bundledProfiles);

/** As an operator writes it: the profile is a file beside this one, its digest is ours to compute. */
const intent = partnerSettingSchema.shape.outputIntent.omit({ profileSha256: true }).extend({
  profile: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[^/\\]+$/, "must be the name of a file beside this one"),
});
const partnersFile = z.array(partnerSettingSchema.extend({ outputIntent: intent })).min(1);
type WrittenPartner = z.infer<typeof partnersFile>[number];

/** @returns the print houses of a file, or one sentence that says what is wrong with it */
export async function readPartners(path: string): Promise<Outcome<Partners, string>> {
  const text = await readFile(path, "utf8").catch(() => null);
  if (text === null) return failed(`cannot read ${path}`);
  const json = parsed(text);
  if (json === undefined) return failed(`${path} is not JSON`);
  const read = partnersFile.safeParse(json);
  if (!read.success) {
    const issues = read.error.issues.map((issue) => `${issue.path.join(".") || "the file"}: ${issue.message}`);
    return failed(`${path} does not say what it must (${[...new Set(issues)].join("; ")})`);
  }
  const twice = [OWN_PRODUCTION, ...read.data.map(({ key }) => key)].find(
    (key, index, keys) => keys.indexOf(key) !== index,
  );
  if (twice !== undefined) return failed(`${path} names "${twice}" twice; "${OWN_PRODUCTION}" is the shop itself`);
  const role = sharedRole(read.data);
  if (role !== undefined) return failed(`${path} gives ${role === "*" ? "all other files" : role} to two partners`);
  const partners: ProductionPartner[] = [];
  for (const written of read.data) {
    const partner = await withProfile(written, dirname(path));
    if (!partner.ok) return failed(`${path}: ${partner.error}`);
    partners.push(partner.value);
  }
  const profiles = new Map(partners.map(({ setting, profile }) => [setting.outputIntent.profileSha256, profile]));
  const settings = partners.map(({ setting }) => setting);
  return done(await partnersOf(settings, async (sha256) => profiles.get(sha256) ?? null));
}

async function partnersOf(written: readonly PartnerSetting[], profiles: ProfileSource): Promise<Partners> {
  const settings = new Map(written.map((setting) => [setting.key, setting]));
  const byRole = new Map<string, ProductionPartner>();
  for (const role of written.flatMap(({ roles }) => roles))
    byRole.set(role, await partnerFor(role, settings, profiles));
  const others = byRole.get("*") ?? (await defaultPartner());
  const byKey = new Map([others, ...byRole.values()].map((partner) => [partner.setting.key, partner]));
  const all = [...byKey.values()].toSorted((one, other) => Number(one === others) - Number(other === others));
  return { for: (role) => byRole.get(role) ?? others, named: (key) => byKey.get(key) ?? null, all: () => all };
}

function sharedRole(partners: readonly WrittenPartner[]): string | undefined {
  const roles = partners.flatMap((partner) => [...new Set(partner.roles)]);
  return roles.find((role, index) => roles.indexOf(role) !== index);
}

async function withProfile(written: WrittenPartner, folder: string): Promise<Outcome<ProductionPartner, string>> {
  const { profile: file, ...outputIntent } = written.outputIntent;
  const profile = await readFile(resolve(folder, file)).catch(() => null);
  if (!profile) return failed(`cannot read the profile ${file} of "${written.key}"`);
  if (![4, 3, 1].some((components) => usableProfile(profile, components))) {
    return failed(`${file} of "${written.key}" is no ICC profile that a PDF can have`);
  }
  const profileSha256 = createHash("sha256").update(profile).digest("hex");
  return done({ profile, setting: { ...written, outputIntent: { ...outputIntent, profileSha256 } } });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
