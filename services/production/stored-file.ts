import type { Db } from "../../platform/database/database.ts";
import { type PreflightReport, reportSchema } from "../../print/preflight/report.ts";
import { type PressSheet, pressSheetSchema } from "../../print/press-sheet.ts";
import { type FileFormat, fileFormat, type PilePicture, pilePicture, printFile, stopReason } from "./contract.ts";
import type { JudgedFile } from "./line-state.ts";

/** A print file as it is kept. */
export interface StoredFile extends JudgedFile {
  readonly id: string;
  readonly lineId: string;
  readonly attempt: string;
  readonly format: FileFormat | null;
  readonly pdf: { readonly sha256: string; readonly bytes: number } | null;
  readonly manifest: readonly PilePicture[] | null;
  readonly report: PreflightReport | null;
  /** The sheet of a print house it was made for. */
  readonly sheet: PressSheet | null;
  readonly approval: { readonly by: string; readonly at: string; readonly reason: string } | null;
}

/** Every file of a line, the newest first. */
export async function filesOfLine(db: Db, lineId: string): Promise<readonly StoredFile[]> {
  const rows = await db
    .selectFrom("print_file")
    .selectAll()
    .where("order_line_id", "=", lineId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(storedFile);
}

export async function findFile(db: Db, id: string): Promise<StoredFile | null> {
  const row = await db.selectFrom("print_file").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? storedFile(row) : null;
}

const manifest = pilePicture.array();

interface Row {
  readonly id: string;
  readonly order_line_id: string;
  readonly attempt: string;
  readonly role: string | null;
  readonly format: string | null;
  readonly partner: string | null;
  readonly verdict: string;
  readonly reason: string | null;
  readonly scene_hash: string;
  readonly pdf_sha256: string | null;
  readonly pdf_bytes: number | null;
  readonly manifest: unknown;
  readonly report: unknown;
  readonly press_sheet: unknown;
  readonly approved_by: string | null;
  readonly approved_at: Date | null;
  readonly approval_reason: string | null;
}

function storedFile(row: Row): StoredFile {
  const { pdf_sha256: sha256, pdf_bytes: bytes, approved_by: by, approved_at: at, approval_reason: why } = row;
  return {
    id: row.id,
    lineId: row.order_line_id,
    attempt: row.attempt,
    role: row.role,
    partner: row.partner,
    format: row.format === null ? null : fileFormat.parse(row.format),
    verdict: printFile.shape.verdict.parse(row.verdict),
    reason: row.reason === null ? null : stopReason.parse(row.reason),
    sceneHash: row.scene_hash,
    pdf: sha256 === null || bytes === null ? null : { sha256, bytes },
    manifest: row.manifest === null ? null : manifest.parse(row.manifest),
    sheet: row.press_sheet === null ? null : pressSheetSchema.parse(row.press_sheet),
    report: row.report === null ? null : reportSchema.parse(row.report),
    approval: by === null || at === null || why === null ? null : { by, at: at.toISOString(), reason: why },
  };
}
