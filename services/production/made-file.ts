import type { PreflightReport } from "../../print/preflight/report.ts";
import type { PressSheet } from "../../print/press-sheet.ts";
import type { FileFormat, PilePicture, StopReason } from "./contract.ts";

/** Result of one attempt at a file of a line. */
export interface MadeFile {
  readonly id: string;
  readonly sceneHash: string;
  /** Null: nothing of the line could be made. */
  readonly made: { readonly role: string; readonly format: FileFormat; readonly partner: string } | null;
  /** The sheet that pieces are put on several times. */
  readonly sheet: PressSheet | null;
  readonly stop: StopReason | null;
  readonly pdf: { readonly sha256: string; readonly bytes: number } | null;
  readonly manifest: readonly PilePicture[] | null;
  readonly report: PreflightReport | null;
}

/** The written file, or why there is none. */
export type Written = Pick<MadeFile, "stop" | "pdf" | "manifest" | "report">;

export const notWritten = (stop: StopReason): Written => ({ stop, pdf: null, manifest: null, report: null });

/** A store that is full or away is no fault of the file: the job is tried again. */
export class PrintFileNotKept extends Error {
  override readonly name = "PrintFileNotKept";
}
