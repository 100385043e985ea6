import { photoPlaces, placeIn } from "../../../design/place-many.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { useMessages } from "../../messages/context.tsx";
import { useDesk } from "../desk/desk.ts";
import { useDesignView } from "../desk/use-design.ts";
import { AddPhotos } from "../library/add-photos.tsx";
import { usePictureUrl } from "../photos/use-pictures.ts";
import "./swap-dialog.css";

interface SwapDialogProps {
  /** The element that gets another photo; null keeps the dialog closed. */
  readonly element: string | null;
  readonly onClose: () => void;
}

/** Chooses another photo for a place. */
export function SwapDialog({ element, onClose }: SwapDialogProps) {
  const t = useMessages().designer;
  const { session } = useDesk();
  const { document, layouts } = useDesignView();
  const place = element === null ? undefined : photoPlaces(document, layouts).find((one) => one.element.id === element);
  return (
    <Dialog open={element !== null} onClose={onClose} title={t.photo.swapTitle} closeLabel={t.photo.close}>
      <div className="swap-photos">
        {document.photos.map((photo) => (
          <SwapPhoto
            key={photo.id}
            photo={photo.id}
            name={photo.name}
            onChoose={() => {
              if (place) session.perform(placeIn(place, photo));
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

interface SwapPhotoProps {
  readonly photo: string;
  readonly name: string;
  readonly onChoose: () => void;
}

function SwapPhoto({ photo, name, onChoose }: SwapPhotoProps) {
  const url = usePictureUrl(photo, 512);
  return (
    <button type="button" className="swap-photo" onClick={onChoose}>
      {url ? <img src={url} alt="" /> : <span className="swap-photo-missing" />}
      <span>{name}</span>
    </button>
  );
}
