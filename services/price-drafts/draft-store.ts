import type { CalendarDate } from "../../core/calendar-date.ts";
import type { DataChange } from "../../core/data-changes.ts";
import type { Db } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";

/** A draft in its newest state. */
export interface Draft {
  readonly id: string;
  readonly subject: string;
  readonly basedOn: number;
  readonly restoredFrom: number | null;
  readonly state: "open" | "published" | "discarded";
  readonly version: number;
  readonly openedBy: string;
  readonly openedAt: Date;
  readonly validFrom: CalendarDate;
  readonly data: unknown;
  readonly changedBy: string;
  readonly changedAt: Date;
}

export interface DraftState {
  readonly version: number;
  readonly validFrom: CalendarDate;
  readonly data: unknown;
  readonly changedBy: string;
  readonly changedAt: Date;
}

const drafts = (db: Db) =>
  db
    .selectFrom("catalogue_draft as draft")
    .innerJoin("catalogue_draft_version as state", (join) =>
      join.onRef("state.draft_id", "=", "draft.id").onRef("state.version", "=", "draft.version"),
    )
    .select([
      "draft.id as id",
      "draft.subject as subject",
      "draft.based_on as basedOn",
      "draft.restored_from as restoredFrom",
      "draft.state as state",
      "draft.version as version",
      "draft.opened_by as openedBy",
      "draft.opened_at as openedAt",
      "state.valid_from as validFrom",
      "state.data as data",
      "state.changed_by as changedBy",
      "state.changed_at as changedAt",
    ]);

/** The open draft of a subject. */
export const openDraftOf = (db: Db, subject: string): Promise<Draft | undefined> =>
  drafts(db).where("draft.subject", "=", subject).where("draft.state", "=", "open").executeTakeFirst() as Promise<
    Draft | undefined
  >;

/** Locks a draft for changes until the transaction ends. */
export async function lockDraft(trx: Db, id: string): Promise<Draft | undefined> {
  // Lock first, then read: after waiting, one statement would join the new version with the old state and find nothing.
  await trx.selectFrom("catalogue_draft").select("id").where("id", "=", id).forUpdate().execute();
  return (await drafts(trx).where("draft.id", "=", id).executeTakeFirst()) as Draft | undefined;
}

/** A draft at a version. */
export async function draftAt(db: Db, id: string, version: number): Promise<unknown> {
  const row = await db
    .selectFrom("catalogue_draft_version")
    .select("data")
    .where("draft_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return row?.data;
}

export async function insertDraft(trx: Db, draft: Omit<Draft, "state" | "changedBy" | "changedAt">): Promise<void> {
  const { id, subject, basedOn, restoredFrom, version, openedBy, openedAt, validFrom, data } = draft;
  await trx
    .insertInto("catalogue_draft")
    .values({
      id,
      subject,
      based_on: basedOn,
      restored_from: restoredFrom,
      state: "open",
      version,
      opened_by: openedBy,
      opened_at: openedAt,
    })
    .execute();
  await insertState(trx, id, { version, validFrom, data, changedBy: openedBy, changedAt: openedAt });
}

/** Stored states of an open draft: an operator with an older one no longer sees what changed since. */
const keptStates = 100;

/** The next state of a draft that is locked. */
export async function addState(trx: Db, id: string, state: DraftState): Promise<void> {
  await insertState(trx, id, state);
  await trx.updateTable("catalogue_draft").set({ version: state.version }).where("id", "=", id).execute();
  await trx
    .deleteFrom("catalogue_draft_version")
    .where("draft_id", "=", id)
    .where("version", "<=", state.version - keptStates)
    .execute();
}

/** Removes published and discarded drafts that last changed before a moment; their record stays. */
export async function forgetClosed(trx: Db, before: Date): Promise<number> {
  const closed = await trx
    .selectFrom("catalogue_draft as draft")
    .innerJoin("catalogue_draft_version as state", (join) =>
      join.onRef("state.draft_id", "=", "draft.id").onRef("state.version", "=", "draft.version"),
    )
    .select("draft.id")
    .where("draft.state", "!=", "open")
    .where("state.changed_at", "<", before)
    .execute();
  const ids = closed.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await trx.deleteFrom("catalogue_draft_version").where("draft_id", "in", ids).execute();
  await trx.deleteFrom("catalogue_draft").where("id", "in", ids).execute();
  return ids.length;
}

const insertState = (trx: Db, id: string, { version, validFrom, data, changedBy, changedAt }: DraftState) =>
  trx
    .insertInto("catalogue_draft_version")
    .values({
      draft_id: id,
      version,
      valid_from: validFrom,
      data: jsonb(data),
      changed_by: changedBy,
      changed_at: changedAt,
    })
    .execute();

export async function closeDraft(trx: Db, id: string, state: "published" | "discarded"): Promise<void> {
  await trx.updateTable("catalogue_draft").set({ state }).where("id", "=", id).execute();
}

export interface AuditRow {
  readonly at: Date;
  readonly subject: string;
  readonly action: "opened" | "imported" | "discarded" | "published";
  readonly operator: { readonly id: string; readonly name: string };
  readonly fromRelease: number;
  readonly toRelease: number | null;
  readonly validFrom: CalendarDate | null;
  readonly restoredFrom: number | null;
  readonly comment: string | null;
  readonly changes: readonly DataChange[];
}

/** As many changes as an entry keeps word for word; the release itself has them all. */
const keptChanges = 500;

export async function addAudit(trx: Db, row: AuditRow): Promise<void> {
  const { at, subject, action, operator, fromRelease, toRelease, validFrom, restoredFrom, comment, changes } = row;
  await trx
    .insertInto("catalogue_audit")
    .values({
      at,
      subject,
      action,
      operator_id: operator.id,
      operator_name: operator.name,
      from_release: fromRelease,
      to_release: toRelease,
      valid_from: validFrom,
      restored_from: restoredFrom,
      comment,
      changed: changes.length,
      changes: jsonb(changes.slice(0, keptChanges)),
    })
    .execute();
}

/** The newest entries of a subject. */
export const auditOf = (db: Db, subject: string, most: number) =>
  db
    .selectFrom("catalogue_audit")
    .selectAll()
    .where("subject", "=", subject)
    .orderBy("id", "desc")
    .limit(most)
    .execute();
