import type { DevicePicture, PictureFacts } from "./device-picture.ts";

/** What page and worker say to each other. */
export interface PictureTask {
  readonly id: number;
  readonly what: "picture" | "facts";
  readonly file: Blob;
}
export interface PictureAnswer {
  readonly id: number;
  readonly value: DevicePicture | PictureFacts | null;
}
