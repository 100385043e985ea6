import type { FileStore } from "../../platform/files/file-store.ts";
import { PrintFileNotKept } from "./made-file.ts";

/** @throws PrintFileNotKept */
export async function putFile(
  files: FileStore,
  source: Parameters<FileStore["put"]>[0],
  contentType: string,
): Promise<{ readonly sha256: string; readonly bytes: number }> {
  const stored = await files.put(source, { contentType });
  if (!stored.ok) throw new PrintFileNotKept(`the print file cannot be stored: ${stored.error}`);
  return stored.value;
}
