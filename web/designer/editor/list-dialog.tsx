import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useMessages } from "../../messages/context.tsx";
import { useDesk } from "../desk/desk.ts";
import { useDesignView } from "../desk/use-design.ts";
import { photoElements } from "../photos/photo-operations.ts";
import { sharpnessOf } from "../stage/sharpness.ts";
import "./list-dialog.css";

interface ListDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSwap: (element: string) => void;
}

/** The whole design in words, in reading order, each part with what can be done about it. */
export function ListDialog({ open, onClose, onSwap }: ListDialogProps) {
  const t = useMessages().designer;
  return (
    <Dialog open={open} onClose={onClose} title={t.list.title} closeLabel={t.list.close}>
      <DesignList onClose={onClose} onSwap={onSwap} />
    </Dialog>
  );
}

function DesignList({ onClose, onSwap }: Omit<ListDialogProps, "open">) {
  const t = useMessages().designer;
  const { kind, data, text, session, shop } = useDesk();
  const { configuration, document, resolution, layouts } = useDesignView();
  const { title, facts } = kind.describe(configuration, data);
  const trim = layouts[0]?.trim;
  return (
    <div className="design-list">
      <p>
        <b>{text(title)}</b>
        <br />
        {facts.map(text).join(", ")}
      </p>
      <ol>
        {photoElements(document).map((element, n) => {
          const photo = document.photos.find(({ id }) => id === element.photo);
          const judged = resolution.find((one) => one.element === element.id);
          const sharpness = judged && trim && sharpnessOf(judged, trim, t, shop.locale);
          return (
            <li key={element.id}>
              <h3>{photo ? photo.name : t.photo.emptyName(n + 1)}</h3>
              {photo && (
                <dl>
                  <dt>{t.photo.fitLabel}</dt>
                  <dd>{t.photo[element.placement.fit]}</dd>
                  <dt>{t.photo.zoom}</dt>
                  <dd className="num">{t.photo.zoomText(Math.round(element.placement.zoom / 10_000))}</dd>
                  <dt>{t.list.turned}</dt>
                  <dd className="num">
                    {t.photo.degrees((element.placement.rotation / 1000).toLocaleString(shop.locale))}
                  </dd>
                  {sharpness && (
                    <>
                      <dt>{t.list.resolution}</dt>
                      <dd className="num">
                        {sharpness.verdict}, {sharpness.detail}
                      </dd>
                    </>
                  )}
                </dl>
              )}
              <div className="design-list-actions">
                <Button
                  look="ghost"
                  small
                  onClick={() => {
                    session.select([element.id]);
                    onClose();
                  }}
                >
                  {t.list.select}
                </Button>
                <Button
                  look="ghost"
                  small
                  onClick={() => {
                    onClose();
                    onSwap(element.id);
                  }}
                >
                  {photo ? t.photo.swap : t.list.choose}
                </Button>
                {photo && (
                  <Button
                    look="ghost"
                    small
                    onClick={() => session.perform({ type: "placePhoto", element: element.id, photo: null })}
                  >
                    {t.list.remove}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
