import { accessSync, constants, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/**
 * A folder for temporary test data: in memory where `memory` is writable and large enough, otherwise in the temporary
 * folder. Copying a database of 900 files takes a tenth of the time there.
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
