import { isOver, type Upload } from "../uploads/upload.ts";
import type { SessionState } from "./session.ts";

/**
 * Whether closing the tab now loses something: the server does not have it yet, and this browser keeps nothing (a
 * private window, a full disk). What the device keeps goes on by itself when the design is opened again, so nobody
 * needs to be asked for it.
 */
export const isAtRisk = (
  { kept, keptOnDevice }: Pick<SessionState, "kept" | "keptOnDevice">,
  uploads: readonly Upload[],
): boolean =>
  !keptOnDevice && (kept.pending.length > 0 || uploads.some((one) => !isOver(one) && one.state.step !== "checking"));
