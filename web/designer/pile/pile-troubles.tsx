import { useMemo, useSyncExternalStore } from "react";
import { useDesignContext } from "../context/design-context.ts";
import { useSessionValue } from "../context/use-design.ts";
import { isTroubled, libraryEntries } from "../library/library-entries.ts";
import "../library/library.css";
import { TroubledPhoto } from "../library/troubled-photo.tsx";
import { UploadProgress } from "../library/upload-progress.tsx";
import { usePictureSources } from "../photos/use-pictures.ts";
import { isOver } from "../uploads/upload.ts";

/** Photos on their way, and those that could not be taken, each with the reason. */
export function PileTroubles() {
  const { uploads, session } = useDesignContext();
  const photos = useSessionValue(session, (state) => state.document.photos);
  const queue = useSyncExternalStore(uploads.subscribe, uploads.queue, uploads.queue);
  const sources = usePictureSources();
  const group = session.state().kept.design;
  const troubled = useMemo(() => {
    const entries = libraryEntries({ photos, uses: new Map(), queue, group, known: () => null });
    return entries.filter((entry) => isTroubled(entry, sources));
  }, [photos, queue, group, sources]);
  const running = queue.some((upload) => upload.group === group && !isOver(upload));
  if (!running && troubled.length === 0) return null;
  return (
    <div className="pile-troubles">
      <UploadProgress queue={queue} group={group} />
      {troubled.length > 0 && (
        <ul>
          {troubled.map((entry) => (
            <TroubledPhoto key={entry.photo} entry={entry} />
          ))}
        </ul>
      )}
    </div>
  );
}
