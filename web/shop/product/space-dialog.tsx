import { type ChangeEvent, useEffect, useId, useMemo, useState } from "react";
import { formatLength, formatSize } from "../../../core/length-text.ts";
import { sofaSize } from "../../../design/sofa.ts";
import type { KindSpace } from "../../../products/kind-page.ts";
import "./space-dialog.css";
import { Dialog } from "../../../ui/dialog.tsx";
import type { DialogViewProps } from "../../frame/dialogs/dialogs.ts";
import { wallColours } from "../../scene/room/room-settings.ts";
import type { SpaceContents } from "../../scene/room/space/space-contents.ts";
import { SpaceStage } from "../../scene/room/space-stage.tsx";
import { useMessages } from "../../words/context.tsx";
import type { Piece } from "./calculator.ts";
import type { Calculator } from "./use-calculator.ts";

/** What hangs there until she shows a photo of her own. */
const sample = "/pictures/photo-dunes-1600.avif";

/** The chosen piece in space with frame, mat and edge (specification: 3d-preview), built like the designer's. */
export function SpaceDialog({ payload: calculator, close }: DialogViewProps<Calculator>) {
  const { product: t, designer } = useMessages();
  const [file, setFile] = useState<File | null>(null);
  const [unavailable, setUnavailable] = useState(false);
  const photo = usePhoto(file);
  const { page, setup, state, shop } = calculator;
  const contents = useContents(calculator, photo);
  const { frame, mat } = page.wall?.surroundings(state.configuration, setup.release) ?? { frame: null, mat: null };
  const outer = frame?.outer ?? mat?.outer;
  const size = outer
    ? { width: Math.round(outer.width / 1000), height: Math.round(outer.height / 1000) }
    : (calculator.size ?? { width: 0, height: 0 });
  const words = designer.wall.text({
    size: formatSize(size, shop.locale),
    sofa: formatLength(sofaSize.width / 1000, shop.locale),
  });
  const input = useId();
  return (
    <Dialog open onClose={() => void close()} title={t.space.title} closeLabel={t.close} wide className="space-dialog">
      {unavailable ? (
        <p>{designer.wall.unavailable}</p>
      ) : (
        <SpaceStage
          contents={contents}
          words={words}
          labels={designer.wall}
          onUnavailable={() => setUnavailable(true)}
        />
      )}
      <div className="space-dialog-foot">
        <p>{words}</p>
        <label className="link" htmlFor={input}>
          {t.space.ownPhoto}
        </label>
        <input
          id={input}
          className="visually-hidden"
          type="file"
          accept="image/*"
          onChange={(event: ChangeEvent<HTMLInputElement>) => setFile(event.target.files?.[0] ?? null)}
        />
        <p className="label">{t.space.staysHere}</p>
      </div>
    </Dialog>
  );
}

type Photo = Pick<HTMLImageElement, "naturalWidth" | "naturalHeight"> & CanvasImageSource;

/** Her own photo, never uploaded, or the sample; null while it loads; the sample again where it cannot be shown. */
function usePhoto(file: File | null): Photo | null {
  const [photo, setPhoto] = useState<Photo | null>(null);
  useEffect(() => {
    let current = true;
    const url = file && URL.createObjectURL(file);
    const show = (loaded: Photo) => current && setPhoto(loaded);
    void decoded(url ?? sample).then(show, () => decoded(sample).then(show, () => show(blankPhoto())));
    return () => {
      current = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [file]);
  return photo;
}

async function decoded(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
}

/** A piece without a picture is still a piece. */
function blankPhoto(): Photo {
  const canvas = Object.assign(document.createElement("canvas"), { width: 3, height: 2 });
  const context = canvas.getContext("2d");
  if (context) {
    context.fillStyle = "#d9d0c1";
    context.fillRect(0, 0, 3, 2);
  }
  return Object.assign(canvas, { naturalWidth: 3, naturalHeight: 2 });
}

/** The piece with the photo on it; null until its kind's scene is loaded, and where nothing of it can be drawn. */
function useContents({ page, state, setup }: Calculator, photo: Photo | null): SpaceContents | null {
  const [space, setSpace] = useState<KindSpace<Piece, unknown> | null>(null);
  useEffect(() => {
    void page.wall?.space?.().then(setSpace);
  }, [page]);
  return useMemo(() => {
    if (!space || !photo) return null;
    const shown = { id: "shown", width: photo.naturalWidth, height: photo.naturalHeight };
    const scene = space.contents(state.configuration, setup.release, shown);
    return scene && { ...scene, pictures: new Map([[shown.id, photo]]), wall: wallColours.plaster };
  }, [space, photo, state, setup]);
}
