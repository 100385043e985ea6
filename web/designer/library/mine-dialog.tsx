import { useEffect, useState } from "react";
import { type PhotoRecord, proxyPath } from "../../../services/photos/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { fetchMyPhotos } from "../uploads/http-photos.ts";
import "./mine-dialog.css";

interface MineDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Photos that were uploaded for other designs join this one. */
export function MineDialog({ open, onClose }: MineDialogProps) {
  const t = useMessages().designer.library;
  const { photos } = useDesignContext();
  const [chosen, choose] = useState<readonly PhotoRecord[]>([]);
  const close = () => {
    choose([]);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t.mine.title}
      closeLabel={t.place.close}
      wide
      footer={
        chosen.length > 0 && (
          <Button
            onClick={() => {
              void photos.adopt(chosen);
              close();
            }}
          >
            {t.mine.take({ count: chosen.length })}
          </Button>
        )
      }
    >
      <Mine
        chosen={chosen}
        onChoose={(photo) =>
          choose((before) =>
            before.some(({ id }) => id === photo.id) ? before.filter(({ id }) => id !== photo.id) : [...before, photo],
          )
        }
      />
    </Dialog>
  );
}

interface Loaded {
  readonly photos: readonly PhotoRecord[];
  readonly next: string | null;
  readonly state: "loading" | "failed" | "loaded";
}

interface MineProps {
  readonly chosen: readonly PhotoRecord[];
  readonly onChoose: (photo: PhotoRecord) => void;
}

function Mine({ chosen, onChoose }: MineProps) {
  const t = useMessages().designer.library.mine;
  const { session } = useDesignContext();
  const [{ photos, next, state }, set] = useState<Loaded>({ photos: [], next: null, state: "loading" });
  const load = async (before: string | null) => {
    set((loaded) => ({ ...loaded, state: "loading" }));
    const page = await fetchMyPhotos(before);
    set((loaded) => {
      if (!page) return { ...loaded, state: "failed" };
      return { photos: [...(before === null ? [] : loaded.photos), ...page.photos], next: page.next, state: "loaded" };
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page, once
  useEffect(() => void load(null), []);
  const here = new Set(session.state().document.photos.map(({ id }) => id));
  const others = photos.filter(({ id }) => !here.has(id));
  return (
    <div className="mine">
      <LiveRegion visible className="label">
        {state === "loading" ? t.loading : chosen.length > 0 ? t.chosen({ count: chosen.length }) : ""}
      </LiveRegion>
      <ul>
        {others.map((photo) => {
          const isChosen = chosen.some(({ id }) => id === photo.id);
          return (
            <li key={photo.id}>
              <button type="button" aria-label={photo.name} aria-pressed={isChosen} onClick={() => onChoose(photo)}>
                <img src={proxyPath(photo.id, 512)} alt="" loading="lazy" decoding="async" draggable={false} />
                {isChosen && <Icon name="check" />}
              </button>
            </li>
          );
        })}
      </ul>
      {state === "loaded" && others.length === 0 && next === null && <p>{t.none}</p>}
      {state === "failed" && (
        <p role="alert">
          {t.failed}{" "}
          <button type="button" className="link" onClick={() => void load(photos.at(-1)?.id ?? null)}>
            {t.retry}
          </button>
        </p>
      )}
      {state === "loaded" && next !== null && (
        <Button look="ghost" onClick={() => void load(next)}>
          {t.further}
        </Button>
      )}
    </div>
  );
}
