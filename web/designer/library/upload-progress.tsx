import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { useMessages } from "../../words/context.tsx";
import { overallProgress, type Queue } from "../uploads/queue.ts";
import { isOver } from "../uploads/upload.ts";

interface UploadProgressProps {
  readonly queue: Queue;
  /** The design whose photos are on their way. */
  readonly group: string;
}

/** How far all uploads of the design are; nothing once they are through. */
export function UploadProgress({ queue, group }: UploadProgressProps) {
  const t = useMessages().designer;
  if (!queue.some((upload) => upload.group === group && !isOver(upload))) return null;
  const progress = overallProgress(queue, group);
  return (
    <div className="library-progress">
      <ProgressBar
        label={progress.arrived < progress.photos ? t.upload.progress : t.upload.checkingAll}
        detail={t.upload.overall({ arrived: progress.arrived, of: progress.photos })}
        value={Math.round(progress.share * 100)}
      />
      <p className="label">{t.tray.background}</p>
    </div>
  );
}
