import { bounds } from "../../../design/bounds.ts";
import type { DesignDocument, DesignPhoto } from "../../../design/document.ts";
import type { Size } from "../../../design/geometry.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";
import { type Operation, type Step, together } from "../../../design/operation.ts";
import { placeMany } from "../../../design/place-many.ts";
import type { PhotoRecord } from "../../../services/photos/contract.ts";
import type { Session } from "../store/session.ts";
import { createIntakeWatch, type FetchPhotos } from "../uploads/intake-watch.ts";
import type { TakenFile, Uploads } from "../uploads/uploads.ts";
import { gatherArrivals } from "./arrivals.ts";
import type { DevicePicture, PictureFacts } from "./device-picture.ts";
import { createLeftOut, type LeftOut } from "./left-out.ts";
import { correctSize, newPhoto, photoElements } from "./photo-operations.ts";
import type { PictureReader } from "./picture-reader.ts";
import type { Pictures } from "./pictures.ts";

export interface DesignPhotosPorts {
  readonly session: Session;
  readonly uploads: Uploads;
  readonly pictures: Pictures;
  readonly fetchPhotos: FetchPhotos;
  readonly reader: PictureReader;
  /** What the house shows of a photo, to be looked at; null when it cannot be had. */
  readonly fetchCopy: (photo: string) => Promise<Blob | null>;
  /** The design's sides as they are now. */
  readonly layouts: () => readonly SurfaceLayout[];
  readonly urlOf: (blob: Blob) => string;
  readonly newGesture: () => string;
  readonly bringing?: Bringing;
}

/** What new photos become, for kinds that know more than to put them into empty places. */
export interface Bringing {
  readonly bring: (document: DesignDocument, photos: readonly DesignPhoto[]) => readonly Step[];
  /** The intake has found another size: the operation that says so, with what follows from it. */
  readonly corrected: (document: DesignDocument, photo: string, correction: Operation) => Operation;
}

/** Brings photos from the device into the open design, and knows where the pixels of each come from. */
export interface DesignPhotos {
  /** Photos that are chosen together are one step of undo. */
  add(files: readonly File[]): void;
  /** Photos that the shop has already, from another design. */
  adopt(records: readonly PhotoRecord[]): Promise<void>;
  /** A photo that was brought, also one that was taken out of the design since. */
  known(photo: string): DesignPhoto | null;
  /** A photo that will be in the design once it is looked at. One that only the shop can decode comes when it has. */
  isComing(photo: string): boolean;
  /** Photos that were not taken, because the design is full. */
  readonly leftOut: LeftOut;
  /** Finds the photos of a design that was just opened: on the house's side, or still in this browser. */
  open(): Promise<void>;
  close(): void;
}

interface Arrival {
  readonly photo: DesignPhoto;
  readonly gesture: string;
}

const house = { from: "house" } as const;
const nothingFound: PictureFacts = { takenAt: null, faces: null, focus: null };

