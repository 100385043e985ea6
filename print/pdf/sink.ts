import type { FileHandle } from "node:fs/promises";
import type { Writable } from "node:stream";

/**
 * Where the bytes of a file go, in order. Once the promise is fulfilled the bytes have been taken and the caller may reuse
 * their memory; awaiting it is the back pressure.
 */
export interface ByteSink {
  write(bytes: Uint8Array): Promise<void>;
}

/** Appends to an open file at its current position. Closing (and syncing) is the caller's. */
export function fileSink(file: FileHandle): ByteSink {
  return {
    async write(bytes) {
      for (let done = 0; done < bytes.length; )
        done += (await file.write(bytes, done, bytes.length - done)).bytesWritten;
    },
  };
}

/** Any writable stream: an upload to a file store, an HTTP answer. */
export function streamSink(stream: Writable): ByteSink {
  return {
    write: (bytes) =>
      new Promise((resolve, reject) => {
        stream.write(bytes, (error) => (error ? reject(error) : resolve()));
      }),
  };
}
