import { dayText } from "../../../core/date-text.ts";
import type { DesignPhoto } from "../../../design/document.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useLocale, useMessages } from "../../words/context.tsx";
import { useWork } from "../board/work.ts";
import { useDesignContext } from "../context/design-context.ts";
import { useDesignView } from "../context/use-design.ts";
import { useHands } from "../hands/hands.ts";
import { usePictureUrl } from "../photos/use-pictures.ts";
import "./photo-dialog.css";
import { PlaceChoice } from "./place-choice.tsx";
import { removeFromLibrary } from "./remove-from-library.ts";
import type { Placing } from "./use-placing.ts";
import { namedPlaces } from "./where.ts";

interface PhotoDialogProps {
  /** Null keeps it closed. */
  readonly photo: string | null;
  readonly placing: Placing;
  readonly onClose: () => void;
}

/** One photo: what is known of it, where it is in the design, and all places it can go to without dragging. */
export function PhotoDialog({ photo, placing, onClose }: PhotoDialogProps) {
  const t = useMessages().designer.library;
  const { photos } = useDesignContext();
  const known = photo === null ? null : photos.known(photo);
  return (
    <Dialog open={known !== null} onClose={onClose} title={known?.name} closeLabel={t.place.close}>
      {known && <Contents photo={known} placing={placing} onClose={onClose} />}
    </Dialog>
  );
}

interface ContentsProps {
  readonly photo: DesignPhoto;
  readonly placing: Placing;
  readonly onClose: () => void;
}

function Contents({ photo, placing, onClose }: ContentsProps) {
  const words = useMessages().designer;
  const t = words.library;
  const context = useDesignContext();
  const hands = useHands();
  const { show } = useWork();
  const { document, layouts } = useDesignView();
  const url = usePictureUrl(photo.id, 512);
  const places = namedPlaces(document, layouts, words);
  const used = places.filter(({ element }) => element.photo === photo.id);
  const leave = (placed: string | null) => {
    onClose();
    if (placed !== null) hands.say(t.placed({ name: placed }));
  };
  return (
    <div className="photo-dialog">
      <div className="photo-dialog-facts">
        {url && <img src={url} alt="" />}
        <Facts photo={photo} />
      </div>
      {used.length > 0 && (
        <section>
          <h3>{t.place.used}</h3>
          <div className="photo-dialog-places">
            {used.map(({ element, layout, where }) => (
              <Button
                key={element.id}
                look="ghost"
                small
                onClick={() => {
                  onClose();
                  show(layout.surface);
                  context.session.select([element.id]);
                }}
              >
                {t.place.show({ where })}
              </Button>
            ))}
          </div>
        </section>
      )}
      <PlaceChoice
        places={places}
        layouts={layouts}
        photo={photo.id}
        onPlace={(place) => leave(placing.into(place, photo.id))}
        onAdd={(surface) => leave(placing.onto(surface, photo.id, null))}
      />
      <Button
        look="quiet"
        icon="trash"
        onClick={() => {
          onClose();
          removeFromLibrary(context, photo.id, false);
        }}
      >
        {t.place.remove}
      </Button>
    </div>
  );
}

function Facts({ photo: { takenAt, width, height, faces, focus } }: { readonly photo: DesignPhoto }) {
  const t = useMessages().designer.library.place;
  const locale = useLocale();
  const [day, time] = takenAt?.split("T") ?? [];
  return (
    <dl>
      {day && time && (
        <>
          <dt>{t.taken}</dt>
          <dd className="num">{`${dayText(day, locale)} ${day.slice(0, 4)}, ${time.slice(0, 5)}`}</dd>
        </>
      )}
      <dt>{t.size}</dt>
      <dd className="num">{t.pixels({ width, height })}</dd>
      <dt>{t.sight}</dt>
      <dd>{faces && faces.length > 0 ? t.byFaces({ count: faces.length }) : focus ? t.byFocus : t.byMiddle}</dd>
    </dl>
  );
}
