import { join } from "node:path";

/**
 * Folder of the pages' pictures, which are served below `/pictures/`.
 *
 * @param configured null: the demo's
 */
export const picturesFolderOf = (configured: string | null): string =>
  configured ?? join(import.meta.dirname, "../demo/pictures");
