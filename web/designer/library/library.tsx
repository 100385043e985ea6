import { memo, useCallback, useMemo, useState } from "react";
import type { DesignDocument } from "../../../design/document.ts";
import { useLocale, useMessages } from "../../words/context.tsx";
import { AutofillDialog } from "../autofill/autofill-dialog.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { useHands } from "../hands/hands.ts";
import { photoElements } from "../photos/photo-operations.ts";
import { usePictureSources } from "../photos/use-pictures.ts";
import { grouped, type Order } from "./grouped.ts";
import "./library.css";
import { useCalm } from "../uploads/use-calm.ts";
import { countUses, isTroubled, type LibraryEntry, libraryEntries } from "./library-entries.ts";
import { type Filter, LibraryHead } from "./library-head.tsx";
import { MineDialog } from "./mine-dialog.tsx";
import { PhotoDialog } from "./photo-dialog.tsx";
import { PhotoList } from "./photo-list.tsx";
import { softPhotos } from "./soft-photos.ts";
import { TroubledPhoto } from "./troubled-photo.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import type { Placing } from "./use-placing.ts";

/** All photos of this design, and those on their way; the way to those of other designs. */
export const Library = memo(function Library({ placing }: { readonly placing: Placing }) {
  const t = useMessages().designer;
  const locale = useLocale();
  const hands = useHands();
  const { uploads, session, photos, kind, data } = useDesignContext();
  const document = useCalm(session.subscribe, () => session.state().document);
  const queue = useCalm(uploads.subscribe, uploads.queue);
  const sources = usePictureSources();
  const [order, setOrder] = useState<Order>("newest");
  const [filter, setFilter] = useState<Filter>("all");
  const [dialog, setDialog] = useState<{ readonly photo: string } | "mine" | "autofill" | null>(null);
  const group = session.state().kept.design;

  const layouts = useMemo(() => kind.design.surfaces(document, data), [kind, data, document]);
  const soft = useMemo(() => softPhotos(document, layouts), [document, layouts]);
  const entries = useMemo(
    () => libraryEntries({ photos: document.photos, uses: usesIn(document), queue, group, known: photos.known }),
    [document, queue, group, photos],
  );
  const troubled = entries.filter((entry) => isTroubled(entry, sources));
  const sound = useMemo(() => entries.filter((entry) => !isTroubled(entry, sources)), [entries, sources]);
  const groups = useMemo(
    () => grouped(sound.filter(filters[filter]), order, new Intl.Collator(locale, { numeric: true })),
    [sound, filter, order, locale],
  );

  const place = useCallback(
    (photo: string) => {
      const placed = placing.press(photo);
      if (placed === null) setDialog({ photo });
      else hands.say(t.library.placed({ name: placed }));
    },
    [placing, hands, t],
  );
  const more = useCallback((photo: string) => setDialog({ photo }), []);
  const close = useCallback(() => setDialog(null), []);
  return (
    <aside className="library" aria-label={t.tray.title}>
      <LibraryHead
        order={order}
        setOrder={setOrder}
        filter={filter}
        setFilter={setFilter}
        document={document}
        layouts={layouts}
        entries={sound}
        onMine={() => setDialog("mine")}
        onAutofill={() => setDialog("autofill")}
      />
      {groups.length > 0 && <PhotoList groups={groups} soft={soft} onPlace={place} onMore={more} />}
      {groups.length === 0 && sound.length > 0 && <p className="label library-note">{t.library.nothingFree}</p>}
      {troubled.length > 0 && (
        <ul className="library-troubles">
          {troubled.map((entry) => (
            <TroubledPhoto key={entry.photo} entry={entry} />
          ))}
        </ul>
      )}
      <UploadProgress queue={queue} group={group} />
      <PhotoDialog
        placing={placing}
        photo={typeof dialog === "string" ? null : (dialog?.photo ?? null)}
        onClose={close}
      />
      {kind.design.autofill && <AutofillDialog open={dialog === "autofill"} onClose={close} />}
      <MineDialog open={dialog === "mine"} onClose={close} />
    </aside>
  );
});

const usesIn = (document: DesignDocument) => countUses(photoElements(document).map(({ photo }) => photo));

const filters: Readonly<Record<Filter, (entry: LibraryEntry) => boolean>> = {
  all: () => true,
  free: ({ uses }) => uses === 0,
  faces: ({ facts }) => (facts?.faces?.length ?? 0) > 0,
};
