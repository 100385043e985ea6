import type { DesignDocument, DesignPhoto } from "../../../design/document.ts";
import type { Operation } from "../../../design/operation.ts";
import type { PhotoRecord } from "../../../services/photos/contract.ts";
import { createIntakeWatch, type FetchPhotos } from "../../uploads/intake-watch.ts";
import type { TakenFile, Uploads } from "../../uploads/uploads.ts";
import type { Session } from "../store/session.ts";
import type { LocalPicture } from "./local-picture.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { bringPhoto, correctSize, photoElements } from "./photo-operations.ts";
import type { Pictures } from "./pictures.ts";

export interface DesignPhotosPorts {
  readonly session: Session;
  readonly uploads: Uploads;
  readonly pictures: Pictures;
  readonly fetchPhotos: FetchPhotos;
  readonly readLocalPicture: (file: Blob) => Promise<LocalPicture | null>;
  readonly urlOf: (blob: Blob) => string;
  readonly bringing?: Bringing;
}

/** What a new photo becomes, for kinds that know more than to put it into the first empty place. */
export interface Bringing {
  readonly bring: (document: DesignDocument, photo: DesignPhoto) => Operation;
  /** The intake has found another size: the operation that says so, with what follows from it. */
  readonly corrected: (document: DesignDocument, photo: string, correction: Operation) => Operation;
}

/** Brings photos from the device into the open design, and knows where the pixels of each come from. */
export interface DesignPhotos {
  add(files: readonly File[]): void;
  /** Finds the photos of a design that was just opened: on the house's side, or still in this browser. */
  open(): Promise<void>;
  close(): void;
}

export function createDesignPhotos(ports: DesignPhotosPorts): DesignPhotos {
  const { session, uploads, pictures } = ports;
  const inLine = oneAtATime();
  const brought = new Set<string>();
  const gestures = new Map<string, string>();
  const group = session.state().kept.design;
  const intake = createIntakeWatch(ports.fetchPhotos, judged);

  async function show({ photo, file }: TakenFile) {
    const local = await inLine(() => ports.readLocalPicture(file));
    if (!local) return pictures.set(photo, { from: "nowhere-yet" });
    // a fast line may have brought the house's own copy meanwhile
    if (pictures.sources().get(photo)?.from !== "house") {
      pictures.set(photo, { from: "device", url: ports.urlOf(file), thumbnail: ports.urlOf(local.thumbnail) });
    }
    bring({ id: photo, name: file.name, ...local.size });
  }

  /** Once only: who takes the photo back by undo does not want it again when the upload is through. */
  function bring(photo: { id: string; name: string; width: number; height: number }) {
    const { document } = session.state().kept.history;
    if (brought.has(photo.id)) return;
    brought.add(photo.id);
    if (document.photos.some(({ id }) => id === photo.id)) return;
    if (ports.bringing) {
      session.perform(ports.bringing.bring(document, photo), gestures.get(photo.id) ?? null);
      return;
    }
    session.perform(bringPhoto(document, photo));
    const place = photoElements(session.state().document).find((element) => element.photo === photo.id);
    if (place) session.select([place.id]);
  }

  /** The intake has looked at it. */
  function judged(record: PhotoRecord) {
    const { id, name, status, rejection, width, height } = record;
    if (status !== "ready") return pictures.set(id, { from: "nowhere", why: rejection ?? "corrupt" });
    // from now on what she sees is what comes back after a reload, too, and the large original can leave the memory
    pictures.set(id, { from: "house" });
    if (width !== null && height !== null && isOurs(id)) bring({ id, name, width, height });
    const { document } = session.state().kept.history;
    const correction = correctSize(document, record);
    if (correction) session.perform(ports.bringing?.corrected(document, id, correction) ?? correction);
  }

  const isOurs = (photo: string) => uploads.queue().some((upload) => upload.photo === photo && upload.group === group);

  const seen = new Set<string>();
  const leaveUploads = uploads.subscribe(() => {
    for (const { photo, group: of, state } of uploads.queue()) {
      if (of !== group || seen.has(photo) || state.step !== "ready") continue;
      seen.add(photo);
      judged(state.record);
    }
  });

  return {
    add(files) {
      // What is brought at once is undone at once.
      const gesture = crypto.randomUUID();
      for (const taken of uploads.add(group, files)) {
        gestures.set(taken.photo, gesture);
        void show(taken);
      }
    },
    async open() {
      const restored = await uploads.restore(group);
      for (const taken of restored) void show(taken);
      const rest = session
        .state()
        .document.photos.map(({ id }) => id)
        .filter((id) => !restored.some(({ photo }) => photo === id) && !pictures.sources().has(id));
      const records = new Map((await ports.fetchPhotos(rest))?.map((record) => [record.id, record]));
      for (const id of rest) {
        const record = records.get(id);
        if (record?.status === "ready" || record?.status === "rejected") judged(record);
        else {
          // another tab or device may be sending it just now
          pictures.set(id, { from: "nowhere-yet" });
          intake.watch(id);
        }
      }
    },
    close() {
      leaveUploads();
      for (const { id } of session.state().document.photos) intake.forget(id);
    },
  };
}
