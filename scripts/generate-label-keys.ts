import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { labelKeySource } from "../demo/labels/label-keys.ts";

/** Writes `core/label-key.generated.ts` from the vocabulary, so that code can only name labels that exist. */
await writeFile(join(import.meta.dirname, "../core/label-key.generated.ts"), labelKeySource());
