import type { Db, Trx } from "../../platform/database/database.ts";
import { type Mover, moveOrder } from "./move-order.ts";
import { findLine, findOrder, linesOf, lockOrder, type StoredOrder, type StoredOrderLine } from "./order-store.ts";
import { parcelsOf, type StoredParcel } from "./parcel-store.ts";

/** State of a line's print files together. */
export type FileReport =
  /** Good to print; `approved` names the operator who took over the check, and why. */
  | { readonly state: "checked"; readonly approved?: { readonly by: string; readonly why: string } }
  /** It must not be printed; `note` gives the operator the reason. */
  | { readonly state: "stopped"; readonly note: string }
  /** Nothing is wrong so far, other files of the line are still to be made. */
  | { readonly state: "waiting" };

/** A line's data for printing. */
export interface LineToPrint {
  readonly order: StoredOrder;
  readonly line: StoredOrderLine;
  /** Pieces of the line that go straight to people of a list, by the places of their parcels. */
  readonly parcels: readonly { readonly position: number; readonly pieces: readonly number[] }[];
}

/** The line, unless its order is not paid or was cancelled, or nothing is printed for it. */
export async function lineToPrint(db: Db, lineId: string): Promise<LineToPrint | null> {
  const line = await findLine(db, lineId);
  if (!line || line.versionId === null) return null;
  const order = await findOrder(db, { id: line.orderId });
  if (!order || order.state === "placed" || order.state === "cancelled") return null;
  const parcels = order.recipientParcels > 0 ? await parcelsOf(db, order.id) : [];
  return { order, line, parcels: parcels.flatMap((parcel) => ofLine(parcel, lineId)) };
}

const ofLine = ({ position, contents }: StoredParcel, wanted: string) =>
  contents.flatMap(({ lineId, pieces }) => (lineId === wanted ? [{ position, pieces }] : []));

/**
 * Notes how a line's files are, in the transaction in which one of them is kept. The order counts as checked when the
 * files of all lines are; it is no longer when one is stopped afterwards.
 */
export async function reportFile(trx: Trx, lineId: string, report: FileReport, now: Date): Promise<void> {
  const line = await findLine(trx, lineId);
  const order = line && (await lockOrder(trx, { id: line.orderId }));
  if (!order) throw new Error(`no order line ${lineId}`);
  const note = report.state === "stopped" ? report.note : null;
  await trx
    .updateTable("order_line")
    .set({ file_state: report.state, file_note: note })
    .where("id", "=", lineId)
    .execute();
  const lines = await linesOf(trx, order.id);
  const checked = filesAreGood(lines);
  const mover = moverOf(report);
  if (checked && order.state === "paid") await moveOrder(trx, order, "files-checked", mover, now);
  if (!checked && order.state === "files-checked") await moveOrder(trx, order, "paid", mover, now);
}

/** Whether every line has what is to be printed for it. */
export const filesAreGood = (lines: readonly Pick<StoredOrderLine, "fileState">[]): boolean =>
  lines.every(({ fileState }) => fileState === "checked" || fileState === "none");

function moverOf(report: FileReport): Mover {
  if (report.state === "stopped") return { actor: "print", why: report.note };
  return report.state === "checked" && report.approved
    ? { actor: "operator", name: report.approved.by, why: report.approved.why }
    : { actor: "print" };
}

/** Lets nobody else report on the lines of this line's order, or move it, until the transaction ends. */
export async function holdLine(trx: Trx, lineId: string): Promise<void> {
  const line = await findLine(trx, lineId);
  if (line) await lockOrder(trx, { id: line.orderId });
}
