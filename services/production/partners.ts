import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { z } from "zod";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { partnerSettingSchema } from "../../print/partner-setting.ts";
import { defaultPartner, type ProductionPartner } from "../../print/production-partner.ts";
import { usableProfile } from "../../print/profiles/icc-header.ts";

/** The print houses of the shop. */
export interface Partners {
  /** The one who makes files of this partner role, see `products/print-plan.ts`. */
  for(role: string): ProductionPartner;
  /** The one of a key; null for one the shop no longer works with. */
  named(key: string): ProductionPartner | null;
}

/** A shop that makes everything itself. */
export const ownProduction = async (): Promise<Partners> => partnersOf(await defaultPartner(), [], {});

/** As an operator writes it: the profile is a file beside this one, its digest is ours to compute. */
const intent = partnerSettingSchema.shape.outputIntent.omit({ profileSha256: true }).extend({
  profile: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[^/\\]+$/, "must be the name of a file beside this one"),
});
const partnersFile = z.strictObject({
  partners: z.array(partnerSettingSchema.extend({ outputIntent: intent })).min(1),
  /** Partner role of files to the key of the one who makes them; what is not named here the shop makes itself. */
  roles: z.record(z.string().min(1), z.string().min(1)),
});
type WrittenPartner = z.infer<typeof partnersFile>["partners"][number];

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
  const own = await defaultPartner();
  const keys = [own, ...read.data.partners.map((setting) => ({ setting }))].map(({ setting }) => setting.key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) return failed(`${path} names "${twice}" twice; "${own.setting.key}" is the shop itself`);
  const unknown = Object.entries(read.data.roles).find(([, key]) => !keys.includes(key));
  if (unknown) return failed(`${path} gives ${unknown[0]} to "${unknown[1]}", who is none of its partners`);
  const partners: ProductionPartner[] = [];
  for (const written of read.data.partners) {
    const partner = await withProfile(written, dirname(path));
    if (!partner.ok) return failed(`${path}: ${partner.error}`);
    partners.push(partner.value);
  }
  return done(partnersOf(own, partners, read.data.roles));
}

function partnersOf(
  own: ProductionPartner,
  others: readonly ProductionPartner[],
  roles: Readonly<Record<string, string>>,
): Partners {
  const byKey = new Map([own, ...others].map((partner) => [partner.setting.key, partner]));
  const byRole = new Map(Object.entries(roles));
  return {
    for: (role) => byKey.get(byRole.get(role) ?? own.setting.key) ?? own,
    named: (key) => byKey.get(key) ?? null,
  };
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
