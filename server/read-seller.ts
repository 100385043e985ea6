import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { StartupError } from "../platform/startup/startup-error.ts";
import { type Seller, seller } from "../services/legal/contract.ts";

const demoSeller = join(import.meta.dirname, "../demo/seller.json");

/**
 * Reads who sells.
 *
 * @param file null: the demo's
 * @throws StartupError when the file is not there or lacks something the law wants named
 */
export async function readSeller(file: string | null): Promise<Seller> {
  const path = file ?? demoSeller;
  const text = await readFile(path, "utf8").catch(() => {
    throw new StartupError(`SELLER: cannot read ${path}`);
  });
  const read = seller.safeParse(parsed(text, path));
  if (read.success) return read.data;
  const fields = [...new Set(read.error.issues.map(({ path }) => path.join(".")))];
  throw new StartupError(
    `SELLER: ${path} has no good ${fields.join(", ")}; the law asks for each, null says there is none where there may be none (managingDirectors, register, vatId)`,
  );
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StartupError(`SELLER: ${path} is not JSON`);
  }
}
