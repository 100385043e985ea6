import { DetailedError, Upload as TusUpload } from "tus-js-client";
import { uploadsPath } from "../../../services/photos/contract.ts";
import type { StartTransfer, TransferEnd } from "./transfer.ts";
import { endOfTransfer } from "./transfer-answer.ts";

/** One request a piece, so that proxies which hold back a whole request still let progress show. */
const CHUNK_BYTES = 16 * 1024 * 1024;

/**
 * Sends a file by tus 1.0. The address of a started upload is kept under the photo's id (in localStorage, by the
 * client library), so the same photo resumes after a cut connection and after a reload.
 */
export const startTusTransfer: StartTransfer = (job) => {
  let finish: (end: TransferEnd) => void = () => {};
  const ended = new Promise<TransferEnd>((resolve) => {
    finish = resolve;
  });
  const upload = new TusUpload(job.file, {
    endpoint: uploadsPath,
    chunkSize: CHUNK_BYTES,
    retryDelays: [0, 1000, 3000],
    metadata: { photoId: job.photo, filename: job.file.name, filetype: job.file.type },
    fingerprint: async () => `passepartout-photo-${job.photo}`,
    removeFingerprintOnSuccess: true,
    onShouldRetry: (error) => endOf(error).how === "interrupted",
    onProgress: job.onProgress,
    onSuccess: () => finish({ how: "arrived" }),
    onError: (error) => finish(endOf(error)),
  });
  let stopped = false;
  resume(upload).then(
    () => !stopped && upload.start(),
    () => !stopped && upload.start(),
  );
  return {
    ended,
    stop() {
      stopped = true;
      upload.abort().catch(() => {});
      finish({ how: "interrupted" });
    },
  };
};

async function resume(upload: TusUpload) {
  const [previous] = await upload.findPreviousUploads();
  if (previous) upload.resumeFromPreviousUpload(previous);
}

function endOf(error: Error): TransferEnd {
  const { originalRequest: request, originalResponse: response } = error instanceof DetailedError ? error : NOTHING;
  if (!request || !response) return endOfTransfer(null);
  return endOfTransfer({ status: response.getStatus(), body: response.getBody(), method: request.getMethod() });
}

const NOTHING = { originalRequest: null, originalResponse: null };
