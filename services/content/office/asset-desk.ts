import { type RawBuilder, sql } from "kysely";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Db, Trx } from "../../../platform/database/database.ts";
import { jsonb } from "../../../platform/database/jsonb.ts";
import { finishUpload, signUpload } from "../assets/sign-upload.ts";
import type { Json, JsonObject } from "../contract.ts";
import { likePattern } from "../delivery/filter-sql.ts";
import { changeSpace, raiseVersion } from "../management/change.ts";
import { assetFolders } from "../management/small-resources.ts";
import { recordVersion } from "../management/versions.ts";
import { notFound, type Refusal, refuse } from "../refusal.ts";
import type { AnnouncedAsset, AssetFolder, AssetHead, AssetList, AssetView, FocusPoint } from "./asset-shapes.ts";
import { type Deed, noteDeed } from "./audit.ts";

const pageSize = 48;

interface AssetRow {
  readonly id: number;
  readonly filename: string;
  readonly content_type: string | null;
  readonly content_length: number | null;
  readonly facts: JsonObject;
}

export interface AssetDeskOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: string;
}

type Changes = {
  readonly alt?: string | undefined;
  readonly alts?: Readonly<Record<string, string>> | undefined;
  readonly focus?: FocusPoint | null | undefined;
  readonly folder?: number | null | undefined;
};

