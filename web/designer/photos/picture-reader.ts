import { askWorker } from "../../browser/worker/ask-worker.ts";
import type { DevicePicture, PictureFacts } from "./device-picture.ts";
import type { PictureAnswer, PictureTask } from "./picture-task.ts";

/** Looks at photos beside the page, so that the stage stays quick. */
export interface PictureReader {
  /** Null when this browser cannot decode it. */
  picture(file: Blob): Promise<DevicePicture | null>;
  facts(copy: Blob): Promise<PictureFacts | null>;
}

/** At a time: while one is scaled the next is decoded; more would fill a phone's memory. */
const AT_ONCE = 2;

let reader: PictureReader | undefined;

/** One for the whole visit. Without workers, or where one does not start, the page looks itself. */
export function pictureReader(): PictureReader {
  reader ??= createReader(
    askWorker(
      () => new Worker(new URL("./picture-worker.ts", import.meta.url), { type: "module" }),
      async (task) => (await import("./picture-task.ts")).doPictureTask(task),
    ),
  );
  return reader;
}

/** Looks in the order in which photos come. */
function createReader(look: (task: PictureTask) => Promise<PictureAnswer | null>): PictureReader {
  const waiting: (() => void)[] = [];
  let running = 0;
  async function inTurn(task: PictureTask): Promise<PictureAnswer | null> {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await look(task);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }
  return {
    picture: (file) => inTurn({ what: "picture", file }) as Promise<DevicePicture | null>,
    facts: (file) => inTurn({ what: "facts", file }),
  };
}
