import { ERRORS, type Lock, type Locker } from "@tus/server";

/**
 * Allows one request at a time per upload. A later one makes the holder let go (cut connections are often noticed only
 * then) and waits without polling, unlike the library's own locker.
 */
export function createUploadLocks(longestWait = 30_000): Locker {
  const held = new Map<string, { letGo: () => void; released: Promise<void>; release: () => void }>();

  return {
    newLock(id): Lock {
      return {
        async lock(signal, requestRelease) {
          const timeout = AbortSignal.any([signal, AbortSignal.timeout(longestWait)]);
          for (let holder = held.get(id); holder; holder = held.get(id)) {
            holder.letGo();
            await Promise.race([holder.released, aborted(timeout)]);
            if (timeout.aborted) throw ERRORS.ERR_LOCK_TIMEOUT;
          }
          const { promise, resolve } = Promise.withResolvers<void>();
          held.set(id, { letGo: () => void requestRelease(), released: promise, release: resolve });
        },
        async unlock() {
          const holder = held.get(id);
          held.delete(id);
          holder?.release();
        },
      };
    },
  };
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
