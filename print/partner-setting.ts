import { z } from "zod";
import { plates } from "../design/plate.ts";

/** A print house's requirements for files. Operators edit it; the file store holds its profile. */
export const partnerSettingSchema = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: z.string().min(1).max(120),
  /** Roles of `PrintPlan.partner` it takes; "*" for all that no other partner names. */
  roles: z
    .array(z.union([z.literal("*"), z.string().regex(/^[a-z0-9-]{1,40}$/)]))
    .min(1)
    .max(50),
  outputIntent: z.strictObject({
    /** Name of the printing condition in the registry, for instance "FOGRA39". */
    identifier: z.string().min(1).max(120),
    registry: z.string().max(200),
    /** The condition in words. */
    condition: z.string().max(300),
    profileName: z.string().min(1).max(200),
    profileSha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  /** Crop marks outside the bleed; most web printers want none. */
  marks: z.enum(["none", "crop"]),
  /** One line with order, item, page, format and hash outside the bleed. */
  slug: z.boolean(),
  /** Pure black type as 100 % black that overprints, or converted like everything else. */
  blackText: z.enum(["overprint-100k", "converted"]),
  /** Our plate names to theirs, for instance Foil_Gold -> "foil"; absent ones keep our name. */
  plates: z.partialRecord(z.enum(plates), z.string().min(1).max(60)),
});

export type PartnerSetting = z.infer<typeof partnerSettingSchema>;

/**
 * The shop's partners as a JSON file holds them: a list of settings, each with a key of its own.
 *
 * @throws ZodError or Error on what is no such list
 */
export function readPartnerSettings(json: unknown): ReadonlyMap<string, PartnerSetting> {
  const settings = partnerSettingSchema.array().parse(json);
  const byKey = new Map(settings.map((setting) => [setting.key, setting]));
  if (byKey.size < settings.length) throw new Error("two partners have the same key");
  return byKey;
}
