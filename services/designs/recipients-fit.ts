import { sql } from "kysely";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Surface, SurfaceHead } from "../../design/document.ts";
import type { SurfaceLayout } from "../../design/layout.ts";
import { lettersOfList } from "../../design/recipients/letters-of-list.ts";
import { hasFields } from "../../design/recipients/placeholders.ts";
import { recipientFindings } from "../../design/recipients/recipient-findings.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { recipientsOf } from "../../products/recipients.ts";
import type { DesignToFreeze } from "./design-to-freeze.ts";
import type { FreezeFailure } from "./freeze-outcome.ts";
import { createPause } from "./pause.ts";
import type { DesignsContext } from "./ports.ts";

/** Lines that are named when pieces of a list cannot be printed. */
const MOST_NAMED = 100;

/**
 * Whether every recipient's piece can be printed: the list exists, its rows have the fields of the texts, and these fit
 * their boxes with available letters. The list is protected from then on.
 */
export async function recipientsFit(
  context: DesignsContext,
  owner: Owner,
  { id, outline }: DesignToFreeze,
  layouts: readonly SurfaceLayout[],
): Promise<Outcome<void, FreezeFailure>> {
  const wanted = recipientsOf(outline.configuration);
  const surfaces = await sidesWithFields(context.db, id);
  if (wanted === null && surfaces.length === 0) return done(undefined);
  const list = wanted && (await context.recipients?.freeze(owner, wanted.list));
  if (!list || list.rows.length !== wanted.count) return failed({ kind: "recipients", missing: true, lines: [] });
  if (surfaces.length === 0) return done(undefined);

  const pause = createPause();
  const stock = await context.compiler.stock(lettersOfList({ surfaces }, list));
  const lines = new Set<number>();
  for (const found of recipientFindings({ photos: [], surfaces }, layouts, list, stock)) {
    for (const { line } of found) lines.add(line ?? 0);
    if (lines.size >= MOST_NAMED) break;
    await pause();
  }
  return lines.size === 0 ? done(undefined) : failed({ kind: "recipients", missing: false, lines: [...lines] });
}

/** Sides the product has whose texts show something of a recipient. */
async function sidesWithFields(db: Db, design: string): Promise<readonly Surface[]> {
  const rows = await db
    .selectFrom("design_surface")
    .select(["head", "elements"])
    .where("design_id", "=", design)
    .where("page_hash", "is not", null)
    .where(sql<boolean>`(elements::text like '%{{%' or elements @? '$[*].bind')`)
    .orderBy("position")
    .execute();
  return rows
    .map(({ head, elements }): Surface => ({ ...(head as SurfaceHead), elements: elements as Surface["elements"] }))
    .filter(hasFields);
}
