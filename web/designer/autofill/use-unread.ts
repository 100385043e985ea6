import type { Upload } from "../../uploads/upload.ts";
import { useDesk } from "../desk/desk.ts";
import { useCalm } from "../library/use-calm.ts";
import { usePictureSources } from "../photos/use-pictures.ts";

/** How many photos were chosen for this design and are not decoded yet. Those that this device cannot decode are not waited for. */
export function useUnread(): number {
  const { uploads, session } = useDesk();
  const queue = useCalm(uploads.subscribe, uploads.queue);
  const sources = usePictureSources();
  const { design } = session.state().kept;
  const isDecoded = ({ photo, state }: Upload) => sources.has(photo) || ended.has(state.step);
  return queue.filter((upload) => upload.group === design && !isDecoded(upload)).length;
}

const ended: ReadonlySet<Upload["state"]["step"]> = new Set(["ready", "rejected", "failed"]);
