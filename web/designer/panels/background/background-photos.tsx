import type { DesignPhoto, Surface } from "../../../../design/document.ts";
import { useMessages } from "../../../words/context.tsx";
import { useDesignView } from "../../context/use-design.ts";
import { usePictureUrl } from "../../photos/use-pictures.ts";
import { backgroundPhoto } from "./background-steps.ts";
import "./background-photos.css";

interface BackgroundPhotosProps {
  readonly surface: Surface;
  readonly onChoose: (photo: string) => void;
}

/** The design's photos, to lay one of them behind everything. */
export function BackgroundPhotos({ surface, onChoose }: BackgroundPhotosProps) {
  const t = useMessages().designer.panels.background;
  const { document } = useDesignView();
  const chosen = backgroundPhoto(surface)?.photo;
  return (
    <section className="background-photos">
      <h3>{t.photo}</h3>
      <p className="label">{document.photos.length > 0 ? t.photoHelp : t.noPhotos}</p>
      <ul>
        {document.photos.map((photo) => (
          <li key={photo.id}>
            <PhotoTile photo={photo} chosen={photo.id === chosen} onChoose={() => onChoose(photo.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PhotoTileProps {
  readonly photo: DesignPhoto;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function PhotoTile({ photo: { id, name }, chosen, onChoose }: PhotoTileProps) {
  const t = useMessages().designer.panels.background;
  const url = usePictureUrl(id, 512);
  return (
    <button type="button" aria-label={t.place({ name })} aria-pressed={chosen} title={name} onClick={onChoose}>
      {url !== null && <img src={url} alt="" loading="lazy" decoding="async" draggable={false} />}
    </button>
  );
}
