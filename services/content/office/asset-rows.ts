import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { Db } from "../../../platform/database/database.ts";
import type { Json, JsonObject } from "../json.ts";
import type { AssetHead, AssetKind, AssetValue, assetChange, FocusPoint } from "./asset-shapes.ts";

export interface AssetRow {
  readonly id: number;
  readonly filename: string;
  readonly kind: AssetKind;
  readonly content_type: string | null;
  readonly content_length: number | null;
  readonly facts: JsonObject;
}

/** By what the file is; where that is not known, by what its name says. */
export const kindColumn = sql<AssetKind>`case
  when coalesce(content_type, substring(filename from '[.][a-zA-Z]+$')) ~* '^(image/svg[+]xml|[.]svg)$' then 'drawing'
  when coalesce(content_type, substring(filename from '[.][a-zA-Z]+$')) ~* '^(image/.*|[.](jpe?g|png|webp|avif|gif))$' then 'picture'
  else 'file' end`;
const columns: RawBuilder<unknown> = sql`id, filename, ${kindColumn} as kind, content_type, content_length, facts`;

export async function readAsset(db: Db, space: number, id: number): Promise<AssetRow | null> {
  const { rows } = await sql<AssetRow>`select ${columns} from content_asset
    where space_id = ${space} and id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The newest first. */
export async function readAssets(db: Db, where: RawBuilder<unknown>, limit: number, offset: number) {
  const { rows } = await sql<AssetRow>`select ${columns} from content_asset where ${where}
    order by id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** An address below the shop's own origin as a path, so that pages under another of its hosts show it, too. */
export const withoutOrigin = (address: string, origin: string) =>
  address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;

const nameOf = ({ filename }: AssetRow) => filename.split("/").at(-1) ?? filename;

/** Pixels as the address says them; null where it does not. */
function sizeOf({ filename }: AssetRow): { width: number | null; height: number | null } {
  const [, width = null, height = null] = /\/f\/\d+\/(\d+)x(\d+)\//.exec(filename) ?? [];
  return { width: width === null ? null : Number(width), height: height === null ? null : Number(height) };
}

export const headOf = (row: AssetRow, origin: string): AssetHead => ({
  id: row.id,
  address: withoutOrigin(row.filename, origin),
  name: nameOf(row),
  kind: row.kind,
  contentType: row.content_type,
  bytes: row.content_length,
  alt: wordsOf(row.facts.alt),
  ...sizeOf(row),
});

export const wordsOf = (value: Json | undefined) => (typeof value === "string" ? value : "");
/** Texts in other languages stand in `meta_data`, named as the protocol names translated fields. */
const translated = "alt__i18n__";

function metaOf(facts: JsonObject): JsonObject {
  const meta = facts.meta_data;
  return typeof meta === "object" && meta !== null && !Array.isArray(meta) ? meta : {};
}

export const altsOf = (facts: JsonObject): Record<string, string> =>
  Object.fromEntries(
    Object.entries(metaOf(facts))
      .filter(([name]) => name.startsWith(translated))
      .map(([name, text]) => [name.slice(translated.length).replaceAll("_", "-"), wordsOf(text)]),
  );

/** Delivery replaces `alt` by `alt__i18n__fr` for French requests, as for every field. */
export function protocolValue(row: AssetRow): AssetValue {
  const { facts, filename, id } = row;
  const meta = Object.entries(metaOf(facts));
  const isText = ([name, text]: [string, Json]) => name.startsWith(translated) && text !== "";
  return {
    fieldtype: "asset",
    id,
    filename,
    name: nameOf(row),
    alt: wordsOf(facts.alt),
    title: wordsOf(facts.title),
    copyright: wordsOf(facts.copyright),
    source: wordsOf(facts.source),
    focus: wordsOf(facts.focus),
    ...Object.fromEntries(meta.filter(isText)),
    meta_data: Object.fromEntries(meta.filter(([name]) => !name.startsWith(translated))),
  };
}

/** The protocol's focus is a box of pixels; a point is a box of one. */
export function focusOf(row: AssetRow): FocusPoint | null {
  const [, x, y] = /^(\d+)x(\d+):/.exec(wordsOf(row.facts.focus)) ?? [];
  const { width, height } = sizeOf(row);
  if (x === undefined || !width || !height) return null;
  return { x: Math.min(1, Number(x) / width), y: Math.min(1, Number(y) / height) };
}

export type AssetChange = z.infer<typeof assetChange>;

export function changedFacts(row: AssetRow, { alts, focus, folder, ...words }: AssetChange): JsonObject {
  const { width, height } = sizeOf(row);
  const texts = Object.entries(alts ?? {}).map(([code, text]) => [translated + code.replaceAll("-", "_"), text]);
  const given = Object.entries(words).filter(([, text]) => text !== undefined);
  return {
    ...row.facts,
    ...Object.fromEntries(given),
    ...(alts && { meta_data: { ...metaOf(row.facts), ...Object.fromEntries(texts) } }),
    ...(focus !== undefined && { focus: focus && width && height ? boxAt(focus, width, height) : "" }),
    ...(folder !== undefined && { asset_folder_id: folder ?? 0 }),
  };
}

function boxAt(point: FocusPoint, width: number, height: number): string {
  const x = Math.min(width - 1, Math.round(point.x * width));
  const y = Math.min(height - 1, Math.round(point.y * height));
  return `${x}x${y}:${x + 1}x${y + 1}`;
}
