import type { DesignPhoto } from "../../../design/document.ts";
import type { Queue } from "../../uploads/queue.ts";
import type { Upload } from "../../uploads/upload.ts";
import type { PictureSource } from "./pictures.ts";

/** One place in the tray. */
export interface TrayEntry {
  readonly photo: string;
  readonly name: string;
  /** Is it on the picture? */
  readonly used: boolean;
  /** Can it be placed? Not before its size is known. */
  readonly placeable: boolean;
  readonly upload: Upload | null;
}

/** Did something go wrong with it? Such entries need words and stand by themselves. */
export const isTroubled = ({ photo, upload }: TrayEntry, sources: ReadonlyMap<string, PictureSource>): boolean =>
  upload ? upload.state.step === "failed" || upload.state.step === "rejected" : sources.get(photo)?.from === "nowhere";

/** What the tray shows: the design's photos, then files that are chosen but not part of it (not yet, or refused). */
export function trayEntries(
  photos: readonly DesignPhoto[],
  used: ReadonlySet<string>,
  queue: Queue,
  group: string,
): readonly TrayEntry[] {
  const uploads = new Map(queue.filter((upload) => upload.group === group).map((upload) => [upload.photo, upload]));
  const placed = photos.map(({ id, name }) => {
    const upload = uploads.get(id) ?? null;
    return { photo: id, name, used: used.has(id), placeable: upload?.state.step !== "rejected", upload };
  });
  const others = [...uploads.values()].filter((upload) => !photos.some(({ id }) => id === upload.photo));
  return [
    ...placed,
    ...others.map((upload) => ({ photo: upload.photo, name: upload.name, used: false, placeable: false, upload })),
  ];
}
