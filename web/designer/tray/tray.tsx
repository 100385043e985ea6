import { memo, useMemo, useSyncExternalStore } from "react";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { useMessages } from "../../messages/context.tsx";
import { overallProgress } from "../../uploads/queue.ts";
import { isOver } from "../../uploads/upload.ts";
import { useDesk } from "../desk/desk.ts";
import { useSessionValue } from "../desk/use-design.ts";
import { photoElements } from "../photos/photo-operations.ts";
import { isTroubled, trayEntries } from "../photos/tray-entries.ts";
import { usePictureSources } from "../photos/use-pictures.ts";
import { AddPhotos } from "./add-photos.tsx";
import "./tray.css";
import { TrayPhoto } from "./tray-photo.tsx";

interface TrayProps {
  readonly onPlace: (photo: string) => void;
}

/** The photos of this design, and those on their way. */
export const Tray = memo(function Tray({ onPlace }: TrayProps) {
  const t = useMessages().designer;
  const { uploads, session } = useDesk();
  const photos = useSessionValue(session, (state) => state.document.photos);
  const used = useSessionValue(session, (state) =>
    photoElements(state.document)
      .map(({ photo }) => photo)
      .join(" "),
  );
  const queue = useSyncExternalStore(uploads.subscribe, uploads.queue, uploads.queue);
  const group = session.state().kept.design;
  const entries = useMemo(
    () => trayEntries(photos, new Set(used.split(" ")), queue, group),
    [photos, used, queue, group],
  );
  const sources = usePictureSources();
  const troubled = entries.filter((entry) => isTroubled(entry, sources));
  const sound = entries.filter((entry) => !troubled.includes(entry));
  const running = queue.some((upload) => upload.group === group && !isOver(upload));
  const progress = overallProgress(queue, group);
  return (
    <aside className="tray" aria-label={t.tray.title}>
      <div className="tray-head">
        <h2>{t.tray.title}</h2>
        <span className="label num">{t.tray.count(entries.length)}</span>
      </div>
      <div className="tray-add">
        <AddPhotos look="field">
          <b>{t.tray.add}</b>
          {t.tray.orDrop}
        </AddPhotos>
      </div>
      {entries.length > 0 && (
        <ul className="tray-photos">
          <li className="tray-add-tile">
            <AddPhotos look="field">
              <span className="visually-hidden">{t.tray.add}</span>
            </AddPhotos>
          </li>
          {sound.map((entry) => (
            <li key={entry.photo}>
              <TrayPhoto entry={entry} onPlace={onPlace} />
            </li>
          ))}
        </ul>
      )}
      {troubled.length > 0 && (
        <ul className="tray-troubles">
          {troubled.map((entry) => (
            <li key={entry.photo}>
              <TrayPhoto entry={entry} onPlace={onPlace} />
            </li>
          ))}
        </ul>
      )}
      {running && (
        <div className="tray-progress">
          <ProgressBar
            label={progress.arrived < progress.photos ? t.upload.progress : t.upload.checkingAll}
            detail={t.upload.overall(progress.arrived, progress.photos)}
            value={Math.round(progress.share * 100)}
          />
          <p className="label">{t.tray.background}</p>
        </div>
      )}
    </aside>
  );
});
