import type { ReactNode } from "react";
import type { DesignPhoto } from "../../../design/document.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { useMessages } from "../../words/context.tsx";
import { useDesignView } from "../context/use-design.ts";
import { usePictureUrl } from "../photos/use-pictures.ts";
import { AddPhotos } from "./add-photos.tsx";
import "./photo-choice.css";

interface PhotoChoiceProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly onChoose: (photo: DesignPhoto) => void;
}

/** One of the design's photos, or new ones to choose from. */
export function PhotoChoice({ open, title, onClose, onChoose }: PhotoChoiceProps) {
  const t = useMessages().designer;
  const { document } = useDesignView();
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t.photo.close}>
      <div className="swap-photos">
        {document.photos.map((photo) => (
          <PhotoButton
            key={photo.id}
            photo={photo}
            onChoose={() => {
              onChoose(photo);
              onClose();
            }}
          />
        ))}
      </div>
      <AddPhotos look="field">
        <b>{t.tray.add}</b>
      </AddPhotos>
    </Dialog>
  );
}

function PhotoButton({
  photo: { id, name },
  onChoose,
}: {
  readonly photo: DesignPhoto;
  readonly onChoose: () => void;
}) {
  const url = usePictureUrl(id, 512);
  return (
    <button type="button" className="swap-photo" onClick={onChoose}>
      {url ? <img src={url} alt="" /> : <span className="swap-photo-missing" />}
      <span>{name}</span>
    </button>
  );
}
