import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import type { Writable } from "node:stream";

/**
 * Receives a file's bytes in order. After the promise the caller may reuse their memory; awaiting it is the back
 * pressure.
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

/**
 * Takes the SHA-256 of what passes while the sink behind it is busy writing. For sinks that do not name their content
 * by digest themselves; it costs more than writing a book of photos does.
 */
export function digestingSink(sink: ByteSink): ByteSink & { sha256(): string } {
  const hash = createHash("sha256");
  return {
    write(bytes) {
      const writing = sink.write(bytes);
      hash.update(bytes);
      return writing;
    },
    sha256: () => hash.digest("hex"),
  };
}
