import { useDesignContext } from "../context/design-context.ts";
import { usePictureSources } from "../photos/use-pictures.ts";
import { useCalm } from "../uploads/use-calm.ts";

/** How many chosen photos are not in this design yet, without those that this device cannot decode. */
export function useUnread(): number {
  const { uploads, session, photos } = useDesignContext();
  const queue = useCalm(uploads.subscribe, uploads.queue);
  // A photo that turns out to be none of those changes its source and nothing else.
  usePictureSources();
  const { design } = session.state().kept;
  return queue.filter(({ photo, group }) => group === design && photos.isComing(photo)).length;
}
