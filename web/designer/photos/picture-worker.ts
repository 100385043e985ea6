import { readDevicePicture, readFacts } from "./device-picture.ts";
import type { PictureAnswer, PictureTask } from "./picture-task.ts";

/** In a worker, the global `postMessage` reaches the page. */
const reply = (answer: PictureAnswer) => postMessage(answer);

globalThis.onmessage = ({ data: { id, what, file } }: MessageEvent<PictureTask>) => {
  const looked = what === "picture" ? readDevicePicture(file) : readFacts(file);
  looked.then(
    (value) => reply({ id, value }),
    () => reply({ id, value: null }),
  );
};
