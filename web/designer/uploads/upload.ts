import type { PhotoRecord, RejectionReason } from "../../../services/photos/contract.ts";

/** Why a transfer ended that the person may try again. */
export type TransferFailure = "refused" | "no-space" | "quota" | "file-gone";

/** One photo on its way from the device to the house. */
export interface Upload {
  /** The photo's id, made in the browser before anything was sent. */
  readonly photo: string;
  /** What it belongs to, for instance the design whose tray it was dropped on. */
  readonly group: string;
  readonly name: string;
  readonly bytes: number;
  /** Bytes the server has confirmed or the connection has taken. */
  readonly sent: number;
  readonly state: UploadState;
}

export type UploadState =
  | { readonly step: "queued" }
  | { readonly step: "sending" }
  /** The connection is gone; it goes on by itself. */
  | { readonly step: "waiting" }
  /** All bytes are there, the intake looks at them. */
  | { readonly step: "checking" }
  | { readonly step: "ready"; readonly record: PhotoRecord }
  | { readonly step: "failed"; readonly reason: TransferFailure }
  | { readonly step: "rejected"; readonly reason: RejectionReason };

/** Is this upload over, whichever way? */
export const isOver = ({ state }: Upload) =>
  state.step === "ready" || state.step === "failed" || state.step === "rejected";
