import type { Upload } from "../../uploads/upload.ts";
import type { de } from "../messages.de.ts";

export interface UploadWords {
  /** Under way: what happens just now. */
  readonly status: string | null;
  readonly percent: number | null;
  /** Over and not well: why. */
  readonly problem: string | null;
}

const quiet: UploadWords = { status: null, percent: null, problem: null };

/** An upload in words; a photo without one is either there or comes from another tab. */
export function uploadWords({ upload: t }: typeof de, upload: Upload | null, visible: boolean): UploadWords {
  if (!upload) return visible ? quiet : { ...quiet, status: t.elsewhere };
  const { state } = upload;
  switch (state.step) {
    case "queued":
    case "waiting":
    case "checking":
      return { ...quiet, status: t[state.step] };
    case "sending": {
      const percent = Math.floor((upload.sent / Math.max(upload.bytes, 1)) * 100);
      return { ...quiet, status: t.sending(percent), percent };
    }
    case "ready":
      return quiet;
    case "failed":
      return { ...quiet, problem: t.failed[state.reason] };
    case "rejected":
      return { ...quiet, problem: t.rejected[state.reason] };
  }
}