/** The asset library: words, focus, folders, where an asset is shown, another file in its place. */
export function createAssetLibrary({ db, clock, publicUrl }: AssetDeskOptions) {
  const note = (trx: Trx, space: number, deed: Deed) => noteDeed(trx, space, deed, clock.now());

  async function view(space: number, id: number): Promise<AssetView | null> {
    const row = await readAsset(db, space, id);
    if (!row) return null;
    const [usedIn, log, { languages }] = await Promise.all([
      usersOf(db, space, row.filename),
      db
        .selectFrom("content_audit")
        .select(["action", "author", "at"])
        .where("space_id", "=", space)
        .where("subject", "=", subjectOf(id))
        .orderBy("id", "desc")
        .limit(20)
        .execute(),
      db.selectFrom("content_space").select("languages").where("id", "=", space).executeTakeFirstOrThrow(),
    ]);
    const folder = Number(row.facts.asset_folder_id ?? 0);
    return {
      ...headOf(row, publicUrl),
      ...{ folder: folder > 0 ? folder : null, languages, alts: altsOf(row.facts), focus: focusOf(row, publicUrl) },
      usedIn: usedIn.map(({ id, name, full_slug, is_published }) => ({
        ...{ id, name, fullSlug: full_slug, isPublished: is_published },
      })),
      log: log.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    };
  }

  async function change(
    space: number,
    id: number,
    work: (trx: Trx, asset: AssetRow) => Promise<Outcome<null, Refusal>>,
  ): Promise<Outcome<AssetView, Refusal>> {
    const changed = await changeSpace<null>(db, space, async (trx) => {
      const asset = await readAsset(trx, space, id);
      return asset ? work(trx, asset) : failed(notFound);
    });
    if (!changed.ok) return changed;
    const after = await view(space, id);
    return after ? done(after) : failed(notFound);
  }

  return {
    view,
    async list(
      space: number,
      { folder, search, page }: { folder?: number | undefined; search?: string | undefined; page: number },
    ): Promise<AssetList> {
      const parts: RawBuilder<unknown>[] = [sql`space_id = ${space}`];
      if (search) {
        const like = `%${likePattern(search)}%`;
        parts.push(sql`(filename ilike ${like} or facts ->> 'alt' ilike ${like})`);
      }
      if (folder !== undefined) parts.push(sql`coalesce(facts ->> 'asset_folder_id', '0') = ${String(folder)}`);
      const where = sql.join(parts, sql` and `);
      const [{ rows }, counted, folders] = await Promise.all([
        sql<AssetRow>`select id, filename, content_type, content_length, facts from content_asset where ${where}
          order by id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db),
        sql<{ total: number }>`select count(*) as total from content_asset where ${where}`.execute(db),
        db
          .selectFrom("content_asset_folder")
          .select(["id", "name", "parent_id as parentId"])
          .where("space_id", "=", space)
          .orderBy("name")
          .execute(),
      ]);
      const assets = rows.map((row) => headOf(row, publicUrl));
      return { folders, assets, total: counted.rows[0]?.total ?? 0, page, pageSize };
    },

    async announce(
      space: number,
      {
        filename,
        width,
        height,
        folder,
      }: {
        filename: string;
        width?: number | undefined;
        height?: number | undefined;
        folder?: number | null | undefined;
      },
    ): Promise<Outcome<AnnouncedAsset, Refusal>> {
      const size = width && height ? `${width}x${height}` : null;
      const asset = { filename, size, asset_folder_id: folder ?? 0 };
      const signed = await changeSpace(db, space, (trx) => signUpload(trx, space, { asset }, { publicUrl, clock }));
      if (!signed.ok) return signed;
      const { id, post_url: address, fields } = signed.value;
      return done({ id, fields, address: withoutOrigin(address, publicUrl) });
    },
    /** Pages find it from now on. Asked again, it answers the same. */
    async finish(space: number, id: number, author: string): Promise<Outcome<AssetView, Refusal>> {
      const finished = await changeSpace(db, space, async (trx) => {
        const known = await readAsset(trx, space, id);
        const made = await finishUpload(trx, space, id, { publicUrl, clock });
        if (made.ok && !known) {
          await note(trx, space, { action: "uploaded", author, subject: subjectOf(id) });
          await raiseVersion(trx, space);
        }
        return made;
      });
      if (!finished.ok) return finished;
      const found = await view(space, id);
      return found ? done(found) : failed(notFound);
    },

    change: (space: number, id: number, changes: Changes, author: string) =>
      change(space, id, async (trx, asset) => {
        if (changes.folder && !(await assetFolders.read(trx, space, changes.folder, {} as never))) {
          return refuse(422, "there is no such folder");
        }
        await sql`update content_asset set facts = ${jsonb(changedFacts(asset, changes, publicUrl))}, updated_at = now()
          where space_id = ${space} and id = ${id}`.execute(trx);
        await note(trx, space, { action: "changed", author, subject: subjectOf(id), detail: changes });
        await raiseVersion(trx, space);
        return done(null);
      }),

    /**
     * Every page shows another asset from now on, drafts and published texts alike. An address never gets other bytes, because
     * browsers keep them for a year.
     */
    replace: (space: number, id: number, by: number, author: string) =>
      change(space, by, async (trx, other) => {
        const asset = await readAsset(trx, space, id);
        if (!asset || by === id) return failed(notFound);
        for (const story of await usersOf(trx, space, asset.filename)) {
          await swapAddress(trx, space, story.id, asset.filename, other.filename);
          await recordVersion(trx, space, story.id, "changed", {
            author: { via: "office", name: author },
            now: clock.now(),
          });
        }
        await sql`update content_asset set facts = ${jsonb({ ...asset.facts, focus: "" })}
          where space_id = ${space} and id = ${by}`.execute(trx);
        await sql`delete from content_asset where space_id = ${space} and id = ${id}`.execute(trx);
        await note(trx, space, {
          action: "replaced",
          author,
          subject: subjectOf(by),
          detail: { before: asset.filename },
        });
        await raiseVersion(trx, space);
        return done(null);
      }),

    /** Refused with 409's reason where pages show it and nobody said that this is known. */
    async remove(
      space: number,
      id: number,
      author: string,
      isUsedKnown: boolean,
    ): Promise<Outcome<null, Refusal | "used">> {
      return changeSpace<null, Refusal | "used">(db, space, async (trx) => {
        const asset = await readAsset(trx, space, id);
        if (!asset) return failed(notFound);
        if (!isUsedKnown && (await usersOf(trx, space, asset.filename)).length > 0) return failed("used");
        await sql`delete from content_asset where space_id = ${space} and id = ${id}`.execute(trx);
        await note(trx, space, { action: "removed", author, subject: subjectOf(id), detail: { file: asset.filename } });
        await raiseVersion(trx, space);
        return done(null);
      });
    },

    async addFolder(space: number, name: string, parentId: number | null): Promise<Outcome<AssetFolder, Refusal>> {
      return changeSpace(db, space, async (trx) => {
        const made = await assetFolders.write(trx, space, null, { asset_folder: { name, parent_id: parentId } });
        return made.ok ? done({ id: Number(made.value), name, parentId }) : made;
      });
    },
    async removeFolder(space: number, id: number): Promise<Outcome<null, Refusal | "not-empty">> {
      return changeSpace<null, Refusal | "not-empty">(db, space, async (trx) => {
        const { rows } = await sql`select 1 from content_asset where space_id = ${space}
            and facts ->> 'asset_folder_id' = ${String(id)}
          union all select 1 from content_asset_folder where space_id = ${space} and parent_id = ${id} limit 1`.execute(
          trx,
        );
        if (rows.length > 0) return failed("not-empty");
        return (await assetFolders.remove(trx, space, id)) ? done(null) : failed(notFound);
      });
    },
  };
}

const subjectOf = (id: number) => `asset ${id}`;

async function readAsset(db: Db, space: number, id: number): Promise<AssetRow | null> {
  const { rows } = await sql<AssetRow>`select id, filename, content_type, content_length, facts from content_asset
    where space_id = ${space} and id = ${id}`.execute(db);
  return rows[0] ?? null;
}

interface User {
  readonly id: number;
  readonly name: string;
  readonly full_slug: string;
  readonly is_published: boolean;
}

/** Stories that have the address as a value, or a picture made of it. */
async function usersOf(db: Db, space: number, filename: string): Promise<readonly User[]> {
  const [whole, made] = [JSON.stringify(filename), `${JSON.stringify(filename).slice(0, -1)}/m/`];
  const { rows } = await sql<User>`select id, name, full_slug, published is not null as is_published from content_story
    where space_id = ${space} and (position(${whole} in draft::text) > 0 or position(${made} in draft::text) > 0
      or position(${whole} in published::text) > 0 or position(${made} in published::text) > 0)
    order by full_slug`.execute(db);
  return rows;
}

async function swapAddress(trx: Trx, space: number, id: number, from: string, to: string): Promise<void> {
  const [old, now] = [JSON.stringify(from), JSON.stringify(to)];
  const swapped = (column: "draft" | "published") => sql`replace(replace(${sql.ref(column)}::text, ${old}, ${now}),
    ${`${old.slice(0, -1)}/m/`}, ${`${now.slice(0, -1)}/m/`})::jsonb`;
  await sql`update content_story set draft = ${swapped("draft")}, published = ${swapped("published")}, updated_at = now()
    where space_id = ${space} and id = ${id}`.execute(trx);
}

const withoutOrigin = (address: string, origin: string) =>
  address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;

function headOf({ id, filename, content_type, content_length, facts }: AssetRow, origin: string): AssetHead {
  const [, width = null, height = null] = /\/f\/\d+\/(\d+)x(\d+)\//.exec(filename) ?? [];
  return {
    ...{ id, address: withoutOrigin(filename, origin), name: filename.split("/").at(-1) ?? filename },
    ...{ contentType: content_type, bytes: content_length, alt: wordsOf(facts.alt) },
    ...{ width: width === null ? null : Number(width), height: height === null ? null : Number(height) },
  };
}

const wordsOf = (value: Json | undefined) => (typeof value === "string" ? value : "");
const translated = "alt__i18n__";

/** Texts in other languages stand in `meta_data`, named as the protocol names translated fields. */
function altsOf(facts: JsonObject): Record<string, string> {
  const meta = facts.meta_data;
  if (typeof meta !== "object" || meta === null || Array.isArray(meta)) return {};
  return Object.fromEntries(
    Object.entries(meta)
      .filter(([name]) => name.startsWith(translated))
      .map(([name, text]) => [name.slice(translated.length), wordsOf(text)]),
  );
}

/** The protocol's focus is a box of pixels; a point is a box of one. */
function focusOf(asset: AssetRow, origin: string): FocusPoint | null {
  const [, x, y] = /^(\d+)x(\d+):/.exec(wordsOf(asset.facts.focus)) ?? [];
  const { width, height } = headOf(asset, origin);
  if (x === undefined || !width || !height) return null;
  return { x: Math.min(1, Number(x) / width), y: Math.min(1, Number(y) / height) };
}

function changedFacts(asset: AssetRow, { alt, alts, focus, folder }: Changes, origin: string): JsonObject {
  const { width, height } = headOf(asset, origin);
  const box = (point: FocusPoint) => {
    const [x, y] = [
      Math.min((width ?? 1) - 1, Math.round(point.x * (width ?? 1))),
      Math.min((height ?? 1) - 1, Math.round(point.y * (height ?? 1))),
    ];
    return `${x}x${y}:${x + 1}x${y + 1}`;
  };
  const before = asset.facts.meta_data;
  const meta = typeof before === "object" && before !== null && !Array.isArray(before) ? before : {};
  const texts = Object.fromEntries(Object.entries(alts ?? {}).map(([code, text]) => [translated + code, text]));
  return {
    ...asset.facts,
    ...(alt !== undefined && { alt }),
    ...(alts && { meta_data: { ...meta, ...texts } }),
    ...(focus !== undefined && { focus: focus && width && height ? box(focus) : "" }),
    ...(folder !== undefined && { asset_folder_id: folder ?? 0 }),
  };
}
