import { type DevicePicture, type PictureFacts, readDevicePicture, readFacts } from "./device-picture.ts";

/** What is asked of the worker. */
export interface PictureTask {
  readonly what: "picture" | "facts";
  readonly file: Blob;
}
export type PictureAnswer = DevicePicture | PictureFacts;

/** Done in the worker, or in the page where there is none. */
export const doPictureTask = ({ what, file }: PictureTask): Promise<PictureAnswer | null> =>
  what === "picture" ? readDevicePicture(file) : readFacts(file);
