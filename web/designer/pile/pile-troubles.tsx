import { useMemo, useSyncExternalStore } from "react";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { useMessages } from "../../messages/context.tsx";
import { overallProgress } from "../../uploads/queue.ts";
import { isOver } from "../../uploads/upload.ts";
import { useDesk } from "../desk/desk.ts";
import { useSessionValue } from "../desk/use-design.ts";
import { isTroubled, trayEntries } from "../photos/tray-entries.ts";
import { usePictureSources } from "../photos/use-pictures.ts";
import { TrayPhoto } from "../tray/tray-photo.tsx";

const nothingUsed: ReadonlySet<string> = new Set();

/** Photos on their way, and those that could not be taken, each with the reason. */
export function PileTroubles() {
  const t = useMessages().designer;
  const { uploads, session } = useDesk();
  const photos = useSessionValue(session, (state) => state.document.photos);
  const queue = useSyncExternalStore(uploads.subscribe, uploads.queue, uploads.queue);
  const sources = usePictureSources();
  const group = session.state().kept.design;
  const troubled = useMemo(
    () => trayEntries(photos, nothingUsed, queue, group).filter((entry) => isTroubled(entry, sources)),
    [photos, queue, group, sources],
  );
  const running = queue.some((upload) => upload.group === group && !isOver(upload));
  const progress = overallProgress(queue, group);
  if (!running && troubled.length === 0) return null;
  return (
    <div className="pile-troubles">
      {running && (
        <ProgressBar
          label={progress.arrived < progress.photos ? t.upload.progress : t.upload.checkingAll}
          detail={t.upload.overall(progress.arrived, progress.photos)}
          value={Math.round(progress.share * 100)}
        />
      )}
      {troubled.length > 0 && (
        <ul>
          {troubled.map((entry) => (
            <li key={entry.photo}>
              <TrayPhoto entry={entry} onPlace={() => {}} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
