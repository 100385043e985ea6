import type { Db } from "../../platform/database/database.ts";
import { pressSheetSchema } from "../../print/press-sheet.ts";
import { OWN_PRODUCTION } from "../../print/production-partner.ts";
import { printedFiles } from "../../products/merged-plans.ts";
import { designableKindOf } from "../../products/registry.ts";
import {
  fileFormat,
  type PilePicture,
  type PlannedFile,
  type PrintFile,
  type PrintFiles,
  pilePicture,
  printFile,
  stopReason,
} from "./contract.ts";
import type { ProductionDependencies } from "./ports.ts";

/** Print files of an order for the office. */
export async function printFilesOf(dependencies: ProductionDependencies, orderId: string): Promise<PrintFiles> {
  const { db, partners } = dependencies;
  const lines = await db
    .selectFrom("order_line")
    .select(["id", "version_id", "quantity", "file_state"])
    .where("order_id", "=", orderId)
    .where("version_id", "is not", null)
    .orderBy("position")
    .execute();
  const listed = lines.map(async ({ id, version_id, quantity, file_state }) => ({
    lineId: id,
    planned: version_id === null ? [] : await plannedFiles(dependencies, version_id, quantity),
    ticket: file_state === "checked",
  }));
  const nameOf = (key: string) => partners.named(key)?.setting.name ?? key;
  return { lines: await Promise.all(listed), files: await filesOf(db, orderId, nameOf) };
}

/** Planned files of a frozen design; none when it can no longer be read, which its print job reports. */
async function plannedFiles(
  { designs, releases, partners, kindOf = designableKindOf }: ProductionDependencies,
  versionId: string,
  quantity: number,
): Promise<PlannedFile[]> {
  const version = await designs.version(versionId);
  const release = version && (await releases.at(version.kind, version.release));
  const kind = version && kindOf(version.kind);
  if (!release || !kind) return [];
  return printedFiles(kind.design, version.document, release.data).map((plan) => {
    const { role, partner, output, surfaces, copies, pieces = 1 } = plan;
    const { key, name } = partners.for(partner).setting;
    const printed = { sides: surfaces.length * pieces, copies: copies * quantity };
    return { role, format: output.format, partner: key === OWN_PRODUCTION ? null : name, ...printed };
  });
}

const manifest = pilePicture.array();

async function filesOf(db: Db, orderId: string, partnerName: (key: string) => string): Promise<PrintFile[]> {
  const rows = await db
    .selectFrom("print_file")
    .innerJoin("order_line", "order_line.id", "print_file.order_line_id")
    .select([
      "print_file.id",
      "print_file.order_line_id as lineId",
      "print_file.role",
      "print_file.format",
      "print_file.partner",
      "print_file.attempt",
      "print_file.verdict",
      "print_file.reason",
      "print_file.scene_hash as sceneHash",
      "print_file.pdf_bytes as pdfBytes",
      "print_file.manifest",
      "print_file.report",
      "print_file.press_sheet as sheet",
      "print_file.created_at as createdAt",
      "print_file.approved_by as approvedBy",
      "print_file.approved_at as approvedAt",
      "print_file.approval_reason as approvalReason",
    ])
    .where("order_line.order_id", "=", orderId)
    .orderBy("print_file.created_at", "desc")
    .orderBy("print_file.id", "desc")
    .execute();
  return rows.map(({ pdfBytes, approvedBy, approvedAt, approvalReason, ...row }) => {
    const pictures = row.manifest === null ? null : manifest.parse(row.manifest);
    const report = row.report as PrintFile["report"];
    return {
      id: row.id,
      lineId: row.lineId,
      role: row.role,
      attempt: row.attempt,
      sceneHash: row.sceneHash,
      report,
      format: row.format === null ? null : fileFormat.parse(row.format),
      partner: row.partner && partnerName(row.partner),
      verdict: printFile.shape.verdict.parse(row.verdict),
      reason: row.reason === null ? null : stopReason.parse(row.reason),
      bytes: pictures ? pictures.reduce((sum, { bytes }) => sum + bytes, 0) : pdfBytes,
      pages: pictures ? pictures.length : pagesOf(report),
      manifest: pictures,
      sheet: row.sheet === null ? null : pressSheetSchema.parse(row.sheet),
      createdAt: row.createdAt.toISOString(),
      approval:
        approvedBy === null || approvedAt === null || approvalReason === null
          ? null
          : { by: approvedBy, at: approvedAt.toISOString(), reason: approvalReason },
    };
  });
}

const pagesOf = (report: PrintFile["report"]): number | null =>
  typeof report?.pages === "number" ? report.pages : null;

/** A print file for download. */
export interface FileToHandOut {
  readonly id: string;
  readonly pdfSha256: string | null;
  readonly manifest: readonly PilePicture[] | null;
  readonly madeAt: Date;
  /** "100001-1-cover": order number, position and role, for file names. */
  readonly name: string;
}

export async function findPrintFile(db: Db, id: string): Promise<FileToHandOut | null> {
  const row = await db
    .selectFrom("print_file")
    .innerJoin("order_line", "order_line.id", "print_file.order_line_id")
    .innerJoin("shop_order", "shop_order.id", "order_line.order_id")
    .select([
      "print_file.id",
      "print_file.role",
      "print_file.pdf_sha256 as pdfSha256",
      "print_file.manifest",
      "print_file.created_at as madeAt",
      "shop_order.number",
      "order_line.position",
    ])
    .where("print_file.id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const { pdfSha256, madeAt, number, position, role } = row;
  const pictures = row.manifest === null ? null : manifest.parse(row.manifest);
  return { id, pdfSha256, madeAt, manifest: pictures, name: `${number}-${position}-${role ?? "none"}` };
}

/** The ticket of a line, with its name; null unless all of its files are good to print now. */
export async function findTicket(
  db: Db,
  lineId: string,
): Promise<{ readonly ticket: unknown; readonly name: string } | null> {
  const row = await db
    .selectFrom("print_file")
    .innerJoin("order_line", "order_line.id", "print_file.order_line_id")
    .innerJoin("shop_order", "shop_order.id", "order_line.order_id")
    .select(["print_file.ticket", "shop_order.number", "order_line.position"])
    .where("order_line.id", "=", lineId)
    .where("order_line.file_state", "=", "checked")
    .where("print_file.ticket", "is not", null)
    .orderBy("print_file.created_at", "desc")
    .orderBy("print_file.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? { ticket: row.ticket, name: `${row.number}-${row.position}` } : null;
}
