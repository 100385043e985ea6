import type { RejectionReason } from "../../../services/photos/contract.ts";
import type { TransferFailure } from "./upload.ts";

/** Carries one file to the house. `tus-transfer.ts` does it over HTTP. */
export type StartTransfer = (job: TransferJob) => Transfer;

export interface TransferJob {
  readonly photo: string;
  readonly file: File;
  /** Bytes the connection has taken so far, resumed ones included. */
  readonly onProgress: (sent: number) => void;
}

export interface Transfer {
  readonly ended: Promise<TransferEnd>;
  /** Stops sending; what has arrived stays, so that a later transfer of the same photo goes on from there. */
  stop(): void;
}

export type TransferEnd =
  | { readonly how: "arrived" }
  /** No answer, or an answer that says the server cannot now: worth going on later by itself. */
  | { readonly how: "interrupted" }
  | { readonly how: "failed"; readonly reason: TransferFailure }
  | { readonly how: "rejected"; readonly reason: RejectionReason };
