import { expect, test } from "vitest";
import { landscape, portrait } from "../../../design/sample-designs.ts";
import type { Upload, UploadState } from "../../uploads/upload.ts";
import { trayEntries } from "./tray-entries.ts";

const upload = (photo: string, state: UploadState, group = "design"): Upload => ({
  photo,
  group,
  name: `${photo}.heic`,
  bytes: 1,
  sent: 0,
  state,
});

const photos = [landscape, portrait];
const used = new Set([landscape.id]);

test("the design's photos in their order, then files that are not part of it yet", () => {
  const queue = [upload("new", { step: "sending" }), upload(portrait.id, { step: "sending" })];
  expect(
    trayEntries(photos, used, queue, "design").map(({ photo, used, placeable }) => [photo, used, placeable]),
  ).toEqual([
    [landscape.id, true, true],
    [portrait.id, false, true],
    ["new", false, false],
  ]);
});

test("a photo the intake refused stays in sight but cannot be placed", () => {
  const queue = [upload(portrait.id, { step: "rejected", reason: "corrupt" })];
  expect(trayEntries(photos, used, queue, "design")[1]).toMatchObject({ photo: portrait.id, placeable: false });
});

test("another design's uploads are not ours", () => {
  expect(trayEntries(photos, used, [upload("new", { step: "queued" }, "another")], "design")).toHaveLength(2);
});
