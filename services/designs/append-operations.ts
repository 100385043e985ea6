import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Finding } from "../../design/finding.ts";
import type { Operation } from "../../design/operation.ts";
import type { Db } from "../../platform/database/database.ts";
import { type Owner, ownedBy } from "../../platform/database/ownership.ts";
import type { DesignableKind } from "../../products/registry.ts";
import { countSent, sentNow, withinAllowance } from "./allowance.ts";
import { applyOperations } from "./apply-operations.ts";
import { checkConfiguration } from "./check-configuration.ts";
import type { AppendOperationsRequest, AppendOperationsResponse } from "./contract.ts";
import { type DesignToChange, readForChange } from "./design-to-change.ts";
import { foldLog } from "./fold-log.ts";
import { SideTooHeavy } from "./heavy-sides.ts";
import { parseOperations } from "./parse-operations.ts";
import { createPause, type Pause } from "./pause.ts";
import type { DesignsContext } from "./ports.ts";
import { type Redrawn, redraw } from "./redraw.ts";
import { releaseAfter } from "./renewed-release.ts";
import { saveChange } from "./save-change.ts";
import { touchedBy } from "./touched.ts";

export type AppendFailure =
  | { readonly kind: "not-found" }
  /** Another tab or device was first; nothing was taken. */
  | { readonly kind: "sequence-conflict"; readonly sequence: number }
  /** Which operation of the batch cannot be applied, counted from 0, and why. */
  | { readonly kind: "operation-refused"; readonly index: number; readonly reason: string }
  /** The operations apply, but the result is no design of this product. */
  | { readonly kind: "design-refused"; readonly reason: string }
  /** More bytes than are taken of one visitor on a day. */
  | { readonly kind: "too-much-sent"; readonly until: Date };

type Appended = Outcome<AppendOperationsResponse, AppendFailure>;

/**
 * Appends a batch to the log, all or nothing. Only its sides are read, compiled and written; their findings are
 * returned and refuse nothing.
 */
export function appendOperations(context: DesignsContext) {
  const { db, clock } = context;
  /** @param bytes of the request, as they count for the day's allowance */
  return async (
    owner: Owner,
    id: string,
    { baseSequence, operations: inputs }: AppendOperationsRequest,
    bytes = Buffer.byteLength(JSON.stringify(inputs)),
  ): Promise<Appended> => {
    const sent = sentNow(owner, clock, bytes);
    const pause = createPause();
    const operations = await parseOperations(inputs, pause);
    if (!operations.ok) {
      await countSent(db, sent).execute();
      return failed({ kind: "operation-refused", index: operations.error, reason: "malformed" });
    }
    const design = await readForChange(db, owner, id, touchedBy(operations.value), sent);
    if (!design) return failed({ kind: "not-found" });
    const allowed = await withinAllowance(db, clock, sent, design.sentToday);
    if (!allowed.ok) return failed({ kind: "too-much-sent", ...allowed.error });
    if (design.sequence !== baseSequence) return failed({ kind: "sequence-conflict", sequence: design.sequence });
    return change(context, { owner, design, operations: operations.value, pause });
  };
}

interface Batch {
  readonly owner: Owner;
  readonly design: DesignToChange;
  readonly operations: readonly Operation[];
  readonly pause: Pause;
}

async function change(context: DesignsContext, batch: Batch): Promise<Appended> {
  const { owner, design, operations, pause } = batch;
  const kind = context.kindOf(design.kind);
  if (!kind) return failed({ kind: "design-refused", reason: "unknown-kind" });
  const applied = await applyOperations(design, operations, pause);
  if (!applied.ok) return failed({ kind: "operation-refused", ...applied.error });
  const document = applied.value;
  const renewed = await releaseAfter(design, operations, context.releases);
  if (!renewed.ok) return failed({ kind: "operation-refused", ...renewed.error });
  const { release, data } = renewed.value;

  // A stored configuration is not checked again: later rules do not revoke it.
  if (document.configuration !== design.document.configuration || data.after !== data.before) {
    const possible = checkConfiguration(kind, document.configuration, data.after);
    if (!possible.ok) return failed({ kind: "design-refused", reason: possible.error });
  }
  const redrawn = await redrawOrRefuse(context, batch, { kind, document, data });
  if (!redrawn.ok) return redrawn;
  const sequence = await saveChange(context.db, owner, design, {
    document,
    release,
    operations,
    redrawn: redrawn.value,
  });
  if (sequence === null) return overtaken(context.db, owner, design.id);
  await foldLog(context.db, design.id, design.sequence, sequence);
  const { sceneHash } = redrawn.value;
  return done({ sequence, sceneHash, findings: findingsOf(redrawn.value) });
}

async function redrawOrRefuse(
  { db, compiler }: DesignsContext,
  { design, pause }: Batch,
  changed: {
    readonly kind: DesignableKind;
    readonly document: DesignToChange["document"];
    readonly data: Parameters<typeof redraw>[2];
  },
): Promise<Outcome<Redrawn, AppendFailure>> {
  try {
    const { kind, document, data } = changed;
    return done(await redraw(design, document, data, { db, kind, compiler, pause }));
  } catch (error) {
    if (!(error instanceof SideTooHeavy)) throw error;
    return failed({ kind: "design-refused", reason: "side-too-heavy" });
  }
}

const findingsOf = ({ pages }: Redrawn): readonly Finding[] =>
  [...pages.values()].flatMap((page) => page?.findings ?? []);

/** Another tab was first while this batch was checked, or the design was removed. */
async function overtaken(db: Db, owner: Owner, id: string): Promise<Appended> {
  const row = await db
    .selectFrom("design")
    .select("sequence")
    .where("id", "=", id)
    .where(ownedBy(owner))
    .executeTakeFirst();
  return failed(row ? { kind: "sequence-conflict", sequence: row.sequence } : { kind: "not-found" });
}
