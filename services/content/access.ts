import { caches } from "../../platform/caches/manifest.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { createToken, hashToken } from "../../platform/tokens/random.ts";
import { type TokenKind, tokenKinds } from "./tokens/shapes.ts";

/** A space as a reader sees it at one moment. */
export interface Space {
  readonly id: number;
  readonly name: string;
  readonly domain: string;
  /** Beside the default one. */
  readonly languages: readonly string[];
  /** The protocol's cv: another number after every publication. */
  readonly version: number;
}

/** A caller, with the space of its token. */
export interface Access {
  readonly kind: TokenKind;
  readonly space: Space;
}

/** Precision of a token's stored last use, in milliseconds. */
const notedEvery = 60_000;

/** Finds out what tokens open; a known one costs no query until something was published, or for a second. */
export function createAccess({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  const known = new Map<string, { access: Promise<Access | null>; until: number }>();
  const noted = new Map<string, number>();

  async function load(hash: string): Promise<Access | null> {
    const row = await db
      .selectFrom("content_token as token")
      .innerJoin("content_space as space", "space.id", "token.space_id")
      .select(["token.kind", "space.id", "space.name", "space.domain", "space.languages", "space.version"])
      .where("token.hash", "=", hash)
      .executeTakeFirst();
    if (!row) return null;
    await noteUse(hash);
    const { kind, ...space } = row;
    return { kind: kind as TokenKind, space };
  }

  /** For operators, who ask whether a token may go: to the minute is enough. */
  async function noteUse(hash: string): Promise<void> {
    const now = clock.now();
    if (now.getTime() - (noted.get(hash) ?? 0) < notedEvery) return;
    if (noted.size >= caches.contentTokens.size.most) noted.clear();
    noted.set(hash, now.getTime());
    await db
      .insertInto("content_token_use")
      .columns(["hash", "used_at"])
      // Chosen, not named: a token that was revoked a moment ago is no fault.
      .expression((from) =>
        from
          .selectFrom("content_token")
          .select(["hash", from.val(now).as("used_at")])
          .where("hash", "=", hash),
      )
      .onConflict((met) => met.column("hash").doUpdateSet((row) => ({ used_at: row.ref("excluded.used_at") })))
      .execute();
  }

  return {
    /** Null: nobody knows the token. */
    of(token: string): Promise<Access | null> {
      const hash = hashToken(token);
      const now = clock.now().getTime();
      const kept = known.get(hash);
      if (kept && kept.until > now) return kept.access;
      const access = load(hash);
      if (known.size >= caches.contentTokens.size.most) known.clear();
      const mine = { access, until: now + caches.contentTokens.life };
      known.set(hash, mine);
      const drop = () => {
        if (known.get(hash) === mine) known.delete(hash);
      };
      // Wrong tokens are not remembered: anybody can make up as many as she likes.
      access.then((found) => found ?? drop(), drop);
      return access;
    },
    /** Something was published. */
    forget: () => known.clear(),
  };
}

export type TokenAccess = ReturnType<typeof createAccess>;

/** A space with its three tokens. The management token is not readable later. */
export interface NewSpace {
  readonly id: number;
  readonly tokens: Readonly<Record<TokenKind, string>>;
}

/**
 * Makes an empty space.
 *
 * @param tokens the demo's; made up where left out
 */
export async function createSpace(
  db: Db,
  {
    name,
    languages = [],
    ...wish
  }: { name: string; languages?: readonly string[]; tokens?: Partial<NewSpace["tokens"]> },
): Promise<NewSpace> {
  const tokens = { public: createToken(), preview: createToken(), management: createToken(), ...wish.tokens };
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto("content_space")
      .values({ name, languages: [...languages] })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const kind of tokenKinds) await addToken(trx, id, kind, { token: tokens[kind] });
    return { id, tokens };
  });
}

interface TokenAbout {
  /** Made up where left out. */
  readonly token?: string;
  /** Its purpose, and who created it when, in the office. */
  readonly name?: string;
  readonly author?: string;
  readonly at?: Date;
}

/** Lets a token open a space, beside those that do already. */
export async function addToken(
  db: Db,
  space: number,
  kind: TokenKind,
  { token = createToken(), name = "", author, at }: TokenAbout = {},
): Promise<string> {
  const inWords = kind === "management" ? null : token;
  const row = { hash: hashToken(token), space_id: space, kind, token: inWords, name, author: author ?? null };
  await db
    .insertInto("content_token")
    .values({ ...row, ...(at && { created_at: at }) })
    .execute();
  return token;
}

/** The space that the shop shows; null while there is none. */
export async function firstSpace(db: Db): Promise<number | null> {
  return (await db.selectFrom("content_space").select("id").orderBy("id").executeTakeFirst())?.id ?? null;
}

/** A public token of the first space; null where there is none. */
export async function publicToken(db: Db): Promise<string | null> {
  const found = await db
    .selectFrom("content_token")
    .select("token")
    .where("kind", "=", "public")
    .where("token", "is not", null)
    .orderBy("space_id")
    .orderBy("hash")
    .executeTakeFirst();
  return found?.token ?? null;
}

/** The space of that token with the tokens that open its drafts; null where there is none. */
export async function previewTokens(db: Db): Promise<{ readonly space: number; readonly tokens: string[] } | null> {
  const rows = await db
    .selectFrom("content_token")
    .select(["space_id", "token"])
    .where("kind", "=", "preview")
    .where("token", "is not", null)
    .where("space_id", "=", (eb) =>
      eb.selectFrom("content_token").select(eb.fn.min("space_id").as("first")).where("kind", "=", "public"),
    )
    .orderBy("created_at")
    .execute();
  const space = rows[0]?.space_id;
  return space === undefined ? null : { space, tokens: rows.flatMap(({ token }) => token ?? []) };
}
