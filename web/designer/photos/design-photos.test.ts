import { expect, test } from "vitest";
import { canvas, landscape, photoElement } from "../../../design/sample-designs.ts";
import type { PhotoRecord } from "../../../services/photos/contract.ts";
import type { Upload } from "../../uploads/upload.ts";
import type { TakenFile, Uploads } from "../../uploads/uploads.ts";
import { startAnew } from "../store/reconcile.ts";
import { createSession } from "../store/session.ts";
import { DESIGN, hashOf, testHouse, testJournal, testNetwork } from "../store/test-house.ts";
import { createDesignPhotos } from "./design-photos.ts";
import type { LocalPicture } from "./local-picture.ts";
import { createPictures } from "./pictures.ts";

const settle = () => new Promise((resolve) => setImmediate(resolve));
const file = (name: string) => new File(["x"], name, { type: "image/jpeg" });
const record = (id: string, changes: Partial<PhotoRecord> = {}): PhotoRecord => ({
  ...{ id, name: `${id}.heic`, status: "ready", rejection: null, width: 3000, height: 2000, bytes: 1, takenAt: null },
  ...changes,
});

/** A design with an empty place; `readable` says whether this browser can decode what is chosen. */
function table({ readable = true, records = [] as PhotoRecord[], kept = [] as TakenFile[] } = {}) {
  const house = testHouse();
  house.document = { ...canvas({ ...photoElement(), photo: null }), photos: [] };
  const ports = { api: house.api, journal: testJournal(), network: testNetwork(), hashOf, announce: () => {} };
  const session = createSession(startAnew(DESIGN, house), { state: "saved", at: null }, ports);
  const pictures = createPictures();
  let queue: Upload[] = [];
  const listeners = new Set<() => void>();
  const uploads: Uploads = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    queue: () => queue,
    add(group, files) {
      const taken = files.map((one) => ({ photo: one.name, file: one }));
      queue = taken.map(({ photo }) => ({ photo, group, name: photo, bytes: 1, sent: 0, state: { step: "sending" } }));
      return taken;
    },
    retry() {},
    remove() {},
    restore: async () => kept,
  };
  const local: LocalPicture = { size: { width: 6000, height: 4000 }, thumbnail: new Blob(["t"]) };
  const photos = createDesignPhotos({
    ...{ session, uploads, pictures },
    fetchPhotos: async (ids) => records.filter(({ id }) => ids.includes(id)),
    readLocalPicture: async () => (readable ? local : null),
    urlOf: (blob) => `blob:${blob.size}`,
  });
  return {
    ...{ photos, session, pictures },
    document: () => session.state().document,
    arrive(ready: PhotoRecord) {
      queue = queue.map((upload) => ({ ...upload, state: { step: "ready", record: ready } }));
      for (const listener of listeners) listener();
    },
  };
}

test("a chosen photo is in the picture at once, from the device, and selected", async () => {
  const { photos, session, pictures, document } = table();
  photos.add([file("sea.jpg")]);
  await settle();
  expect(document().surfaces[0]?.elements[0]).toMatchObject({ photo: "sea.jpg" });
  expect(document().photos[0]).toMatchObject({ width: 6000, height: 4000 });
  expect(session.state().selection).toEqual(["picture"]);
  expect(pictures.sources().get("sea.jpg")).toMatchObject({ from: "device" });
});

test("once the house has it, its own copies are shown", async () => {
  const { photos, pictures, arrive } = table();
  photos.add([file("sea.jpg")]);
  await settle();
  arrive(record("sea.jpg", { width: 6000, height: 4000 }));
  expect(pictures.sources().get("sea.jpg")).toEqual({ from: "house" });
});

test("a photo this browser cannot read comes when the intake has read it", async () => {
  const { photos, pictures, document, arrive } = table({ readable: false });
  photos.add([file("sea.heic")]);
  await settle();
  expect(document().photos).toEqual([]);
  expect(pictures.sources().get("sea.heic")).toEqual({ from: "nowhere-yet" });
  arrive(record("sea.heic"));
  expect(document().photos[0]).toMatchObject({ id: "sea.heic", width: 3000, height: 2000 });
  expect(pictures.sources().get("sea.heic")).toEqual({ from: "house" });
});

test("a photo taken back by undo does not return when its upload is through", async () => {
  const { photos, session, document, arrive } = table();
  photos.add([file("sea.jpg")]);
  await settle();
  session.undo();
  arrive(record("sea.jpg", { width: 6000, height: 4000 }));
  expect(document().photos).toEqual([]);
});

test("a size the browser read wrongly is corrected by the intake's", async () => {
  const { photos, document, arrive } = table();
  photos.add([file("sea.jpg")]);
  await settle();
  arrive(record("sea.jpg", { width: 4000, height: 6000 }));
  expect(document().photos[0]).toMatchObject({ width: 4000, height: 6000 });
  expect(document().surfaces[0]?.elements[0]).toMatchObject({ photo: "sea.jpg" });
});

test("when a design is opened, photos come from the house, from this browser, or are waited for", async () => {
  const ready = record("ready");
  const refused = record("refused", { status: "rejected", rejection: "corrupt", width: null, height: null });
  const one = table({ records: [ready, refused], kept: [{ photo: "half", file: file("half") }] });
  const bring = (id: string) => one.session.perform({ type: "addPhoto", photo: { ...landscape, id } });
  for (const id of ["ready", "half", "elsewhere", "refused"]) bring(id);
  await one.photos.open();
  await settle();
  const sources = one.pictures.sources();
  expect(sources.get("ready")).toEqual({ from: "house" });
  expect(sources.get("half")).toMatchObject({ from: "device" });
  expect(sources.get("refused")).toEqual({ from: "nowhere", why: "corrupt" });
  expect(sources.get("elsewhere")).toEqual({ from: "nowhere-yet" });
  one.photos.close();
});
