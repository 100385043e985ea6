import { done, failed, type Outcome } from "../../core/outcome.ts";
import { apply } from "../../design/apply.ts";
import type { DesignDocument } from "../../design/document.ts";
import { type Operation, operationSchema } from "../../design/operation.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import { type Owner, ownedBy } from "../../platform/database/ownership.ts";
import type { AppendOperationsRequest, AppendOperationsResponse } from "./contract.ts";
import type { DesignsDependencies } from "./ports.ts";
import { designColumns, documentOf } from "./read-design.ts";
import { checkDesign, sceneOfDesign } from "./scene-of-design.ts";

export type AppendFailure =
  | { readonly kind: "not-found" }
  /** Another tab or device was first; nothing was taken. */
  | { readonly kind: "sequence-conflict"; readonly sequence: number }
  /** Which operation of the batch cannot be applied, counted from 0, and why. */
  | { readonly kind: "operation-refused"; readonly index: number; readonly reason: string }
  /** The operations apply, but the result is no design of this product. */
  | { readonly kind: "design-refused"; readonly reason: string };

/** Appends a batch to the log: all of it or nothing. */
export function appendOperations({ db, releases }: DesignsDependencies) {
  return (
    owner: Owner,
    id: string,
    { baseSequence, operations }: AppendOperationsRequest,
  ): Promise<Outcome<AppendOperationsResponse, AppendFailure>> =>
    db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom("design")
        .select(designColumns)
        .where("id", "=", id)
        .where(ownedBy(owner))
        .forUpdate()
        .executeTakeFirst();
      if (!row) return failed({ kind: "not-found" });
      if (row.sequence !== baseSequence) return failed({ kind: "sequence-conflict", sequence: row.sequence });

      const edited = applyAll(documentOf(row), operations);
      if (!edited.ok) return edited;
      const release = await releases.at(row.kind, row.release);
      if (!release) throw new Error(`release ${row.release} of ${row.kind} is gone`);
      const possible = checkDesign(edited.value.document, release.data);
      if (!possible.ok) return failed({ kind: "design-refused", reason: possible.error.reason });
      const compiled = await sceneOfDesign(edited.value.document, release.data);
      if (!compiled.ok) return failed({ kind: "design-refused", reason: compiled.error.reason });

      const sequence = row.sequence + operations.length;
      await trx
        .insertInto("design_operation")
        .values(
          edited.value.operations.map((operation, index) => ({
            design_id: id,
            sequence: row.sequence + index + 1,
            operation: jsonb(operation),
          })),
        )
        .execute();
      await trx
        .updateTable("design")
        .set({
          sequence,
          document: jsonb(edited.value.document),
          scene_hash: compiled.value.hash,
          updated_at: new Date(),
        })
        .where("id", "=", id)
        .execute();
      return done({ sequence, sceneHash: compiled.value.hash });
    });
}

function applyAll(document: DesignDocument, inputs: readonly unknown[]) {
  const operations: Operation[] = [];
  let current = document;
  for (const [index, input] of inputs.entries()) {
    const operation = operationSchema.safeParse(input);
    if (!operation.success) return failed({ kind: "operation-refused", index, reason: "malformed" } as const);
    const applied = apply(current, operation.data);
    if (!applied.ok) return failed({ kind: "operation-refused", index, reason: applied.error.reason } as const);
    current = applied.value.document;
    operations.push(operation.data);
  }
  return done({ document: current, operations });
}
