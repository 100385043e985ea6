import { accessSync, constants, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/**
 * Where what tests write is gone with them: in memory where the system has such a folder that is open to us and has room, otherwise
 * among the temporary files. A database of 900 files is copied in a tenth of the time, and nothing waits for the disk.
 *
 * @param needed bytes that have to be free; a container's own folder has 64 MB in all
 */
export function quickFolder(memory = "/dev/shm", needed = 2 * 1024 ** 3): string {
  try {
    accessSync(memory, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= needed ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
