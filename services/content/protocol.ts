import type { JsonObject } from "./json.ts";

/** Prefix of everything this service answers; the official client's `endpoint` is the origin with `deliveryPath`. */
const contentPath = "/content";
/** Read by pages: `GET {deliveryPath}/cdn/stories/...`. */
export const deliveryPath = `${contentPath}/v2`;
/** Read and written by editors' programs: `{managementPath}/{space id}/stories`. */
export const managementPath = `${contentPath}/v1/spaces`;
/** Prefix of management and uploads, whose bodies have limits of their own. */
export const contentUploadsPath = `${contentPath}/v1`;

/** Upload address of an announced file: a form with all fields of the announcement, and `file` last. */
export const assetUploadsPath = `${contentUploadsPath}/uploads`;

/** A story as delivered (specification of the protocol, section 5). Times are ISO 8601 in UTC. */
export interface Story {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly slug: string;
  /** With the language in front where one was asked for. */
  readonly full_slug: string;
  /** Without language; null in the default language. */
  readonly default_full_slug: string | null;
  readonly content: JsonObject;
  readonly created_at: string;
  readonly updated_at: string;
  readonly published_at: string | null;
  readonly first_published_at: string | null;
  /** YYYY-MM-DD. */
  readonly sort_by_date: string | null;
  readonly position: number;
  readonly tag_list: readonly string[];
  readonly is_startpage: boolean;
  /** 0 at the root. */
  readonly parent_id: number;
  readonly meta_data: JsonObject | null;
  readonly group_id: string;
  readonly release_id: number | null;
  readonly lang: string;
  readonly path: string | null;
  readonly alternates: readonly Alternate[];
  readonly translated_slugs: readonly TranslatedSlug[] | null;
}

/** Another story of the same group. */
export interface Alternate {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly published: boolean;
  readonly full_slug: string;
  readonly is_folder: boolean;
  readonly parent_id: number;
}

export interface TranslatedSlug {
  readonly path: string;
  readonly name: string | null;
  readonly lang: string;
  readonly published: boolean;
}
