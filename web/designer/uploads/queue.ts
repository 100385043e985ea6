import { isOver, type Upload, type UploadState } from "./upload.ts";

/** All uploads of this tab in the order they were chosen. Pure: every function gives a new queue. */
export type Queue = readonly Upload[];

/** More at once would not be faster on one connection, and the first photos would come later. */
export const PARALLEL = 3;

export const enqueue = (queue: Queue, uploads: readonly Upload[]): Queue => [
  ...queue,
  ...uploads.filter((upload) => !queue.some(({ photo }) => photo === upload.photo)),
];

/** Gives the photo a new state; a photo the queue does not know, or whose upload is over, stays as it is. */
export const advance = (queue: Queue, photo: string, state: UploadState): Queue =>
  change(queue, photo, (upload) =>
    isOver(upload) ? upload : { ...upload, state, ...(arrived(state) && all(upload)) },
  );

/** Notes confirmed bytes of a running transfer. */
export const progress = (queue: Queue, photo: string, sent: number): Queue =>
  change(queue, photo, (upload) =>
    upload.state.step === "sending" ? { ...upload, sent: Math.min(sent, upload.bytes) } : upload,
  );

/** Puts a failed upload back into the line; a rejected file stays rejected, it would be the same file again. */
export const retry = (queue: Queue, photo: string): Queue =>
  change(queue, photo, (upload) =>
    upload.state.step === "failed" || upload.state.step === "waiting"
      ? { ...upload, state: { step: "queued" } }
      : upload,
  );

export const remove = (queue: Queue, photo: string): Queue => queue.filter((upload) => upload.photo !== photo);

/** Which queued photos may start now, oldest first. */
export function nextToStart(queue: Queue, online: boolean): readonly Upload[] {
  if (!online) return [];
  const running = queue.filter(({ state }) => state.step === "sending").length;
  return queue.filter(({ state }) => state.step === "queued").slice(0, Math.max(PARALLEL - running, 0));
}

export interface OverallProgress {
  /** Photos that will still be taken or were taken; failed and rejected ones do not count. */
  readonly photos: number;
  readonly arrived: number;
  /** Share of all their bytes, 0 to 1. */
  readonly share: number;
}

/** Overall progress of a group, by bytes so that it never jumps. */
export function overallProgress(queue: Queue, group: string): OverallProgress {
  const counted = queue.filter(
    ({ group: of, state }) => of === group && state.step !== "failed" && state.step !== "rejected",
  );
  const bytes = counted.reduce((sum, upload) => sum + upload.bytes, 0);
  const sent = counted.reduce((sum, upload) => sum + upload.sent, 0);
  return {
    photos: counted.length,
    arrived: counted.filter(({ state }) => arrived(state)).length,
    share: bytes === 0 ? 1 : sent / bytes,
  };
}

const arrived = ({ step }: UploadState) => step === "checking" || step === "ready";
const all = ({ bytes }: Upload) => ({ sent: bytes });

const change = (queue: Queue, photo: string, to: (upload: Upload) => Upload): Queue =>
  queue.map((upload) => (upload.photo === photo ? to(upload) : upload));
