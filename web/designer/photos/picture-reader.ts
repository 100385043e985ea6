import type { DevicePicture, PictureFacts } from "./device-picture.ts";
import type { PictureAnswer, PictureTask } from "./picture-task.ts";

/** Looks at photos beside the page, so that the stage stays quick. */
export interface PictureReader {
  /** Null when this browser cannot decode it. */
  picture(file: Blob): Promise<DevicePicture | null>;
  facts(copy: Blob): Promise<PictureFacts | null>;
}

type Look = Pick<PictureTask, "what" | "file">;

/** At a time: while one is scaled the next is decoded; more would fill a phone's memory. */
const AT_ONCE = 2;

let reader: PictureReader | undefined;

/** One for the whole visit. Without workers, or where one does not start, the page looks itself. */
export function pictureReader(): PictureReader {
  reader ??= createReader(createWorker() ?? inPage);
  return reader;
}

/** Looks in the order in which photos come. */
function createReader(look: (task: Look) => Promise<PictureAnswer["value"]>): PictureReader {
  const waiting: (() => void)[] = [];
  let running = 0;
  async function inTurn(task: Look): Promise<PictureAnswer["value"]> {
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

async function inPage({ what, file }: Look) {
  const { readDevicePicture, readFacts } = await import("./device-picture.ts");
  return what === "picture" ? readDevicePicture(file) : readFacts(file);
}

function createWorker(): ((task: Look) => Promise<PictureAnswer["value"]>) | null {
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return null;
  const worker = new Worker(new URL("./picture-worker.ts", import.meta.url), { type: "module" });
  const open = new Map<number, { readonly task: Look; readonly settle: (value: PictureAnswer["value"]) => void }>();
  let last = 0;
  let isBroken = false;
  worker.onmessage = ({ data: { id, value } }: MessageEvent<PictureAnswer>) => {
    open.get(id)?.settle(value);
    open.delete(id);
  };
  worker.onerror = () => {
    isBroken = true;
    for (const { task, settle } of open.values()) inPage(task).then(settle, () => settle(null));
    open.clear();
  };
  return (task) => {
    if (isBroken) return inPage(task).catch(() => null);
    return new Promise((settle) => {
      last += 1;
      open.set(last, { task, settle });
      worker.postMessage({ id: last, ...task });
    });
  };
}
