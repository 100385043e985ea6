import type { KeptDesign } from "./kept-design.ts";

/** Where the browser keeps designs, ahead of the server. `browser-journal.ts` does it in IndexedDB. */
export interface Journal {
  /** As last written; the content is unchecked, because an older release may have written it. */
  read(design: string): Promise<unknown>;
  /** Resolves when the state is safely on the device; false when this browser cannot keep it. */
  write(kept: KeptDesign): Promise<boolean>;
  forget(design: string): Promise<void>;
}
