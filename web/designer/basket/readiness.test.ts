import { expect, test } from "vitest";
import type { PhotoResolution } from "../../../design/resolution.ts";
import { canvas, landscape, photoElement, portrait } from "../../../design/sample-designs.ts";
import type { Upload, UploadState } from "../../uploads/upload.ts";
import type { PictureSource } from "../photos/pictures.ts";
import { obstacleOf, photosOnTheirWay } from "./readiness.ts";

const upload = (photo: string, state: UploadState): Upload => ({
  photo,
  group: "g",
  name: photo,
  bytes: 1,
  sent: 0,
  state,
});
const none = new Map<string, PictureSource>();
const sharp = (verdict: PhotoResolution["verdict"]): PhotoResolution => ({
  surface: "front",
  element: "picture",
  photo: landscape.id,
  dpi: 30,
  verdict,
  sharpUpTo: { width: 1, height: 1 },
});

test("an empty place, a failed photo and too few pixels are in the way", () => {
  const empty = canvas({ ...photoElement(), photo: null });
  expect(obstacleOf(empty, [], [], none)).toBe("no-photo");
  const failed = [upload(landscape.id, { step: "failed", reason: "no-space" })];
  expect(obstacleOf(canvas(), [], failed, none)).toBe("photo-failed");
  expect(obstacleOf(canvas(), [], [], new Map([[landscape.id, { from: "nowhere", why: "corrupt" }]]))).toBe(
    "photo-failed",
  );
  expect(obstacleOf(canvas(), [sharp("refuse")], [], none)).toBe("too-small");
});

test("a soft picture may be ordered, and a failed photo that is not used does not matter", () => {
  const failed = [upload(portrait.id, { step: "failed", reason: "no-space" })];
  expect(obstacleOf(canvas(), [sharp("warn")], failed, none)).toBeNull();
});

test("used photos are waited for until the intake has them, others are not", () => {
  const queue = [upload(landscape.id, { step: "checking" }), upload(portrait.id, { step: "sending" })];
  expect(photosOnTheirWay(canvas(), queue, none)).toBe(1);
  expect(photosOnTheirWay(canvas(), [], new Map([[landscape.id, { from: "nowhere-yet" }]]))).toBe(1);
  expect(photosOnTheirWay(canvas(), [], new Map([[landscape.id, { from: "house" }]]))).toBe(0);
});

test("the frame alone needs no photo", () => {
  expect(obstacleOf({ ...canvas(), surfaces: [] }, [], [], none)).toBeNull();
});
