import type { DesignElement, Surface } from "../../../design/document.ts";
import { readingOrder } from "../../../design/reading-order.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useMessages } from "../../words/context.tsx";
import { useWork } from "../board/work.ts";
import { useDesignContext } from "../context/design-context.ts";
import { useDesignView } from "../context/use-design.ts";
import { useToolOf } from "../elements/tool-of.ts";
import { ListedPhoto } from "./listed-photo.tsx";
import "./list-dialog.css";

interface ListDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The whole design in words, in reading order, each part with what can be done about it. */
export function ListDialog({ open, onClose }: ListDialogProps) {
  const t = useMessages().designer;
  return (
    <Dialog open={open} onClose={onClose} title={t.list.title} closeLabel={t.list.close}>
      <DesignList onClose={onClose} />
    </Dialog>
  );
}

function DesignList({ onClose }: Omit<ListDialogProps, "open">) {
  const t = useMessages().designer;
  const { kind, data, text } = useDesignContext();
  const { configuration, document, layouts } = useDesignView();
  const { title, facts } = kind.describe(configuration, data);
  const printed = layouts.flatMap(({ surface }) => document.surfaces.find(({ id }) => id === surface) ?? []);
  return (
    <div className="design-list">
      <p>
        <b>{text(title)}</b>
        <br />
        {facts.map(text).join(", ")}
      </p>
      {printed.map((surface, n) => (
        <section key={surface.id}>
          {printed.length > 1 && <h3>{t.pages.page({ numbers: String(n + 1), of: printed.length })}</h3>}
          <ol>
            {readingOrder(surface.elements).map((element) => (
              <li key={element.id}>
                <Listed
                  element={element}
                  surface={surface}
                  onClose={onClose}
                  Heading={printed.length > 1 ? "h4" : "h3"}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface ListedProps {
  readonly element: DesignElement;
  readonly surface: Surface;
  readonly onClose: () => void;
  /** One below the heading of its side, where sides have one. */
  readonly Heading: "h3" | "h4";
}

function Listed({ element, surface, onClose, Heading }: ListedProps) {
  const t = useMessages().designer;
  const toolOf = useToolOf();
  const { session } = useDesignContext();
  const { document, resolution } = useDesignView();
  const { show, swap } = useWork();
  const n = surface.elements.filter(({ type }) => type === element.type).indexOf(element) + 1;
  const isPhoto = element.type === "photo";
  const isFilled = isPhoto && element.photo !== null;
  const leaveFor = (next: () => void) => {
    onClose();
    next();
  };
  return (
    <>
      <Heading>{toolOf(element).name(element, { words: t, n, document, resolution })}</Heading>
      {isPhoto && <ListedPhoto element={element} />}
      <div className="design-list-actions">
        <Button
          look="ghost"
          small
          onClick={() =>
            leaveFor(() => {
              show(surface.id);
              session.select([element.id]);
            })
          }
        >
          {t.list.select}
        </Button>
        {isPhoto && (
          <Button look="ghost" small onClick={() => leaveFor(() => swap(element.id))}>
            {isFilled ? t.photo.swap : t.list.choose}
          </Button>
        )}
        {(isFilled || !isPhoto) && (
          <Button
            look="ghost"
            small
            onClick={() =>
              session.perform(
                isPhoto
                  ? { type: "placePhoto", element: element.id, photo: null }
                  : { type: "removeElements", elements: [element.id] },
              )
            }
          >
            {t.list.remove}
          </Button>
        )}
      </div>
    </>
  );
}
