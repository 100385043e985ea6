import { expect, test } from "vitest";
import type { Finding, FindingBody } from "../../../design/finding.ts";
import { canvas, landscape, photoElement, portrait } from "../../../design/sample-designs.ts";
import type { PictureSource } from "../photos/pictures.ts";
import type { Upload, UploadState } from "../uploads/upload.ts";
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
const about = (body: FindingBody): Finding => ({ ...body, surface: "front", element: "picture" });
const small = (refused: boolean) =>
  about({ reason: "photo-too-small", dpi: 30, refused, sharpUpTo: { width: 1, height: 1 } });
const empty = (optional: boolean) => about({ reason: "photo-missing", optional });

test("an empty place, a failed photo and too few pixels are in the way", () => {
  expect(obstacleOf(canvas({ ...photoElement(), photo: null }), [empty(false)], [], none)).toBe("no-photo");
  const failed = [upload(landscape.id, { step: "failed", reason: "no-space" })];
  expect(obstacleOf(canvas(), [], failed, none)).toBe("photo-failed");
  expect(obstacleOf(canvas(), [], [], new Map([[landscape.id, { from: "nowhere", why: "corrupt" }]]))).toBe(
    "photo-failed",
  );
  expect(obstacleOf(canvas(), [small(true)], [], none)).toBe("too-small");
});

test("a soft picture may be ordered, and a failed photo that is not used does not matter", () => {
  const failed = [upload(portrait.id, { step: "failed", reason: "no-space" })];
  expect(obstacleOf(canvas(), [small(false), empty(true)], failed, none)).toBeNull();
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

test("words that do not fit are in the way, unless the kind allows them", () => {
  const overflow = about({ reason: "text-overflow", needs: { width: 1, height: 1 } });
  expect(obstacleOf(canvas(), [overflow], [], none)).toBe("findings");
  expect(obstacleOf(canvas(), [overflow], [], none, () => false)).toBeNull();
});
