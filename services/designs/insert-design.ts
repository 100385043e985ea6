import { sql } from "kysely";
import type { DesignDocument } from "../../design/document.ts";
import type { Db } from "../../platform/database/database.ts";
import { type Owner, ownerColumns } from "../../platform/database/ownership.ts";
import { sideColumns, sideRecords } from "./save-change.ts";
import { outlineOf, type PageName, sideRow } from "./stored-side.ts";

export interface NewDesign {
  readonly id: string;
  readonly owner: Owner;
  readonly release: number;
  readonly compiler: number;
  readonly document: DesignDocument;
  readonly sceneHash: string;
  /** By side. */
  readonly pages: ReadonlyMap<string, PageName>;
  readonly copiedFrom: string | null;
}

/** Stores a design with its sides in one statement. @returns when it was stored */
export async function insertDesign(db: Db, design: NewDesign): Promise<Date> {
  const { document, pages } = design;
  const stored = db
    .insertInto("design")
    .values({
      id: design.id,
      ...ownerColumns(design.owner),
      kind: document.kind,
      release: design.release,
      compiler: design.compiler,
      outline: sql`${JSON.stringify(outlineOf(document))}::jsonb`,
      scene_hash: design.sceneHash,
      copied_from: design.copiedFrom,
    })
    .returning(["id", "updated_at"]);
  const sides = document.surfaces.map((surface, place) => sideRow(surface, place, pages.get(surface.id) ?? null));
  const { rows } = await sql<{ updated_at: Date }>`with stored as (${stored}), sides as (
    insert into design_surface (design_id, ${sideColumns}) select stored.id, ${sideColumns} from stored, ${sideRecords(sides)}
  ) select updated_at from stored`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("an inserted design returned no row");
  return row.updated_at;
}
