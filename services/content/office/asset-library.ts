import { sql } from "kysely";
import type { z } from "zod";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { Db, Trx } from "../../../platform/database/database.ts";
import { jsonb } from "../../../platform/database/jsonb.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { finishUpload, signUpload, takeUpload } from "../assets/sign-upload.ts";
import { likePattern } from "../delivery/filter-sql.ts";
import { changeSpace, raiseVersion } from "../management/change.ts";
import { assetFolders } from "../management/small-resources.ts";
import { recordVersion } from "../management/versions.ts";
import { notFound, type Refusal, refuseField } from "../refusal.ts";
import { createAssetFolders, readFolders } from "./asset-folders.ts";
import {
  type AssetChange,
  type AssetRow,
  altsOf,
  changedFacts,
  focusOf,
  headOf,
  kindColumn,
  protocolValue,
  readAsset,
  readAssets,
  withoutOrigin,
  wordsOf,
} from "./asset-rows.ts";
import type {
  AnnouncedAsset,
  AssetList,
  AssetUser,
  AssetView,
  assetAnnouncement,
  assetsQuery,
} from "./asset-shapes.ts";
import { swapAddress, usersOf } from "./asset-use.ts";
import { type Deed, noteDeed } from "./audit.ts";

const pageSize = 48;
/** Entries of an asset's log that are shown. */
const mostEntries = 20;

export interface AssetLibraryOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** Addresses of assets begin with it; an origin. */
  readonly publicUrl: string;
}

/** Pages show the asset, and nobody said that this is known. */
export interface AssetUsed {
  readonly usedIn: readonly AssetUser[];
}

