import { sql } from "kysely";
import { COMPILER } from "../../design/compile.ts";
import type { DesignDocument } from "../../design/document.ts";
import type { Operation } from "../../design/operation.ts";
import type { Db } from "../../platform/database/database.ts";
import { type Owner, ownedBy } from "../../platform/database/ownership.ts";
import type { DesignToChange } from "./design-to-change.ts";
import type { Redrawn } from "./redraw.ts";
import { outlineOf, type SideRow, sideRow } from "./stored-side.ts";

export interface Change {
  readonly document: DesignDocument;
  readonly release: number;
  readonly operations: readonly Operation[];
  readonly redrawn: Redrawn;
}

/**
 * Writes what a change touched, the log and the new hash in one statement, provided the design still is as it was read.
 *
 * @returns the new sequence, null when somebody else was first or the design is gone
 */
export async function saveChange(
  db: Db,
  owner: Owner,
  design: DesignToChange,
  { document, release, operations, redrawn }: Change,
): Promise<number | null> {
  const sequence = design.sequence + operations.length;
  const rows = changedRows(design, document, redrawn);
  const saved = db
    .updateTable("design")
    .set({ sequence, release, compiler: COMPILER, scene_hash: redrawn.sceneHash, updated_at: new Date() })
    .$if(!sameOutline(design.document, document), (update) =>
      update.set({ outline: sql`${JSON.stringify(outlineOf(document))}::jsonb` }),
    )
    .where("id", "=", design.id)
    .where("sequence", "=", design.sequence)
    .where(ownedBy(owner))
    .returning("id");
  const writes = [
    sql`saved as (${saved})`,
    sql`logged as (
      insert into design_operation (design_id, sequence, operation)
      select saved.id, ${design.sequence}::int + place, operation
      from saved, jsonb_array_elements(${JSON.stringify(operations)}::jsonb) with ordinality as log (operation, place))`,
    ...(rows.gone.length > 0 ? [deleted(rows.gone)] : []),
    ...(rows.settled.length > 0 ? [updated(rows.settled)] : []),
    ...(rows.written.length > 0 ? [written(rows.written)] : []),
  ];
  const result = await sql<{ id: string }>`with ${sql.join(writes)} select id from saved`.execute(db);
  return result.rows.length > 0 ? sequence : null;
}

const sameOutline = (one: DesignDocument, other: DesignDocument): boolean =>
  one.configuration === other.configuration && one.title === other.title && one.photos === other.photos;

/** A side whose elements stay: it has another place or another page. */
interface SettledRow {
  readonly surface_id: string;
  readonly position: number;
  /** Absent: the page stays as it is. */
  readonly page?: { readonly hash: string | null; readonly findings: SideRow["findings"] };
}

function changedRows({ document: before, pageHashes }: DesignToChange, after: DesignDocument, { pages }: Redrawn) {
  const places = new Map(before.surfaces.map((surface, place) => [surface, place]));
  const [written, settled]: [SideRow[], SettledRow[]] = [[], []];
  for (const [position, surface] of after.surfaces.entries()) {
    const page = pages.get(surface.id);
    const place = places.get(surface);
    if (place === undefined) written.push(sideRow(surface, position, page ?? null));
    else if (page !== undefined) {
      settled.push({
        surface_id: surface.id,
        position,
        page: { hash: page?.hash ?? null, findings: page?.findings ?? [] },
      });
    } else if (place !== position) settled.push({ surface_id: surface.id, position });
  }
  const left = new Set(after.surfaces.map(({ id }) => id));
  return { written, settled, gone: [...pageHashes.keys()].filter((id) => !left.has(id)) };
}

const deleted = (gone: readonly string[]) => sql`gone as (
  delete from design_surface using saved where design_id = saved.id and surface_id = any(${gone}::text[]))`;

const updated = (rows: readonly SettledRow[]) => sql`settled as (
  update design_surface as side
  set position = one.position,
    page_hash = case when one.page is null then side.page_hash else one.page ->> 'hash' end,
    findings = case when one.page is null then side.findings else one.page -> 'findings' end
  from saved, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (surface_id text, position int, page jsonb)
  where side.design_id = saved.id and side.surface_id = one.surface_id)`;

const written = (rows: readonly SideRow[]) => sql`written as (
  insert into design_surface (design_id, ${sideColumns}) select saved.id, ${sideColumns} from saved, ${sideRecords(rows)}
  on conflict (design_id, surface_id) do update set
    position = excluded.position, head = excluded.head, elements = excluded.elements,
    element_ids = excluded.element_ids, letters = excluded.letters,
    page_hash = excluded.page_hash, findings = excluded.findings)`;

export const sideColumns = sql.raw("surface_id, position, head, elements, element_ids, letters, page_hash, findings");

/** Sides as a table, to be inserted from. */
export const sideRecords = (rows: readonly SideRow[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (
  surface_id text, position int, head jsonb, elements jsonb, element_ids text[], letters int, page_hash text, findings jsonb)`;
