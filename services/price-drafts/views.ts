import type { Selectable } from "kysely";
import type { CalendarDate } from "../../core/calendar-date.ts";
import type { DataChange } from "../../core/data-changes.ts";
import type { Tables } from "../../platform/database/database.ts";
import { countsOn, type Publication } from "../catalogue/service.ts";
import type { Draft } from "./draft-store.ts";

export const draftHeadView = (draft: Draft) => ({
  id: draft.id,
  version: draft.version,
  basedOn: draft.basedOn,
  restoredFrom: draft.restoredFrom,
  validFrom: draft.validFrom,
  openedBy: draft.openedBy,
  changedBy: draft.changedBy,
  openedAt: draft.openedAt.toISOString(),
  changedAt: draft.changedAt.toISOString(),
});

export function publicationViews(published: readonly Publication[], today: CalendarDate) {
  const current = countsOn(published, today);
  return published.map(({ release, validFrom, publishedAt }) => ({
    release,
    validFrom,
    publishedAt: publishedAt.toISOString(),
    current: release === current?.release,
  }));
}

type Single = string | number | boolean | null;

export const changeView = ({ what, steps, path, before, after }: DataChange) => ({
  what,
  steps: [...steps],
  path: [...path],
  ...(before === undefined ? {} : { before: before as Single }),
  ...(after === undefined ? {} : { after: after as Single }),
});

export const auditView = (row: Selectable<Tables["catalogue_audit"]>) => ({
  id: row.id,
  action: row.action as "published",
  operator: row.operator_name,
  comment: row.comment,
  fromRelease: row.from_release,
  toRelease: row.to_release,
  validFrom: row.valid_from,
  restoredFrom: row.restored_from,
  changed: row.changed,
  changes: row.changes as [],
  at: row.at.toISOString(),
});
