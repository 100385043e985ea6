import type { Claim } from "./claim.ts";
import { refusalOf } from "./file-rules.ts";
import { createIntakeWatch, type FetchPhotos } from "./intake-watch.ts";
import type { KeptFiles } from "./kept-files.ts";
import type { Network } from "./network.ts";
import { advance, enqueue, nextToStart, progress, type Queue, remove, retry } from "./queue.ts";
import type { StartTransfer, Transfer, TransferEnd } from "./transfer.ts";
import type { Upload, UploadState } from "./upload.ts";

export interface UploadPorts {
  readonly startTransfer: StartTransfer;
  readonly fetchPhotos: FetchPhotos;
  readonly keptFiles: KeptFiles;
  readonly claim: Claim;
  readonly network: Network;
  readonly newId: () => string;
}

/** The uploads of this tab: lives beside the pages, so that closing a panel or a dialog never stops a photo. */
export interface Uploads {
  subscribe(listener: () => void): () => void;
  queue(): Queue;
  /** Takes files at once; each gets its photo id before anything is sent. */
  add(group: string, files: readonly File[]): readonly TakenFile[];
  retry(photo: string): void;
  remove(photo: string): void;
  /** After a reload: goes on with what was kept, unless another tab does. Gives the files back for showing. */
  restore(group: string): Promise<readonly TakenFile[]>;
}

export interface TakenFile {
  readonly photo: string;
  readonly file: File;
}

const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;

export function createUploads(ports: UploadPorts): Uploads {
  let queue: Queue = [];
  const listeners = new Set<() => void>();
  const files = new Map<string, File>();
  const transfers = new Map<string, Transfer>();
  const releases = new Map<string, () => void>();
  const pauses = new Map<string, number>();
  const intake = createIntakeWatch(ports.fetchPhotos, (record) => {
    if (record.status === "ready") finish(record.id, { step: "ready", record });
    else finish(record.id, { step: "rejected", reason: record.rejection ?? "corrupt" });
  });

  function set(next: Queue) {
    queue = next;
    for (const listener of listeners) listener();
  }

  function startNext() {
    for (const upload of nextToStart(queue, ports.network.online())) start(upload);
  }

  function start({ photo }: Upload) {
    const file = files.get(photo);
    if (!file) return set(advance(queue, photo, { step: "failed", reason: "file-gone" }));
    set(advance(queue, photo, { step: "sending" }));
    const transfer = ports.startTransfer({ photo, file, onProgress: (sent) => set(progress(queue, photo, sent)) });
    transfers.set(photo, transfer);
    transfer.ended.then((end) => {
      // a removed or already restarted transfer has nothing to say any more
      if (transfers.get(photo) !== transfer) return;
      transfers.delete(photo);
      settle(photo, file, end);
      startNext();
    });
  }

  function settle(photo: string, file: File, end: TransferEnd) {
    switch (end.how) {
      case "arrived":
        void ports.keptFiles.keep({ photo, group: groupOf(photo), file, arrived: true });
        return check(photo);
      case "interrupted":
        set(advance(queue, photo, { step: "waiting" }));
        return goOnLater(photo);
      case "failed":
        return set(advance(queue, photo, { step: "failed", reason: end.reason }));
      case "rejected":
        return finish(photo, { step: "rejected", reason: end.reason });
    }
  }

  function check(photo: string) {
    set(advance(queue, photo, { step: "checking" }));
    intake.watch(photo);
  }

  function goOnLater(photo: string) {
    const pause = pauses.get(photo) ?? FIRST_PAUSE;
    pauses.set(photo, Math.min(pause * 2, LONGEST_PAUSE));
    setTimeout(() => goOn(photo), pause);
  }

  function goOn(photo: string) {
    if (!ports.network.online() || !queue.some((one) => one.photo === photo && one.state.step === "waiting")) return;
    set(retry(queue, photo));
    startNext();
  }

  function finish(photo: string, state: UploadState) {
    set(advance(queue, photo, state));
    forget(photo);
  }

  function forget(photo: string) {
    files.delete(photo);
    pauses.delete(photo);
    release(photo);
    void ports.keptFiles.forget(photo);
  }

  const groupOf = (photo: string) => queue.find((upload) => upload.photo === photo)?.group ?? "";

  async function claimed(photo: string): Promise<boolean> {
    const release = await ports.claim(`upload-${photo}`);
    if (release) releases.set(photo, release);
    return release !== null;
  }

  /** One after the other: hundreds at once would hold up the page. Only what is kept can be found by another tab. */
  async function keepAll(group: string, taken: readonly TakenFile[]): Promise<void> {
    for (const { photo, file } of taken) {
      if (!files.has(photo)) continue;
      await claimed(photo);
      if (!files.has(photo)) release(photo);
      else await ports.keptFiles.keep({ photo, group, file, arrived: hasArrived(photo) });
    }
  }

  const hasArrived = (photo: string) =>
    queue.some((upload) => upload.photo === photo && upload.state.step === "checking");

  function release(photo: string) {
    releases.get(photo)?.();
    releases.delete(photo);
  }

  ports.network.onChange(() => {
    if (!ports.network.online()) {
      for (const transfer of transfers.values()) transfer.stop();
      return;
    }
    for (const { photo, state } of queue) if (state.step === "waiting") goOn(photo);
    startNext();
  });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    queue: () => queue,
    add(group, chosen) {
      const taken = chosen.map((file) => ({ photo: ports.newId(), file }));
      for (const { photo, file } of taken) {
        if (refusalOf(file)) continue;
        files.set(photo, file);
      }
      void keepAll(group, taken);
      set(
        enqueue(
          queue,
          taken.map(({ photo, file }) => newUpload(photo, group, file)),
        ),
      );
      startNext();
      return taken.filter(({ photo }) => files.has(photo));
    },
    retry(photo) {
      set(retry(queue, photo));
      startNext();
    },
    remove(photo) {
      const transfer = transfers.get(photo);
      transfers.delete(photo);
      transfer?.stop();
      intake.forget(photo);
      set(remove(queue, photo));
      forget(photo);
      startNext();
    },
    async restore(group) {
      const restored: TakenFile[] = [];
      for (const { photo, file, arrived } of await ports.keptFiles.of(group)) {
        if (queue.some((upload) => upload.photo === photo) || !(await claimed(photo))) continue;
        files.set(photo, file);
        restored.push({ photo, file });
        set(enqueue(queue, [newUpload(photo, group, file)]));
        if (arrived) check(photo);
      }
      startNext();
      return restored;
    },
  };
}

function newUpload(photo: string, group: string, file: File): Upload {
  const refusal = refusalOf(file);
  const state: UploadState = refusal ? { step: "rejected", reason: refusal } : { step: "queued" };
  return { photo, group, name: file.name, bytes: file.size, sent: 0, state };
}