export function createDesignPhotos(ports: DesignPhotosPorts): DesignPhotos {
  const { session, uploads, pictures } = ports;
  const brought = new Map<string, DesignPhoto>();
  const gestures = new Map<string, string>();
  const begun = new Set<string>();
  const coming = new Set<string>();
  /** Of photos that this device is to look at: done once they are shown, or cannot be. */
  const looking = new Map<string, Promise<void>>();
  /** What the intake found, which counts. */
  const sizes = new Map<string, Size>();
  const leftOut = createLeftOut();
  const group = session.state().kept.design;
  const intake = createIntakeWatch(ports.fetchPhotos, (record) => void judged(record));
  const arrivals = gatherArrivals<Arrival>((gathered) => {
    for (const [gesture, some] of Map.groupBy(gathered, (one) => one.gesture))
      bringTogether(
        gesture,
        some.map(({ photo }) => photo),
      );
  });

  /** In the order in which they were chosen, whichever is decoded first. */
  function showAll(taken: readonly TakenFile[], gesture: string) {
    let before = Promise.resolve();
    for (const one of taken) {
      gestures.set(one.photo, gesture);
      coming.add(one.photo);
      const looked = ports.reader.picture(one.file).catch(() => null);
      before = before.then(async () => show(one, await looked));
      looking.set(one.photo, before);
    }
  }

  function show({ photo, file }: TakenFile, local: DevicePicture | null) {
    looking.delete(photo);
    if (!local) {
      coming.delete(photo);
      return setUnlessShown(photo, { from: "nowhere-yet" });
    }
    setUnlessShown(photo, { from: "device", url: ports.urlOf(local.copy), thumbnail: ports.urlOf(local.thumbnail) });
    bring(newPhoto({ id: photo, name: file.name, ...local.size }, local));
  }

  /** A fast line may have brought the house's own copy, or its refusal, meanwhile. */
  function setUnlessShown(photo: string, source: Parameters<Pictures["set"]>[1]) {
    const before = pictures.state().get(photo)?.from;
    if (before !== "house" && before !== "nowhere") pictures.set(photo, source);
  }

  /** Once only: who takes the photo back by undo does not want it again when the upload is through. */
  function bring(photo: DesignPhoto) {
    if (brought.has(photo.id)) return;
    brought.set(photo.id, photo);
    coming.add(photo.id);
    arrivals.add({ photo, gesture: gestures.get(photo.id) ?? ports.newGesture() });
  }

  function bringTogether(gesture: string, gathered: readonly DesignPhoto[]) {
    for (const { id } of gathered) coming.delete(id);
    const photos = gathered.map((photo) => ({ ...photo, ...sizes.get(photo.id) }));
    const { document, kept, selection } = session.state();
    const known = new Set(document.photos.map(({ id }) => id));
    const inQueue = new Set(uploads.queue().map(({ photo }) => photo));
    const wanted = photos.filter(({ id }) => !known.has(id) && (inQueue.has(id) || !gestures.has(id)));
    // Another tab or device may have filled it meanwhile.
    const fresh = wanted.slice(0, Math.max(bounds.photos - known.size, 0));
    leftOut.add(wanted.length - fresh.length);
    const { past } = kept.history;
    const wasTakenBack = begun.has(gesture) && !past.some((entry) => entry.gesture === gesture);
    if (fresh.length === 0 || wasTakenBack) return;
    // Places are filled by themselves only until somebody does something else.
    const isFilling = !begun.has(gesture) || past.at(-1)?.gesture === gesture;
    const steps =
      ports.bringing?.bring(document, fresh) ?? placeMany(document, isFilling ? ports.layouts() : [], fresh);
    if (!session.bring(together(steps), gesture).ok) return;
    if (!begun.has(gesture)) {
      const [placed] = steps.flatMap((step) => (step.type === "placePhoto" ? step.element : []));
      if (placed && (selection.length === 0 || isPhotoPlace(selection[0]))) session.select([placed]);
    }
    begun.add(gesture);
  }

  /** The intake has looked at it. */
  async function judged(record: PhotoRecord) {
    const { id, name, status, rejection, width, height, takenAt } = record;
    if (status !== "ready") {
      if (!looking.has(id)) coming.delete(id);
      return pictures.set(id, { from: "nowhere", why: rejection ?? "corrupt" });
    }
    // from now on what she sees is what comes back after a reload, too, and the device's copies can leave the memory
    pictures.set(id, house);
    const { document } = session.state().kept.history;
    const correction = correctSize(document, record);
    if (correction) session.perform(ports.bringing?.corrected(document, id, correction) ?? correction);
    if (width === null || height === null || !isOurs(id)) return;
    sizes.set(id, { width, height });
    if (!brought.has(id)) coming.add(id);
    // A fast line is through before this device comes to it: looked at twice, photos would be late and out of order.
    await looking.get(id);
    if (brought.has(id)) return;
    bring(newPhoto({ id, name, width, height }, { ...(await factsOf(id)), takenAt }));
  }

  const factsOf = async (photo: string): Promise<PictureFacts> => {
    const copy = await ports.fetchCopy(photo);
    return (copy && (await ports.reader.facts(copy))) ?? nothingFound;
  };

  const isOurs = (photo: string) => uploads.queue().some((upload) => upload.photo === photo && upload.group === group);

  const seen = new Set<string>();
  const leaveUploads = uploads.subscribe(() => {
    for (const { photo, group: of, state } of uploads.queue()) {
      if (of !== group || seen.has(photo) || state.step !== "ready") continue;
      seen.add(photo);
      void judged(state.record);
    }
  });

  return {
    leftOut,
    add(files) {
      const taken = files.slice(0, roomForMore());
      leftOut.add(files.length - taken.length);
      if (taken.length > 0) showAll(uploads.add(group, taken), ports.newGesture());
    },
    isComing: (photo) => coming.has(photo),
    known: (photo) => session.state().document.photos.find(({ id }) => id === photo) ?? brought.get(photo) ?? null,
    async adopt(records) {
      const photos = await Promise.all(
        records.flatMap(({ id, name, width, height, takenAt, status }) => {
          if (status !== "ready" || width === null || height === null) return [];
          pictures.set(id, house);
          return [factsOf(id).then((facts) => newPhoto({ id, name, width, height }, { ...facts, takenAt }))];
        }),
      );
      for (const photo of photos) brought.set(photo.id, photo);
      bringTogether(ports.newGesture(), photos);
    },
    async open() {
      const restored = await uploads.restore(group);
      showAll(restored, ports.newGesture());
      const rest = session
        .state()
        .document.photos.map(({ id }) => id)
        .filter((id) => !restored.some(({ photo }) => photo === id) && !pictures.state().has(id));
      const records = await ownRecords(rest);
      // Without a network the browser may still have the pictures that it showed before.
      const isThere = (id: string) => records === null || records.get(id)?.status === "ready";
      pictures.setAll(rest.map((id) => [id, isThere(id) ? house : { from: "nowhere-yet" }]));
      for (const id of rest) {
        const record = records?.get(id);
        if (record?.status === "ready" || record?.status === "rejected") void judged(record);
        // another tab or device may be sending it just now
        else intake.watch(id);
      }
    },
    close() {
      arrivals.end();
      leaveUploads();
      for (const { id } of session.state().document.photos) intake.forget(id);
    },
  };

  /** What is on its way counts, too. */
  function roomForMore(): number {
    const known = new Set(session.state().document.photos.map(({ id }) => id));
    const coming = uploads.queue().filter(({ photo, group: of, state }) => {
      return of === group && state.step !== "rejected" && !known.has(photo) && !brought.has(photo);
    });
    return Math.max(bounds.photos - known.size - coming.length, 0);
  }

  function isPhotoPlace(id: string | undefined): boolean {
    return photoElements(session.state().document).some((element) => element.id === id);
  }

  /** As many at once as a request may name; null when the house does not answer. */
  async function ownRecords(ids: readonly string[]): Promise<ReadonlyMap<string, PhotoRecord> | null> {
    const records = new Map<string, PhotoRecord>();
    for (let from = 0; from < ids.length; from += 200) {
      const some = await ports.fetchPhotos(ids.slice(from, from + 200));
      if (!some) return null;
      for (const record of some) records.set(record.id, record);
    }
    return records;
  }
}
