import type { Words as DesignerWords } from "../../words/designer/words.generated.ts";
import type { PictureSource } from "../photos/pictures.ts";
import type { Upload } from "../uploads/upload.ts";

export interface UploadWords {
  /** Under way: what happens just now. */
  readonly status: string | null;
  readonly percent: number | null;
  /** Over and not well: why. */
  readonly problem: string | null;
}

const quiet: UploadWords = { status: null, percent: null, problem: null };

/** An upload in words; a photo without one is there, was refused earlier, or comes from another tab. */
export function uploadWords(
  { upload: t }: DesignerWords,
  upload: Upload | null,
  source: PictureSource | undefined,
): UploadWords {
  if (!upload) {
    if (source?.from === "nowhere") return { ...quiet, problem: `${t.rejected[source.why]} ${t.rejectedHelp}` };
    return source?.from === "house" || source?.from === "device" ? quiet : { ...quiet, status: t.elsewhere };
  }
  const { state } = upload;
  switch (state.step) {
    case "queued":
    case "waiting":
    case "checking":
      return { ...quiet, status: t[state.step] };
    case "sending": {
      const percent = Math.floor((upload.sent / Math.max(upload.bytes, 1)) * 100);
      return { ...quiet, status: t.sending({ percent }), percent };
    }
    case "ready":
      return quiet;
    case "failed":
      return { ...quiet, problem: t.failed[state.reason] };
    case "rejected":
      return { ...quiet, problem: `${t.rejected[state.reason]} ${t.rejectedHelp}` };
  }
}
