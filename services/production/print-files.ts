import type { Db } from "../../platform/database/database.ts";
import { type PrintFile, printFile, stopReason } from "./contract.ts";

export interface StoredPrintFile {
  readonly id: string;
  readonly pdfSha256: string | null;
  readonly ticket: unknown;
  /** "100001-1": order number and position, for file names. */
  readonly name: string;
}

/** The files of an order's lines, the newest first. */
export async function printFilesOf(db: Db, orderId: string): Promise<readonly PrintFile[]> {
  const rows = await db
    .selectFrom("print_file")
    .innerJoin("order_line", "order_line.id", "print_file.order_line_id")
    .select([
      "print_file.id",
      "print_file.order_line_id as lineId",
      "print_file.verdict",
      "print_file.reason",
      "print_file.scene_hash as sceneHash",
      "print_file.pdf_bytes as bytes",
      "print_file.report",
      "print_file.created_at as createdAt",
      "print_file.approved_by as approvedBy",
      "print_file.approved_at as approvedAt",
      "print_file.approval_reason as approvalReason",
    ])
    .where("order_line.order_id", "=", orderId)
    .orderBy("print_file.created_at", "desc")
    .orderBy("print_file.id", "desc")
    .execute();
  return rows.map(({ verdict, reason, report, createdAt, approvedBy, approvedAt, approvalReason, ...row }) => ({
    ...row,
    verdict: printFile.shape.verdict.parse(verdict),
    reason: reason === null ? null : stopReason.parse(reason),
    report: report as PrintFile["report"],
    createdAt: createdAt.toISOString(),
    approval:
      approvedBy === null || approvedAt === null || approvalReason === null
        ? null
        : { by: approvedBy, at: approvedAt.toISOString(), reason: approvalReason },
  }));
}

export async function findPrintFile(db: Db, id: string): Promise<StoredPrintFile | null> {
  const row = await db
    .selectFrom("print_file")
    .innerJoin("order_line", "order_line.id", "print_file.order_line_id")
    .innerJoin("shop_order", "shop_order.id", "order_line.order_id")
    .select([
      "print_file.id",
      "print_file.pdf_sha256 as pdfSha256",
      "print_file.ticket",
      "shop_order.number",
      "order_line.position",
    ])
    .where("print_file.id", "=", id)
    .executeTakeFirst();
  return row
    ? { id: row.id, pdfSha256: row.pdfSha256, ticket: row.ticket, name: `${row.number}-${row.position}` }
    : null;
}
