import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Log } from "../../../platform/log/log.ts";
import { type Rewriting, rewriteDocument } from "./rewrite-document.ts";
import { type Place, places, waitingDocuments } from "./stored-documents.ts";
import { renameEverywhere, writeDesign, writeVersion } from "./write-rewritten.ts";

export interface SchemaMigration extends Rewriting {
  readonly db: Db;
  readonly log: Log;
  /** Designs that no basket and no order shows may stay behind; nobody can open them then. */
  readonly skipUnreadable: boolean;
}

/** A design or version that cannot be rewritten. */
export interface Unreadable {
  readonly place: Place;
  readonly id: string;
  readonly reason: string;
  /** A basket or an order shows it: it cannot be left behind. */
  readonly shown: boolean;
}

/**
 * Migrates designs, versions, logs and scene names from schema 1 to 2 before the shop serves. It checks everything
 * first. It may be interrupted: each row has a transaction of its own and is migrated once.
 *
 * @returns faults that prevent the shop's start
 */
export async function migrateToSchema2(
  migration: SchemaMigration,
): Promise<Outcome<{ readonly rewritten: number }, readonly Unreadable[]>> {
  const unreadable = await unreadableDocuments(migration);
  const stopping = unreadable.filter(({ shown }) => shown || !migration.skipUnreadable);
  if (stopping.length > 0) return failed(unreadable);
  for (const { place, id, reason } of unreadable)
    migration.log.warn({ place, id, reason }, "cannot be migrated from schema 1");
  const rewritten = (await rewriteAll(migration, "design")) + (await rewriteAll(migration, "design_version"));
  await renameEverywhere(migration.db);
  if (rewritten > 0) migration.log.info({ rewritten }, "designs are stored in schema 2");
  return done({ rewritten });
}

async function unreadableDocuments(migration: SchemaMigration): Promise<readonly Unreadable[]> {
  const found: Unreadable[] = [];
  for (const place of places) {
    for await (const { shown, ...stored } of waitingDocuments(migration.db, place)) {
      const rewritten = await rewriteDocument(stored, migration);
      if (!rewritten.ok) found.push({ place, id: stored.id, reason: rewritten.error, shown });
    }
  }
  return found;
}

async function rewriteAll(migration: SchemaMigration, place: Place): Promise<number> {
  const write = place === "design" ? writeDesign : writeVersion;
  let count = 0;
  for await (const stored of waitingDocuments(migration.db, place)) {
    const rewritten = await rewriteDocument(stored, migration);
    if (!rewritten.ok) continue;
    await write(migration.db, stored, rewritten.value);
    count++;
  }
  return count;
}

const mostNamed = 20;

/** For the person who started the shop. */
export function describeUnreadable(unreadable: readonly Unreadable[]): string {
  const lines = unreadable
    .toSorted((one, other) => Number(other.shown) - Number(one.shown))
    .slice(0, mostNamed)
    .map(({ place, id, reason, shown }) => {
      const what = place === "design" ? "design" : "frozen design";
      return `  ${what} ${id}${shown ? " (in a basket or an order)" : ""}: ${reason}`;
    });
  const more = unreadable.length - lines.length;
  return [
    `${unreadable.length} designs cannot be brought to this version; nothing was changed:`,
    ...lines,
    ...(more > 0 ? [`  and ${more} more`] : []),
    "Start the version before, or set MIGRATION_SKIP_UNREADABLE_DESIGNS=true to leave those behind that are in no basket and no order.",
  ].join("\n");
}
