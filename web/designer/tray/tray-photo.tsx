import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useMessages } from "../../messages/context.tsx";
import { useDesk } from "../desk/desk.ts";
import type { TrayEntry } from "../photos/tray-entries.ts";
import { usePictureSources, usePictureUrl } from "../photos/use-pictures.ts";
import { uploadWords } from "./upload-words.ts";

interface TrayPhotoProps {
  readonly entry: TrayEntry;
  readonly onPlace: (photo: string) => void;
}

/** A photo of the tray: a press puts it into the picture. What went wrong with it stands under it, with a way on. */
export function TrayPhoto({ entry, onPlace }: TrayPhotoProps) {
  const t = useMessages().designer;
  const { session, uploads } = useDesk();
  const url = usePictureUrl(entry.photo, 512);
  const { upload } = entry;
  const source = usePictureSources().get(entry.photo);
  const { status, problem, percent } = uploadWords(t, upload, source);

  const remove = () => {
    const inDesign = session.state().document.photos.some(({ id }) => id === entry.photo);
    // a sound upload goes on: undo may bring its photo back
    if (problem || !inDesign) uploads.remove(entry.photo);
    if (inDesign) session.perform({ type: "removePhoto", photo: entry.photo });
  };

  return (
    <div className={classNames("tray-photo", entry.used && "tray-photo-used", problem && "tray-photo-failed")}>
      <button
        type="button"
        className="tray-photo-face"
        aria-label={[t.tray.place(entry.name), entry.used && t.tray.used, status].filter(Boolean).join(", ")}
        aria-pressed={entry.used}
        aria-disabled={!entry.placeable || undefined}
        onClick={() => entry.placeable && onPlace(entry.photo)}
      >
        {url ? <img src={url} alt="" draggable={false} /> : <Icon name="picture" />}
        {entry.used && (
          <span className="tray-photo-check">
            <Icon name="check" />
          </span>
        )}
        {status && !problem && (
          <span className="tray-photo-status num" aria-hidden="true">
            {percent !== null && <i style={{ width: `${percent}%` }} />}
            <span>{status}</span>
          </span>
        )}
      </button>
      <IconButton className="tray-photo-remove" icon="close" small label={t.tray.remove(entry.name)} onClick={remove} />
      {problem && (
        <p className="tray-photo-problem" role="alert">
          <b>{entry.name}</b> {problem}
          {upload?.state.step === "failed" && (
            <button type="button" className="link" onClick={() => uploads.retry(entry.photo)}>
              {t.upload.retry}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
