import { expect, test } from "vitest";
import { landscape, portrait } from "../../../design/sample-designs.ts";
import type { Upload, UploadState } from "../uploads/upload.ts";
import { countUses, libraryEntries } from "./library-entries.ts";

const upload = (photo: string, state: UploadState, group = "design"): Upload => ({
  photo,
  group,
  name: `${photo}.heic`,
  bytes: 1,
  sent: 0,
  state,
});
const entries = (queue: readonly Upload[], known: typeof landscape | null = null) =>
  libraryEntries({
    photos: [landscape, portrait],
    queue,
    group: "design",
    known: () => known,
    uses: countUses([landscape.id, null, landscape.id]),
  });

test("the design's photos in their order, then files that are not part of it yet", () => {
  const queue = [upload("new", { step: "sending" }), upload(portrait.id, { step: "sending" })];
  expect(entries(queue).map(({ photo, uses, placeable }) => [photo, uses, placeable])).toEqual([
    [landscape.id, 2, true],
    [portrait.id, 0, true],
    ["new", 0, false],
  ]);
});

test("a photo the intake refused stays in sight but cannot be placed", () => {
  const queue = [upload(portrait.id, { step: "rejected", reason: "corrupt" })];
  expect(entries(queue)[1]).toMatchObject({ photo: portrait.id, placeable: false });
});

test("a photo that was taken back can be placed again", () => {
  const queue = [upload("again", { step: "sending" })];
  expect(entries(queue, { ...landscape, id: "again" })[2]).toMatchObject({ photo: "again", placeable: true });
});

test("another design's uploads are not ours", () => {
  expect(entries([upload("new", { step: "queued" }, "another")])).toHaveLength(2);
});