/** The asset library: words, focus, folders, where an asset is shown, another file in its place. */
export function createAssetLibrary({ db, clock, publicUrl }: AssetLibraryOptions) {
  const note = (trx: Trx, space: number, deed: Deed) => noteDeed(trx, space, deed, clock.now());

  async function view(space: number, id: number): Promise<AssetView | null> {
    const row = await readAsset(db, space, id);
    if (!row) return null;
    const [usedIn, log, languages] = await Promise.all([
      usersOf(db, space, id),
      readLog(db, space, id),
      languagesOf(db, space),
    ]);
    const folder = Number(row.facts.asset_folder_id ?? 0);
    return {
      ...headOf(row, publicUrl),
      title: wordsOf(row.facts.title),
      copyright: wordsOf(row.facts.copyright),
      folder: folder > 0 ? folder : null,
      languages,
      alts: altsOf(row.facts),
      focus: focusOf(row),
      usedIn,
      log,
      value: protocolValue(row),
    };
  }

  /** @param work returns what it refuses; otherwise visitors see what it did, and it is noted */
  async function change(
    space: number,
    id: number,
    work: (trx: Trx, asset: AssetRow) => Promise<Outcome<Deed, Refusal>>,
  ): Promise<Outcome<AssetView, Refusal>> {
    const changed = await changeSpace<null>(db, space, async (trx) => {
      const asset = await readAsset(trx, space, id);
      if (!asset) return failed(notFound);
      const deed = await work(trx, asset);
      if (!deed.ok) return deed;
      await note(trx, space, deed.value);
      await raiseVersion(trx, space);
      return done(null);
    });
    return changed.ok ? viewed(space, id) : changed;
  }
  async function viewed(space: number, id: number): Promise<Outcome<AssetView, Refusal>> {
    const found = await view(space, id);
    return found ? done(found) : failed(notFound);
  }

  return {
    view,
    folders: createAssetFolders(db),
    async list(space: number, { folder, search, kind, page }: z.output<typeof assetsQuery>): Promise<AssetList> {
      const parts = [sql`space_id = ${space}`];
      if (search) {
        const like = `%${likePattern(search)}%`;
        // The name is the last part of the address; the others are numbers of our own.
        parts.push(sql`(substring(filename from '[^/]*$') ilike ${like} or facts ->> 'alt' ilike ${like}
          or facts ->> 'title' ilike ${like} or facts ->> 'meta_data' ilike ${like})`);
      }
      if (folder !== undefined) parts.push(sql`coalesce(facts ->> 'asset_folder_id', '0') = ${String(folder)}`);
      if (kind) parts.push(sql`${kindColumn} = ${kind}`);
      const where = sql.join(parts, sql` and `);
      const [rows, counted, folders] = await Promise.all([
        readAssets(db, where, pageSize, (page - 1) * pageSize),
        sql<{ total: number }>`select count(*) as total from content_asset where ${where}`.execute(db),
        readFolders(db, space),
      ]);
      const assets = rows.map((row) => headOf(row, publicUrl));
      return { folders, assets, total: counted.rows[0]?.total ?? 0, page, pageSize };
    },

    async announce(
      space: number,
      { filename, width, height, folder }: z.output<typeof assetAnnouncement>,
    ): Promise<Outcome<AnnouncedAsset, Refusal>> {
      const size = width && height ? `${width}x${height}` : null;
      const asset = { filename, size, asset_folder_id: folder ?? 0 };
      const signed = await changeSpace(db, space, async (trx) => {
        const known = await isFolder(trx, space, folder);
        return known.ok ? signUpload(trx, space, { asset }, { publicUrl, clock }) : known;
      });
      if (!signed.ok) return signed;
      const { id, post_url: address, fields } = signed.value;
      return done({ id, fields, address: withoutOrigin(address, publicUrl) });
    },
    /** Pages find it from now on. Asked again, it answers the same. */
    async finish(space: number, id: number, author: string): Promise<Outcome<AssetView, Refusal>> {
      const finished = await changeSpace(db, space, async (trx) => {
        const known = await readAsset(trx, space, id);
        const made = await finishUpload(trx, space, id, { publicUrl, clock });
        if (!made.ok || known) return made;
        await note(trx, space, { action: "uploaded", author, subject: subjectOf(id) });
        await raiseVersion(trx, space);
        return made;
      });
      return finished.ok ? viewed(space, id) : finished;
    },

    change: (space: number, id: number, changes: AssetChange, author: string) =>
      change(space, id, async (trx, asset) => {
        const known = await isFolder(trx, space, changes.folder);
        if (!known.ok) return known;
        const languages = await languagesOf(trx, space);
        const strange = Object.keys(changes.alts ?? {}).find((code) => !languages.includes(code));
        if (strange !== undefined) return refuseField("alts", `${strange} is no language of this space`);
        await sql`update content_asset set facts = ${jsonb(changedFacts(asset, changes))}, updated_at = now()
          where space_id = ${space} and id = ${id}`.execute(trx);
        return done({ action: "changed", author, subject: subjectOf(id), detail: changes });
      }),

    /**
     * Replaces the file of an asset in all pages: drafts, published versions and releases. The file gets a new address,
     * because browsers cache it for a year; the former one keeps its bytes for old versions and other sites.
     */
    replace: (space: number, id: number, upload: number, author: string) =>
      change(space, id, async (trx, asset) => {
        const taken = await takeUpload(trx, space, upload, clock);
        if (!taken.ok) return taken;
        const { filename, sha256, content_type, content_length } = taken.value;
        const users = await usersOf(trx, space, id);
        await sql`insert into content_asset_former (space_id, asset_id, filename, sha256, content_type)
          select space_id, id, filename, sha256, content_type from content_asset
          where space_id = ${space} and id = ${id}`.execute(trx);
        await trx
          .updateTable("content_asset")
          .set({ filename, sha256, content_type, content_length, facts: jsonb({ ...asset.facts, focus: "" }) })
          .where("space_id", "=", space)
          .where("id", "=", id)
          .execute();
        for (const story of users) {
          await swapAddress(trx, space, story.id, asset.filename, filename);
          const hand = { author: { via: "office", name: author }, now: clock.now() } as const;
          await recordVersion(trx, space, story.id, { action: "changed" }, hand);
        }
        return done({ action: "replaced", author, subject: subjectOf(id), detail: { before: asset.filename } });
      }),

    /** @param isUsedKnown whether it was said that pages show it */
    async remove(
      space: number,
      id: number,
      author: string,
      isUsedKnown: boolean,
    ): Promise<Outcome<null, Refusal | AssetUsed>> {
      return changeSpace<null, Refusal | AssetUsed>(db, space, async (trx) => {
        const asset = await readAsset(trx, space, id);
        if (!asset) return failed(notFound);
        const usedIn = isUsedKnown ? [] : await usersOf(trx, space, id);
        if (usedIn.length > 0) return failed({ usedIn });
        await trx.deleteFrom("content_asset").where("space_id", "=", space).where("id", "=", id).execute();
        await note(trx, space, { action: "removed", author, subject: subjectOf(id), detail: { file: asset.filename } });
        await raiseVersion(trx, space);
        return done(null);
      });
    },
  };
}

const subjectOf = (id: number) => `asset ${id}`;

async function isFolder(trx: Trx, space: number, folder: number | null | undefined): Promise<Outcome<null, Refusal>> {
  if (!folder || (await assetFolders.read(trx, space, folder, {} as never))) return done(null);
  return refuseField("folder", "is no folder of this space");
}

async function languagesOf(db: Db, space: number): Promise<string[]> {
  const found = db.selectFrom("content_space").select("languages").where("id", "=", space);
  return (await found.executeTakeFirstOrThrow()).languages;
}

async function readLog(db: Db, space: number, id: number): Promise<AssetView["log"]> {
  const entries = await db
    .selectFrom("content_audit")
    .select(["action", "author", "at"])
    .where("space_id", "=", space)
    .where("subject", "=", subjectOf(id))
    .orderBy("id", "desc")
    .limit(mostEntries)
    .execute();
  return entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
}
