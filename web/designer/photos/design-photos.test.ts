import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Step, together } from "../../../design/operation.ts";
import { canvas, front, landscape, photoElement } from "../../../design/sample-designs.ts";
import type { PhotoRecord } from "../../../services/photos/contract.ts";
import { startAnew } from "../store/reconcile.ts";
import { createSession } from "../store/session.ts";
import { DESIGN, hashOf, testHouse, testJournal, testNetwork } from "../store/test-house.ts";
import type { Upload } from "../uploads/upload.ts";
import type { TakenFile, Uploads } from "../uploads/uploads.ts";
import { createDesignPhotos } from "./design-photos.ts";
import type { DevicePicture } from "./device-picture.ts";
import { createPictures } from "./pictures.ts";

const settle = () => new Promise((resolve) => setImmediate(resolve));
const file = (name: string) => new File(["x"], name, { type: "image/jpeg" });
const record = (id: string, changes: Partial<PhotoRecord> = {}): PhotoRecord => ({
  id,
  name: `${id}.heic`,
  status: "ready",
  rejection: null,
  width: 3000,
  height: 2000,
  bytes: 1,
  takenAt: null,
  ...changes,
});

/** A design with an empty place; `readable` says whether this browser can decode what is chosen. */
function table({ readable = true, slow = "", records = [] as PhotoRecord[], kept = [] as TakenFile[] } = {}) {
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
  const facts = { takenAt: "2026-07-14T18:03:22", faces: null, focus: { x: 600_000, y: 500_000 } };
  const copies = { copy: new Blob(["copy"]), thumbnail: new Blob(["t"]) };
  const local: DevicePicture = { ...facts, ...copies, size: { width: 6000, height: 4000 } };
  let gestures = 0;
  const read = async ({ name }: File) => {
    if (name === slow) await settle();
    return readable ? local : null;
  };
  const copiesFetched: string[] = [];
  const photos = createDesignPhotos({
    session,
    uploads,
    pictures,
    fetchPhotos: async (ids) => records.filter(({ id }) => ids.includes(id)),
    reader: { picture: (one) => read(one as File), facts: async () => ({ ...facts, takenAt: null }) },
    fetchCopy: async (id) => {
      copiesFetched.push(id);
      return new Blob(["copy"]);
    },
    layouts: () => [front()],
    newGesture: () => `gesture ${gestures++}`,
    urlOf: (blob) => `blob:${blob.size}`,
  });
  return {
    photos,
    session,
    pictures,
    copiesFetched,
    document: () => session.state().document,
    arrive(ready: PhotoRecord) {
      queue = queue.map((upload) =>
        upload.photo === ready.id ? { ...upload, state: { step: "ready", record: ready } } : upload,
      );
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
  expect(pictures.state().get("sea.jpg")).toEqual({ from: "device", url: "blob:4", thumbnail: "blob:1" });
});

test("what the device finds out about a photo is in the design, and keeps its focus in sight", async () => {
  const { photos, document } = table();
  photos.add([file("sea.jpg")]);
  await settle();
  expect(document().photos[0]).toEqual({
    id: "sea.jpg",
    name: "sea.jpg",
    width: 6000,
    height: 4000,
    takenAt: "2026-07-14T18:03:22",
    focus: { x: 600_000, y: 500_000 },
  });
});

test("photos come in the order in which they were chosen, whichever is decoded first", async () => {
  const { photos, document } = table({ slow: "sea.jpg" });
  photos.add([file("sea.jpg"), file("lake.jpg")]);
  await settle();
  await settle();
  expect(document().surfaces[0]?.elements[0]).toMatchObject({ photo: "sea.jpg" });
  photos.close();
  expect(document().photos.map(({ id }) => id)).toEqual(["sea.jpg", "lake.jpg"]);
});

describe("many photos chosen at once", () => {
  const many = Array.from({ length: 200 }, (_, n) => file(`${n}.jpg`));
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  test("are one step of undo, whatever is done while they come", async () => {
    const { photos, session, document } = table();
    photos.add(many);
    await settle();
    expect(document().photos).toHaveLength(1);
    session.perform({ type: "setTitle", title: "Meer" });
    await vi.runAllTimersAsync();
    expect(document().photos).toHaveLength(200);
    session.undo();
    expect([document().title, document().photos.length]).toEqual(["", 200]);
    session.undo();
    expect(document().photos).toEqual([]);
    expect(session.state().canUndo).toBe(false);
    photos.close();
  });

  test("do not end a drag that is on its way", async () => {
    const { photos, session, document } = table();
    session.preview({ type: "setTitle", title: "while a finger is down" });
    photos.add(many);
    await settle();
    expect([document().title, document().photos.length]).toEqual(["while a finger is down", 1]);
    session.commit();
    await vi.runAllTimersAsync();
    expect([document().title, document().photos.length]).toEqual(["while a finger is down", 200]);
    photos.close();
  });

  test("taken back while they come, they stay away", async () => {
    const { photos, session, document } = table();
    photos.add(many);
    await settle();
    session.undo();
    await vi.runAllTimersAsync();
    expect(document().photos).toEqual([]);
    expect(photos.known("7.jpg")).toMatchObject({ width: 6000 });
    photos.close();
  });
});

test("a photo of another design joins this one without an upload, as one step", async () => {
  const { photos, session, document, pictures } = table();
  await photos.adopt([
    record("one", { takenAt: "2026-01-02T03:04:05" }),
    record("two"),
    record("x", { status: "rejected" }),
  ]);
  expect(document().photos).toMatchObject([
    { id: "one", width: 3000, takenAt: "2026-01-02T03:04:05", focus: { x: 600_000, y: 500_000 } },
    { id: "two" },
  ]);
  expect(pictures.state().get("two")).toEqual({ from: "house" });
  session.undo();
  expect(document().photos).toEqual([]);
});

test("once the house has it, its own copies are shown", async () => {
  const { photos, pictures, arrive } = table();
  photos.add([file("sea.jpg")]);
  await settle();
  arrive(record("sea.jpg", { width: 6000, height: 4000 }));
  expect(pictures.state().get("sea.jpg")).toEqual({ from: "house" });
});

test("a photo this browser cannot read comes when the intake has read it", async () => {
  const { photos, pictures, document, arrive } = table({ readable: false });
  photos.add([file("sea.heic")]);
  await settle();
  expect(document().photos).toEqual([]);
  expect(pictures.state().get("sea.heic")).toEqual({ from: "nowhere-yet" });
  arrive(record("sea.heic"));
  await settle();
  expect(document().photos[0]).toMatchObject({ id: "sea.heic", width: 3000, height: 2000, focus: { x: 600_000 } });
  expect(pictures.state().get("sea.heic")).toEqual({ from: "house" });
});

test("a photo whose upload is through before it is looked at comes once, in its turn, as this device sees it", async () => {
  const { photos, document, arrive, copiesFetched } = table({ slow: "sea.jpg" });
  photos.add([file("sea.jpg"), file("lake.jpg")]);
  arrive(record("lake.jpg", { width: 4000, height: 6000 }));
  expect(["sea.jpg", "lake.jpg"].map(photos.isComing)).toEqual([true, true]);
  await settle();
  await settle();
  photos.close();
  expect(document().photos).toMatchObject([
    { id: "sea.jpg", width: 6000, height: 4000 },
    { id: "lake.jpg", width: 4000, height: 6000, takenAt: "2026-07-14T18:03:22" },
  ]);
  expect(["sea.jpg", "lake.jpg"].map(photos.isComing)).toEqual([false, false]);
  expect(copiesFetched).toEqual([]);
});

test("a photo this browser cannot read is not waited for until the intake has read it", async () => {
  const { photos, arrive } = table({ readable: false });
  photos.add([file("sea.heic")]);
  await settle();
  expect(photos.isComing("sea.heic")).toBe(false);
  arrive(record("sea.heic"));
  expect(photos.isComing("sea.heic")).toBe(true);
  await settle();
  expect(photos.isComing("sea.heic")).toBe(false);
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
  const sources = one.pictures.state();
  expect(sources.get("ready")).toEqual({ from: "house" });
  expect(sources.get("half")).toMatchObject({ from: "device" });
  expect(sources.get("refused")).toEqual({ from: "nowhere", why: "corrupt" });
  expect(sources.get("elsewhere")).toEqual({ from: "nowhere-yet" });
  one.photos.close();
});

test("a full design takes no photo beyond its 2,000, uploads none for nothing, and says how many stayed out", async () => {
  const { photos, session, document } = table();
  const full = Array.from(
    { length: 1_998 },
    (_, n): Step => ({ type: "addPhoto", photo: { ...landscape, id: `p${n}` } }),
  );
  session.perform(together(full));
  const told: number[] = [];
  photos.leftOut.subscribe(() => told.push(photos.leftOut.state()));
  photos.add(["a.jpg", "b.jpg", "c.jpg", "d.jpg", "e.jpg"].map(file));
  await settle();
  photos.close();
  await photos.adopt([record("other")]);
  expect(
    document()
      .photos.slice(1_998)
      .map(({ id }) => id),
  ).toEqual(["a.jpg", "b.jpg"]);
  expect(told).toEqual([3, 4]);
  photos.leftOut.seen();
  expect(photos.leftOut.state()).toBe(0);
});
