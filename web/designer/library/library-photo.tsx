import { draggable } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { memo, useEffect, useRef } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useMessages } from "../../words/context.tsx";
import { usePictureSource, usePictureUrl } from "../photos/use-pictures.ts";
import type { LibraryEntry } from "./library-entries.ts";
import { dragData } from "./photo-drag.ts";
import { uploadWords } from "./upload-words.ts";

interface LibraryPhotoProps {
  readonly entry: LibraryEntry;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly n: number;
  readonly count: number;
  /** The one that Tab comes to. */
  readonly active: boolean;
  readonly soft: boolean;
  readonly onPlace: (photo: string) => void;
  readonly onMore: (photo: string) => void;
}

/** A photo of the library: a click places it, it can be dragged to a place, and a button offers all places. */
export const LibraryPhoto = memo(function LibraryPhoto(props: LibraryPhotoProps) {
  const { entry, x, y, width, height, n, count, active, soft, onPlace, onMore } = props;
  const t = useMessages().designer;
  const url = usePictureUrl(entry.photo, 512);
  const { status, percent } = uploadWords(t, entry.upload, usePictureSource(entry.photo));
  const face = useRef<HTMLButtonElement>(null);
  const { photo, name, placeable, uses } = entry;
  const faces = entry.facts?.faces?.length ?? 0;
  useEffect(() => {
    const element = face.current;
    if (!element || !placeable) return undefined;
    return draggable({ element, getInitialData: () => dragData(photo) });
  }, [photo, placeable]);
  const signs = [
    uses > 0 && t.library.times({ count: uses }),
    faces > 0 && t.library.facesIn({ count: faces }),
    soft && t.library.soft,
    status,
  ];
  return (
    <li
      className={classNames("library-photo", uses > 0 && "library-photo-used")}
      style={{ left: x, top: y, width, height }}
      aria-setsize={count}
      aria-posinset={n + 1}
    >
      <button
        ref={face}
        type="button"
        className="library-photo-face"
        data-tile={n}
        tabIndex={active ? 0 : -1}
        aria-label={[t.tray.place({ name }), ...signs].filter(Boolean).join(", ")}
        aria-pressed={uses > 0}
        aria-disabled={!placeable || undefined}
        onClick={() => placeable && onPlace(photo)}
      >
        {url ? <img src={url} alt="" draggable={false} decoding="async" /> : <Icon name="picture" />}
        {uses > 0 && (
          <span className="library-photo-check num">
            {uses > 1 && uses}
            <Icon name="check" />
          </span>
        )}
        {faces > 0 && !status && (
          <span className="library-photo-sign num">
            <Icon name="smile" />
            {faces}
          </span>
        )}
        {soft && !status && (
          <span className="library-photo-sign library-photo-soft">
            <Icon name="warning" />
            {t.library.soft}
          </span>
        )}
        {status && (
          <span className="library-photo-status num" aria-hidden="true">
            {percent !== null && <i style={{ width: `${percent}%` }} />}
            <span>{status}</span>
          </span>
        )}
      </button>
      {placeable && (
        <IconButton
          className="library-photo-more"
          icon="dots"
          small
          label={t.library.more({ name })}
          tabIndex={active ? 0 : -1}
          onClick={() => onMore(photo)}
        />
      )}
    </li>
  );
}, isSameTile);

/** Entries are rebuilt for every step of an upload. */
function isSameTile({ entry: one, ...before }: LibraryPhotoProps, { entry: other, ...after }: LibraryPhotoProps) {
  return isSame({ ...before, ...one }, { ...after, ...other });
}

const isSame = (one: object, other: object) =>
  Object.entries(one).every(([name, value]) => (other as Record<string, unknown>)[name] === value);
