import type { ByteSink } from "../pdf/sink.ts";

/** A sink that keeps everything, and can tell how many writes were under way at once. */
export function memorySink(): ByteSink & { bytes(): Buffer; readonly mostAtOnce: number } {
  const pieces: Buffer[] = [];
  let open = 0;
  let mostAtOnce = 0;
  return {
    async write(bytes) {
      mostAtOnce = Math.max(mostAtOnce, ++open);
      await Promise.resolve();
      pieces.push(Buffer.from(bytes));
      open--;
    },
    bytes: () => Buffer.concat(pieces),
    get mostAtOnce() {
      return mostAtOnce;
    },
  };
}
