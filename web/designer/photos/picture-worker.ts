import { readDevicePicture, readFacts } from "./device-picture.ts";
import type { PictureAnswer, PictureTask } from "./picture-task.ts";

/** The worker's own end; the page's types know no workers. */
const page = globalThis as unknown as {
  onmessage: ((event: MessageEvent<PictureTask>) => void) | null;
  postMessage(answer: PictureAnswer): void;
};

page.onmessage = ({ data: { id, what, file } }) => {
  const looked = what === "picture" ? readDevicePicture(file) : readFacts(file);
  looked.then(
    (value) => page.postMessage({ id, value }),
    () => page.postMessage({ id, value: null }),
  );
};
