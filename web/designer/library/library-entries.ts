import type { DesignPhoto } from "../../../design/document.ts";
import type { PictureSource } from "../photos/pictures.ts";
import type { Queue } from "../uploads/queue.ts";
import type { Upload } from "../uploads/upload.ts";

/** One place in the library. */
export interface LibraryEntry {
  readonly photo: string;
  readonly name: string;
  /** What is known of it; null before its size is. */
  readonly facts: DesignPhoto | null;
  /** How often it is in the design. */
  readonly uses: number;
  readonly placeable: boolean;
  readonly upload: Upload | null;
}

/** Did something go wrong with it? Such entries need words and stand by themselves. */
export const isTroubled = ({ photo, upload }: LibraryEntry, sources: ReadonlyMap<string, PictureSource>): boolean =>
  upload ? upload.state.step === "failed" || upload.state.step === "rejected" : sources.get(photo)?.from === "nowhere";

export interface LibraryContents {
  readonly photos: readonly DesignPhoto[];
  readonly uses: ReadonlyMap<string, number>;
  readonly queue: Queue;
  /** The design that uploads belong to. */
  readonly group: string;
  /** A photo that was brought before, also one that was taken back since. */
  readonly known: (photo: string) => DesignPhoto | null;
}

/** What the library shows: the design's photos, then files that are chosen but not part of it (not yet, or refused). */
export function libraryEntries({ photos, uses, queue, group, known }: LibraryContents): readonly LibraryEntry[] {
  const uploads = new Map(queue.filter((upload) => upload.group === group).map((upload) => [upload.photo, upload]));
  const inDesign = photos.map((facts): LibraryEntry => {
    const { id, name } = facts;
    const upload = uploads.get(id) ?? null;
    uploads.delete(id);
    const placeable = upload?.state.step !== "rejected";
    return { photo: id, name, facts, uses: uses.get(id) ?? 0, placeable, upload };
  });
  const others = [...uploads.values()].map((upload): LibraryEntry => {
    const facts = known(upload.photo);
    const placeable = facts !== null && upload.state.step !== "rejected";
    return { photo: upload.photo, name: upload.name, facts, uses: 0, placeable, upload };
  });
  return [...inDesign, ...others];
}

/** How often each of these photos is named. */
export function countUses(photos: readonly (string | null)[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const photo of photos) if (photo !== null) uses.set(photo, (uses.get(photo) ?? 0) + 1);
  return uses;
}
