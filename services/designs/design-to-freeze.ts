import { sql } from "kysely";
import type { DesignOutline, SurfaceHead } from "../../design/document.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { designsOf } from "./read-design.ts";
import type { PageName, StoredOutline } from "./stored-side.ts";

/** A page of a design without its drawing, as `design_version.pages` stores it. */
export interface NamedPage extends PageName {
  readonly surface: string;
}

/** A design without its elements. */
export interface DesignToFreeze {
  readonly id: string;
  readonly kind: string;
  readonly sequence: number;
  readonly release: number;
  readonly compiler: number;
  readonly sceneHash: string;
  readonly outline: DesignOutline;
  /** Of the sides the product has, by side. */
  readonly pages: ReadonlyMap<string, NamedPage>;
}

interface SideColumns extends Omit<NamedPage, "hash" | "surface"> {
  readonly head: SurfaceHead;
  readonly hash: string | null;
}

export async function designToFreeze(db: Db, owner: Owner, id: string): Promise<DesignToFreeze | null> {
  const sides = sql<readonly SideColumns[]>`(
    select coalesce(json_agg(json_build_object('head', head, 'hash', page_hash, 'findings', findings) order by position), '[]')
    from design_surface where design_id = design.id)`;
  const row = await designsOf(db, owner)
    .where("id", "=", id)
    .select(["id", "kind", "sequence", "release", "compiler", "scene_hash as sceneHash", "outline", sides.as("sides")])
    .executeTakeFirst();
  if (!row) return null;
  const { sides: read, outline, ...design } = row;
  const pages = read.flatMap(({ head, hash, findings }) =>
    hash === null ? [] : [[head.id, { surface: head.id, hash, findings }] as const],
  );
  const surfaces = read.map(({ head }) => head);
  return { ...design, outline: { ...(outline as StoredOutline), surfaces }, pages: new Map(pages) };
}

/** Photos on the product's sides, each once; without those in the tray only. */
export async function placedPhotos(db: Db, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ photo: string }>`
    select distinct shown #>> '{}' as photo
    from design_surface, jsonb_path_query(elements, '$[*].photo ? (@ != null)') as shown
    where design_id = ${id} and page_hash is not null`.execute(db);
  return rows.map(({ photo }) => photo);
}
