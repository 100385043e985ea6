import { z } from "zod";

/** Editable facts of an asset; further ones are stored unchanged. */
export const assetFacts = z.looseObject({
  alt: z.string().max(2_000).nullish(),
  title: z.string().max(2_000).nullish(),
  copyright: z.string().max(2_000).nullish(),
  source: z.string().max(2_000).nullish(),
  focus: z
    .string()
    .regex(/^(\d+x\d+:\d+x\d+)?$/, "looks like 10x20:30x40")
    .nullish(),
  asset_folder_id: z.coerce.number().int().min(0).nullish(),
});

/** Set by the space, not by the client. */
const ownFacts = ["id", "filename", "content_type", "content_length", "created_at", "updated_at", "space_id"];
/** An asset's facts without those that the space sets. */
export const factsOf = (asset: object): object =>
  Object.fromEntries(Object.entries(asset).filter(([name]) => !ownFacts.includes(name)));
