import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { z } from "zod";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { Trx } from "../../../platform/database/database.ts";
import { jsonb } from "../../../platform/database/jsonb.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { createToken, hashToken } from "../../../platform/tokens/random.ts";
import { readBody } from "../management/story-input.ts";
import { assetUploadsPath } from "../protocol.ts";
import { notFound, type Refusal, refuse, refuseField } from "../refusal.ts";
import { assetFacts, factsOf } from "./asset-facts.ts";
import { uploadLifetime } from "./asset-store.ts";

const signBody = z.object({
  asset: assetFacts.extend({
    filename: z.string().min(1).max(300),
    size: z
      .string()
      .regex(/^([1-9]\d{0,5}x[1-9]\d{0,5})?$/, "looks like 800x600")
      .nullish(),
    is_private: z.union([z.boolean(), z.literal(0), z.literal(1)]).nullish(),
  }),
});
/** Of the announcement itself, not of the asset. */
const announced = ["filename", "size", "is_private", "validate_upload", "id"];

/** Addresses begin with this origin. */
export interface AssetPlace {
  readonly publicUrl: string;
  readonly clock: Clock;
}

/** Announces a file: where it is to be sent, and the address it will have. */
export async function signUpload(
  trx: Trx,
  space: number,
  body: Record<string, unknown>,
  { publicUrl, clock }: AssetPlace,
) {
  const read = readBody(signBody, { asset: body.asset ?? body });
  if (!read.ok) return read;
  const { filename, size, is_private: isPrivate, ...rest } = read.value.asset;
  if (isPrivate) return refuseField("is_private", "private assets are not offered");
  const name = plainName(filename);
  if (name === null) return refuseField("filename", "needs a name with letters or digits, and an ending");
  const path = `/f/${space}/${size ? `${size}/` : ""}${randomBytes(5).toString("hex")}/${name}`;
  const [width, height] = size ? size.split("x").map(Number) : [];
  const token = createToken();
  const facts = Object.fromEntries(Object.entries(factsOf(rest)).filter(([fact]) => !announced.includes(fact)));
  const { id } = await trx
    .insertInto("content_asset_upload")
    .values({
      space_id: space,
      token_hash: hashToken(token),
      filename: publicUrl + path,
      facts: jsonb(facts),
      width: width ?? null,
      height: height ?? null,
      created_at: clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return done({
    id,
    // The query is logged nowhere.
    post_url: `${publicUrl}${assetUploadsPath}?token=${token}`,
    fields: { key: path.slice(1) },
    pretty_url: publicUrl.replace(/^https?:/, "") + path,
    public_url: publicUrl + path,
  });
}

/** The last part of a path, in characters that need no encoding in an address. */
function plainName(filename: string): string | null {
  const last = filename.split(/[\\/]/).at(-1) ?? "";
  const plain = last
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, "-")
    .replaceAll(/\.{2,}/g, ".")
    .replace(/^[^a-z0-9]+/, "")
    .slice(-100)
    .replace(/^[^a-z0-9]+/, "");
  return /^[a-z0-9].*\.[a-z0-9]+$/.test(plain) ? plain : null;
}

/** Makes the asset of a file that has come; asked again, it answers the same. */
export async function finishUpload(
  trx: Trx,
  space: number,
  id: number,
  { clock }: AssetPlace,
): Promise<Outcome<number, Refusal>> {
  const taken = await takeUpload(trx, space, id, clock);
  if (taken.ok) {
    const { facts, ...file } = taken.value;
    await trx
      .insertInto("content_asset")
      .values({ ...file, space_id: space, id, facts: jsonb(facts) })
      .execute();
    return done(id);
  }
  const finished = await sql`select 1 from content_asset where space_id = ${space} and id = ${id}`.execute(trx);
  return taken.error === notFound && finished.rows.length > 0 ? done(id) : taken;
}

/** Ends an upload whose file has come: nobody else gets it. */
export async function takeUpload(trx: Trx, space: number, id: number, clock: Clock) {
  const upload = await trx
    .selectFrom("content_asset_upload")
    .select(["filename", "sha256", "content_type", "content_length", "facts", "created_at"])
    .where("space_id", "=", space)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!upload || upload.created_at.getTime() < clock.now().getTime() - uploadLifetime) return failed(notFound);
  if (upload.sha256 === null) return refuse(422, "The file has not come yet: send it to the post_url");
  await trx.deleteFrom("content_asset_upload").where("space_id", "=", space).where("id", "=", id).execute();
  const { created_at, ...file } = upload;
  return done(file);
}
